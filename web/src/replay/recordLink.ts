/** A whole record in a link, for hosts that keep no records: compressed, as text that an address may contain. */

const MARK = "z.";

async function through(data: Blob, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(data.stream().pipeThrough(stream)).arrayBuffer());
}

/** Return a record as text for an address. */
export async function packed(record: unknown): Promise<string> {
  const data = await through(new Blob([JSON.stringify(record)]), new CompressionStream("deflate-raw"));
  const letters = Array.from(data, (byte) => String.fromCharCode(byte)).join("");
  return MARK + btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Return the text of a record in an address; null if the address does not contain one. */
export async function unpacked(link: string): Promise<string | null> {
  if (!link.startsWith(MARK)) return null;
  const letters = atob(link.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
  const data = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(new Blob([data]), new DecompressionStream("deflate-raw")));
}
