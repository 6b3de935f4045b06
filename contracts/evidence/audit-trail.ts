import { digestOfText } from './bytes.ts';

/** One thing that happened to a document, as the archive tells it. */
export interface TrailEntry {
  readonly number: number;
  readonly what: string;
  readonly at: string;
  readonly by: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly previous: string;
  readonly hash: string;
}

/** The one JSON text of a value by RFC 8785, for what a trail holds: texts, numbers, and objects of them. */
const canonical = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? `{${Object.entries(value)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`)
        .join(',')}}`
    : (JSON.stringify(value) ?? 'null');

/** The number of the first entry that was changed, removed or put in later; null where the chain holds. */
export const firstBreak = async (documentId: string, trail: readonly TrailEntry[]): Promise<number | null> => {
  // It begins with the document's own id: a trail can't be moved to another one.
  let previous = await digestOfText(`touchline document ${documentId}`);
  for (const [index, { hash, ...entry }] of trail.entries()) {
    const isNext = entry.number === index + 1 && entry.previous === previous;
    if (!isNext || (await digestOfText(canonical(entry))) !== hash) return index + 1;
    previous = hash;
  }
  return null;
};
