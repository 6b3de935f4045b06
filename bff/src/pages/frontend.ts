import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assets, Unavailable } from '@touchline/platform/http';
import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

/** Where a frontend's build lies: a folder of this machine, or a folder of the host that serves them. */
export type Site = { readonly directory: string } | { readonly host: string };

/** A host of files that hangs is as good as one that is away. */
const patienceMs = 5_000;

/** What of a request the host of the files needs; who asks is none of its business. */
const forwardedHeaders = new Set([
  'accept',
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
  'range',
  'host',
  'connection',
]);

/** The files of a frontend below the path where it is mounted, always from this site's own address. */
export const filesOf = (site: Site): RequestHandler => {
  if ('directory' in site) return assets(site.directory);
  const proxy = createProxyMiddleware({
    target: site.host,
    changeOrigin: true,
    // Of the host alone: the other one would leave a listener on the browser's connection with each file.
    proxyTimeout: patienceMs,
    on: {
      proxyReq: (request) => {
        for (const name of request.getHeaderNames()) if (!forwardedHeaders.has(name)) request.removeHeader(name);
      },
      error: (cause, _req, res) => {
        if (!('status' in res) || typeof res.status !== 'function') return;
        const answer = res as import('express').Response;
        if (answer.headersSent) answer.destroy(cause);
        else answer.req.next?.(new Unavailable('frontends', cause));
      },
    },
  });
  return (req, res, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') void proxy(req, res, next);
    else next();
  };
};

/** One text file of a frontend, fetched again when it is older than `keptMs`; while its host is away the last one serves. */
export const textOf = (site: Site, name: string, keptMs: number): (() => Promise<string>) => {
  let kept: { readonly text: string; readonly until: number } | undefined;
  let asking: Promise<string> | undefined;
  const ask = async (): Promise<string> => {
    if ('directory' in site) return readFile(join(site.directory, name), 'utf8');
    const reply = await fetch(`${site.host}/${name}`, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' });
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
