import type { Collection, Schema } from 'mongoose';
import { Rejected } from '../domain/index.ts';

/**
 * A bound on how many an owner has at the same moment that no race passes: each takes one of so many places, and a place is
 * one aggregate's by a unique index over `state.place_key`. An aggregate that is given up has no place (null).
 */

/** Somebody else took the place meanwhile: another is tried. */
export class PlaceTaken extends Rejected {
  constructor() {
    super('StaleVersion');
  }
}

/** The name of the index, for what a repository is refused with. */
export const placeIndex = 'one_per_place';

export const indexPlaces = (schema: Schema): Schema =>
  schema.index(
    { 'state.place_key': 1 },
    { name: placeIndex, unique: true, partialFilterExpression: { 'state.place_key': { $type: 'string' } } },
  );

/**
 * A free place among these (a query of the collection), null where all are taken. Those written before there were places
 * count too.
 */
export const freePlace = async (
  // biome-ignore lint/suspicious/noExplicitAny: any aggregate's collection
  collection: Collection<any>,
  {
    owner,
    among,
    most,
  }: { readonly owner: string; readonly among: Readonly<Record<string, unknown>>; readonly most: number },
): Promise<string | null> => {
  const rows = await collection.find(among, { projection: { 'state.place_key': 1 } }).toArray();
  const taken = rows.map(({ state }) => (state as { readonly place_key?: string | null }).place_key);
  if (taken.length >= most) return null;
  const names = Array.from({ length: most }, (_, n) => `${owner}/${n}`);
  return names.find((name) => !taken.includes(name)) ?? null;
};

/** Writes into a free place; into another one where somebody was quicker. Throws `full` where there is none. */
export const inFreePlace = async <Written>(
  find: () => Promise<string | null>,
  full: () => Rejected,
  write: (place_key: string) => Promise<Written>,
): Promise<Written> => {
  for (;;) {
    const place = await find();
    if (place === null) throw full();
    try {
      return await write(place);
    } catch (error) {
      if (!(error instanceof PlaceTaken)) throw error;
    }
  }
};
