import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { assets, Unavailable } from '@touchline/platform/http';
import type { RequestHandler } from 'express';
import { fetch } from 'undici';
import { connections, untilTaken } from '../upstream/connections.ts';

/** Where a frontend's build lies: a folder of this machine, or a folder of the host that serves them. */
export type Site = { readonly directory: string } | { readonly host: string };

/** A host of files that hangs is as good as one that is away. */
const patienceMs = 5_000;

/** What of a request the host of the files needs; who asks is none of its business. */
const forwardedHeaders = ['accept', 'accept-encoding', 'if-none-match', 'if-modified-since', 'range'] as const;
/** Of its answer: what is about the connection to it is ours alone. */
const ownHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The files of a frontend below the path where it is mounted, always from this site's own address. */
export const filesOf = (site: Site): RequestHandler => {
  if ('directory' in site) return assets(site.directory);
  const { origin, pathname } = new URL(site.host);
  const folder = pathname.replace(/\/$/, '');
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      next();
      return;
    }
    // Ends what is under way where the browser leaves, and until the host begins to answer where it takes too long.
    const gone = new AbortController();
    res.once('close', () => gone.abort());
    const timer = setTimeout(() => gone.abort(new DOMException('no answer in time', 'TimeoutError')), patienceMs);
    const headers = Object.fromEntries(
      forwardedHeaders.flatMap((name) => (req.headers[name] === undefined ? [] : [[name, String(req.headers[name])]])),
    );
    const send = () =>
      connections.request({
        ...{ origin, path: `${folder}${req.url}`, method: req.method as 'GET' | 'HEAD', headers },
        ...{ signal: gone.signal, bodyTimeout: patienceMs },
      });
    const answer = await untilTaken(send, true)
      .catch((cause: unknown) => {
        if (!res.closed) throw new Unavailable('frontends', cause);
      })
      .finally(() => clearTimeout(timer));
    if (!answer) return;
    res.status(answer.statusCode);
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined && !ownHeaders.has(name)) res.setHeader(name, value);
    // Whoever leaves in the middle, or a host that does: both ends are closed, and there is nobody to tell.
    await pipeline(answer.body, res).catch(() => {});
  };
};

/** One text file of a frontend, fetched again when it is older than `keptMs`; while its host is away the last one serves. */
export const textOf = (site: Site, name: string, keptMs: number): (() => Promise<string>) => {
  let kept: { readonly text: string; readonly until: number } | undefined;
  let asking: Promise<string> | undefined;
  const ask = async (): Promise<string> => {
    if ('directory' in site) return readFile(join(site.directory, name), 'utf8');
    const signal = AbortSignal.timeout(patienceMs);
    const send = () => fetch(`${site.host}/${name}`, { signal, redirect: 'error', dispatcher: connections });
    const reply = await untilTaken(send, true);
    if (!reply.ok) throw new Error(`${site.host}/${name} answers ${reply.status}`);
    return reply.text();
  };
  return () => {
    if (kept && Date.now() < kept.until) return Promise.resolve(kept.text);
    asking ??= ask()
      .catch((cause: unknown) => {
        if (kept) return kept.text;
        throw new Unavailable('frontends', cause);
      })
      .then((text) => {
        kept = { text, until: Date.now() + keptMs };
        return text;
      })
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
};
