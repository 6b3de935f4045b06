import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/** Bytes: below it an answer fits into one packet, and packing it saves nobody any time. */
const worthIt = 1_024;
/** As a power of two: an answer's own size, where the default asks for megabytes of memory per answer. */
const window = 16;

/**
 * Packs what the BFF writes itself, pages and answers; files come packed. Packed answers tell by their length what they hold to who can put
 * guesses into them and read lengths: another site can't, its requests bring no cookie (SameSite), and pages hold nothing of what was asked.
 */
export const packAnswers = (): RequestHandler =>
  compression({
    threshold: worthIt,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: window } },
  });
