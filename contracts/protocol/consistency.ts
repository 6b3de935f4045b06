import { z } from 'zod';

/**
 * Read your writes. The reply of a command names what it wrote, `<aggregate id>@<sequence>`, comma separated; the next reads
 * carry the newest few of these tokens, and a read model waits until it has seen them.
 */

export const consistencyHeader = 'touchline-after';
/** Keeps the newest tokens for the next page load. */
export const consistencyCookie = 'touchline-after';
/** So many tokens travel with a request. */
export const consistencyLimit = 8;

/** The position of an aggregate in its events that a client has already seen the effect of. */
export const consistencyToken = z
  .string()
  .trim()
  .regex(/^[a-z]{3}_[0-9a-z]{1,60}@[0-9]{1,9}$/)
  .transform((text) => {
    const at = text.indexOf('@');
    return { id: text.slice(0, at), sequence: Number(text.slice(at + 1)) };
  });
export type ConsistencyToken = Readonly<z.output<typeof consistencyToken>>;

/** The first few of a header. What isn't of that form is left out: it only costs freshness. */
export const parseTokens = (header: string | null | undefined): readonly ConsistencyToken[] =>
  (header ?? '')
    .split(',')
    .slice(0, consistencyLimit)
    .flatMap((part) => {
      const parsed = consistencyToken.safeParse(part);
      return parsed.success ? [parsed.data] : [];
    });

export const formatTokens = (tokens: readonly ConsistencyToken[]): string =>
  tokens.map(({ id, sequence }) => `${id}@${sequence}`).join(',');

/** Joins what was known with what was just written: one token per aggregate, its highest sequence, the newest last. */
export const mergeTokens = (
  known: readonly ConsistencyToken[],
  written: readonly ConsistencyToken[],
): readonly ConsistencyToken[] => {
  const sequences = new Map<string, number>();
  for (const { id, sequence } of [...known, ...written]) {
    const before = sequences.get(id) ?? -1;
    sequences.delete(id); // Moves it to the end.
    sequences.set(id, Math.max(before, sequence));
  }
  return [...sequences].map(([id, sequence]) => ({ id, sequence })).slice(-consistencyLimit);
};
