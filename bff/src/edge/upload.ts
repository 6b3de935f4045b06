import { Rejected } from '@touchline/infra/domain';
import { limits } from '@touchline/infra/http';
import busboy from 'busboy';
import type { Request } from 'express';

export interface Multipart {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: { readonly bytes: Uint8Array; readonly name: string; readonly content_type: string } | undefined;
}

export const isMultipart = (req: Request): boolean =>
  /^multipart\/form-data\b/i.test(req.headers['content-type'] ?? '');

/** Reads a form with at most one file, field `file`. Refuses with `FileTooLarge` or `ValidationFailed`. */
export const readMultipart = (req: Request): Promise<Multipart> =>
  new Promise((resolve, reject) => {
    const refuse = (error: Error): void => {
      req.unpipe();
      req.resume();
      reject(error);
    };
    const malformed = () =>
      refuse(new Rejected('ValidationFailed', { details: [{ path: '', message: 'The form could not be read.' }] }));
    let form: ReturnType<typeof busboy>;
    try {
      form = busboy({
        headers: req.headers,
        limits: { fileSize: limits.upload, files: 1, fields: 10, fieldSize: 1000, parts: 12 },
      });
    } catch {
      malformed();
      return;
    }
    const fields: Record<string, string> = {};
    const chunks: Buffer[] = [];
    let file: { name: string; content_type: string } | undefined;
    form.on('field', (name, value) => {
      fields[name] = value ?? '';
    });
    form.on('file', (name, stream, info) => {
      if (name !== 'file') {
        stream.resume();
        return;
      }
      file = { name: info.filename ?? 'file', content_type: info.mimeType };
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => refuse(new Rejected('FileTooLarge', { max_bytes: limits.upload })));
    });
    form.on('error', malformed);
    form.on('close', () => resolve({ fields, file: file ? { ...file, bytes: Buffer.concat(chunks) } : undefined }));
    req.pipe(form);
  });
