import type { After } from './request.ts';

/** At most this many positions travel with a request. */
export const maxAfter = 8;

/** `off_1@4, doc_2@1` ↔ positions. What isn't of that form is left out: it only costs freshness. */
export const parseAfter = (header: string | undefined): readonly After[] =>
  (header ?? '')
    .split(',')
    .slice(0, maxAfter)
    .flatMap((part) => {
      const match = /^\s*([a-z]{3}_[0-9a-z]{1,60})@([0-9]{1,9})\s*$/.exec(part);
      return match?.[1] && match[2] ? [{ id: match[1], sequence: Number(match[2]) }] : [];
    });

export const formatAfter = (after: readonly After[]): string => after.map((a) => `${a.id}@${a.sequence}`).join(',');
