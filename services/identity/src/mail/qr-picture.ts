import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** In modules, the smallest squares: cameras look for the light around a code. */
const quietZone = 4;
/** In pixels a side, so that mail programs that show it large don't blur it. */
const moduleSize = 8;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const chunk = (type: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
};

/** Black on white, a bit per pixel (PNG, third edition). @param rows true: black. */
const pngOf = (rows: readonly (readonly boolean[])[]): Buffer => {
  const size = rows.length * moduleSize;
  const lines = rows.flatMap((row) => {
    // The first byte of a line names its filter: none.
    const line = Buffer.alloc(1 + Math.ceil(size / 8));
    for (let x = 0; x < size; x += 1)
      if (!row[Math.floor(x / moduleSize)]) line[1 + (x >> 3)] = (line[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
    return Array.from({ length: moduleSize }, () => line);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header[8] = 1; // one bit of grey; compression, filter and interlace are the only or the plain ones: 0
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.concat(lines))), chunk('IEND', Buffer.of())];
  return Buffer.concat([signature, ...parts]);
};

/** An address as a QR code for a camera. @returns a PNG, and how wide and high it is to be shown, in CSS pixels. */
export const qrPicture = (address: string): { readonly png: Buffer; readonly size: number } => {
  const { data, size } = encode(address, { ecc: 'M', border: quietZone });
  return { png: pngOf(data), size: size * (moduleSize / 2) };
};
