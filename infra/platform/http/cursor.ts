import { Rejected } from '../domain/index.ts';

/** A position in an ordered list: the value of the order's key at the last row, and that row's id. */
export interface Cursor {
  readonly key: string | number | null;
  readonly id: string;
}

export const writeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify([cursor.key, cursor.id])).toString('base64url');

/** Reads what `writeCursor` wrote; anything else is a `ValidationFailed` at `cursor`. */
export const readCursor = (text: string | undefined): Cursor | undefined => {
  if (text === undefined) return undefined;
  try {
    const [key, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [unknown, unknown];
    if ((key === null || typeof key === 'string' || typeof key === 'number') && typeof id === 'string')
      return { key, id };
  } catch {
    // Falls through to the refusal: a cursor is ours or it is nothing.
  }
  throw new Rejected('ValidationFailed', {
    details: [{ path: 'cursor', message: 'This page of the list is not known. Start again.' }],
  });
};
