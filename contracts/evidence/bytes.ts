/** Bytes that the browser's own cryptography takes. */
export type Bytes = Uint8Array<ArrayBuffer>;

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (text: string): Bytes =>
  Uint8Array.from({ length: text.length / 2 }, (_, index) => Number.parseInt(text.slice(index * 2, index * 2 + 2), 16));

export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/** What was packed, as zip archives (`deflate-raw`) and PDFs (`deflate`) do. Throws where that isn't so, or it is longer. */
export const inflated = async (
  packed: Bytes,
  format: CompressionFormat,
  longest = Number.POSITIVE_INFINITY,
): Promise<Bytes> => {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream(format)).getReader();
  const parts: Bytes[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > longest) {
      await reader.cancel();
      throw new Error('longer than is read');
    }
    parts.push(next.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
};

/** SHA-256, hex. */
export const digestOf = async (bytes: Bytes): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));

export const digestOfText = (text: string): Promise<string> => digestOf(new TextEncoder().encode(text));
