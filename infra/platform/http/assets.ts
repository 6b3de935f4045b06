import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import type { RequestHandler } from 'express';
import { Rejected } from '../domain/index.ts';

/** Built once and named by content: may be kept for good. Manifests and the rest are asked for again. */
const hashed = /\.[0-9a-f]{8,}\.(?:js|css|woff2|svg|png|mjs)$/;

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

const readable = (path: string): Promise<boolean> =>
  access(path, constants.R_OK).then(
    () => true,
    () => false,
  );

/**
 * Files of a build folder, in the best precompressed form that the browser takes. A missing one is a 404, never a page.
 * `immutable`: nothing in the folder will ever change.
 */
export const assets =
  (directory: string, { immutable = false }: { readonly immutable?: boolean } = {}): RequestHandler =>
  async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next();
      return;
    }
    const path = normalize(join(directory, decodeURIComponent(req.path)));
    const isFile =
      path.startsWith(directory + sep) &&
      (await stat(path).then(
        (s) => s.isFile(),
        () => false,
      ));
    if (!isFile) throw new Rejected('NotFound');
    const forGood = immutable || hashed.test(path);
    res.setHeader('cache-control', forGood ? 'public, max-age=31536000, immutable' : 'no-cache');
    res.setHeader('vary', 'accept-encoding');
    const accepted = String(req.headers['accept-encoding'] ?? '');
    for (const { name, suffix } of encodings) {
      if (!accepted.includes(name) || !(await readable(path + suffix))) continue;
      res.setHeader('content-encoding', name);
      res.type(path.slice(path.lastIndexOf('.')));
      res.sendFile(path + suffix, { cacheControl: false, lastModified: false, etag: true });
      return;
    }
    res.sendFile(path, { cacheControl: false, etag: true });
  };
