/** Where others find us. Who is at the server's own machine must give them another address than his. */

import { get } from "./api.ts";
import type { HouseInfo } from "./types/api.ts";

const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

export interface PublicAddress {
  /** Without a slash at the end. */
  origin: string;
  /** Whether another device can use it. */
  isReachable: boolean;
}

export async function publicAddress(): Promise<PublicAddress> {
  if (!LOCAL.includes(location.hostname)) return { origin: location.origin, isReachable: true };
  const { address } = await get<HouseInfo>("/api/house");
  return { origin: address ? address.replace(/\/$/, "") : location.origin, isReachable: address !== "" };
}
