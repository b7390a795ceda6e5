/** The server's address for others. On the server's own machine, it differs from the address in the browser. */

import { get } from "./api.ts";
import type { HouseInfo } from "./types/api.ts";

const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

export interface PublicAddress {
  /** The address, without a slash at the end. */
  origin: string;
  /** Whether another device can use it. */
  isReachable: boolean;
}

export async function publicAddress(): Promise<PublicAddress> {
  if (!LOCAL.includes(location.hostname)) return { origin: location.origin, isReachable: true };
  const { address } = await get<HouseInfo>("/api/house");
  return { origin: address ? address.replace(/\/$/, "") : location.origin, isReachable: address !== "" };
}
