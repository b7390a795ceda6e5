/** Downloads. */

/** Let the browser save data under a file name. */
export function save(data: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(data);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read it a little later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Return the bytes of a base64 text. */
export function decoded(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
