import { finished } from 'node:stream';
import { Rejected } from '@touchline/platform/domain';
import { storeUpload } from '@touchline/platform/http';
import busboy from 'busboy';
import type { Request } from 'express';

export interface Multipart {
  readonly fields: Readonly<Record<string, string>>;
  /** The file, at the path that the reader of the form was given. */
  readonly file: { readonly size: number; readonly name: string; readonly content_type: string } | undefined;
}

export const isMultipart = (req: Request): boolean =>
  /^multipart\/form-data\b/i.test(req.headers['content-type'] ?? '');

/** What stands around the file in a form, at most. */
const frameBytes = 64 * 1024;

const malformed = (): Rejected =>
  new Rejected('ValidationFailed', { details: [{ path: '', message: 'The form could not be read.' }] });
const tooLarge = (maxBytes: number): Rejected => new Rejected('FileTooLarge', { max_bytes: maxBytes });

const parserFor = (req: Request, maxBytes: number): ReturnType<typeof busboy> => {
  try {
    return busboy({
      headers: req.headers,
      limits: { fileSize: maxBytes + 1, files: 1, fields: 10, fieldSize: 1000, parts: 12 },
    });
  } catch {
    throw malformed();
  }
};

/**
 * Reads a form with at most one file, field `file`, of at most `maxBytes`, which go to `path`. Refuses with `FileTooLarge` or
 * `ValidationFailed`; a form that ends too early, or whose sender is gone, is one that can't be read. Settles once,
 * whatever happens to the connection.
 */
export const readMultipart = async (req: Request, path: string, maxBytes: number): Promise<Multipart> => {
  // Who says so beforehand needn't send it.
  if (Number(req.headers['content-length'] ?? 0) > maxBytes + frameBytes) throw tooLarge(maxBytes);
  const form = parserFor(req, maxBytes);
  const fields: Record<string, string> = {};
  let file: Omit<NonNullable<Multipart['file']>, 'size'> | undefined;
  let stored: Promise<number> | undefined;
  const read = new Promise<void>((resolve, reject) => {
    const refuse = (): void => reject(malformed());
    form.on('field', (name, value) => {
      fields[name] = value ?? '';
    });
    form.on('file', (name, stream, info) => {
      // The file has a stream of its own, and the form's unexpected end is an error of both.
      stream.on('error', refuse);
      if (name !== 'file') {
        stream.resume();
        return;
      }
      file = { name: info.filename ?? 'file', content_type: info.mimeType };
      stored = storeUpload(stream, path, maxBytes);
      stored.catch(reject);
    });
    form.on('error', refuse);
    form.on('close', resolve);
    // Where the sender is gone, now or since before we listened, nothing more comes: the parser would wait for ever.
    finished(req, { writable: false }, (gone) => {
      if (gone) refuse();
    });
    req.pipe(form);
  });
  try {
    await read;
    return { fields, file: file && { ...file, size: (await stored) ?? 0 } };
  } catch (error) {
    req.unpipe(form);
    form.destroy();
    // Nobody takes the path away while something is still written there.
    await stored?.catch(() => undefined);
    throw error;
  }
};
