import express, { type Request, type RequestHandler } from 'express';
import { Rejected } from '../domain/index.ts';

/** Deeper than anything of ours. Whoever walks a value by calling itself would run out of stack at a few thousand. */
export const maxDepth = 32;

const quote = 0x22;
const backslash = 0x5c;
const opens = new Set([0x5b, 0x7b]);
const closes = new Set([0x5d, 0x7d]);

/** How deep the brackets of a JSON text are nested, without reading it: brackets within strings don't count. */
export const depthOf = (text: Uint8Array): number => {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at] as number;
    if (inString) {
      if (byte === backslash) at += 1;
      else if (byte === quote) inString = false;
    } else if (byte === quote) inString = true;
    else if (opens.has(byte)) {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (closes.has(byte)) depth -= 1;
  }
  return deepest;
};

const refuseDeep = (text: Uint8Array): void => {
  if (depthOf(text) > maxDepth)
    throw new Rejected('ValidationFailed', { details: [{ path: '', message: 'The request is nested too deeply.' }] });
};

/** The one reader of JSON bodies: strict, as it is sent (nobody packs one, and little packed is much unpacked), at most `limit` bytes, nested at most `maxDepth` deep. */
export const jsonBody = (
  limit: number | string,
  type: string | readonly string[] = 'application/json',
): RequestHandler =>
  express.json({
    limit,
    inflate: false,
    strict: true,
    type: type as string | string[],
    verify: (_req, _res, text) => refuseDeep(text),
  });

/** The one reader of bodies that nobody may touch before their signature is checked: at most `limit` bytes, of any type. */
export const rawBody = (limit: number): RequestHandler => express.raw({ limit, inflate: false, type: () => true });

/** What `rawBody` has read; nothing where nothing was sent. */
export const rawOf = ({ body }: Request): Uint8Array => (Buffer.isBuffer(body) ? body : new Uint8Array());
