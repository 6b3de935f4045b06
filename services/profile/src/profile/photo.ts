import { createHash } from 'node:crypto';
import { Rejected } from '@touchline/infra/domain';
import { fileTypeFromBuffer } from 'file-type';

/** Largest portrait, in bytes. */
export const maxBytes = 5 * 1024 * 1024;
/** A picture with more pixels than this is a bomb, not a portrait. */
const maxPixels = 50_000_000;
/** The longer side of what is kept. */
const maxSide = 1200;

export interface AcceptedPhoto {
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

/**
 * Takes a PNG or JPEG by its content, whatever it calls itself, and writes it anew as a JPEG of at most 1,200 pixels a
 * side: upright, without EXIF, places or trailing bytes. Refuses with `FileTooLarge` or `FileTypeNotAllowed`.
 */
export const acceptPhoto = async (bytes: Uint8Array): Promise<AcceptedPhoto> => {
  if (bytes.byteLength > maxBytes) throw new Rejected('FileTooLarge', { max_bytes: maxBytes });
  const allowed = ['PNG', 'JPEG'];
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime !== 'image/png' && found?.mime !== 'image/jpeg')
    throw new Rejected('FileTypeNotAllowed', { allowed });
  const { default: sharp } = await import('sharp');
  try {
    const photo = await sharp(bytes, { limitInputPixels: maxPixels })
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer();
    return { bytes: photo, sha256: createHash('sha256').update(photo).digest('hex') };
  } catch (cause) {
    throw Object.assign(new Rejected('FileTypeNotAllowed', { allowed }), { cause });
  }
};
