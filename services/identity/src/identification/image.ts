import { createHash } from 'node:crypto';
import { Rejected } from '@touchline/infra/domain';
import { fileTypeFromBuffer } from 'file-type';

/** Largest identification document, in bytes. */
export const maxBytes = 10 * 1024 * 1024;
/** A picture with more pixels than this is a bomb, not a passport. */
const maxPixels = 50_000_000;

export interface AcceptedFile {
  readonly bytes: Uint8Array;
  readonly content_type: 'application/pdf' | 'image/png' | 'image/jpeg';
  readonly sha256: string;
}

/**
 * Takes a PDF, PNG or JPEG by its content, whatever it calls itself. Pictures are written anew, which drops everything
 * that isn't the picture (EXIF, places, trailing bytes). Refuses with `FileTooLarge` or `FileTypeNotAllowed`.
 */
export const acceptFile = async (bytes: Uint8Array): Promise<AcceptedFile> => {
  if (bytes.byteLength > maxBytes) throw new Rejected('FileTooLarge', { max_bytes: maxBytes });
  const found = await fileTypeFromBuffer(bytes);
  const sealed = (content: Uint8Array, content_type: AcceptedFile['content_type']): AcceptedFile => ({
    bytes: content,
    content_type,
    sha256: createHash('sha256').update(content).digest('hex'),
  });
  if (found?.mime === 'application/pdf') return sealed(bytes, 'application/pdf');
  if (found?.mime !== 'image/png' && found?.mime !== 'image/jpeg')
    throw new Rejected('FileTypeNotAllowed', { allowed: ['PDF', 'PNG', 'JPEG'] });
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels }).rotate();
    return found.mime === 'image/png'
      ? sealed(await image.png().toBuffer(), 'image/png')
      : sealed(await image.jpeg({ quality: 90 }).toBuffer(), 'image/jpeg');
  } catch (cause) {
    throw Object.assign(new Rejected('FileTypeNotAllowed', { allowed: ['PDF', 'PNG', 'JPEG'] }), { cause });
  }
};
