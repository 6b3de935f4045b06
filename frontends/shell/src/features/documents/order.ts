import type { SigningPlace } from '@touchline/contracts/policies/signing-places';
import type { DocumentRow } from './api/documents-api.ts';

/** The order in which a draft is signed, as its author moves people about in it: pure. */

type Placed = {
  readonly signers: readonly { readonly profile_id: string; readonly place: number }[];
  readonly places: DocumentRow['places'];
};

/** The places with the profiles of those who stand there. */
export const orderOf = ({ signers, places }: Placed): readonly SigningPlace[] =>
  places.map(({ place, needed }) => ({
    needed,
    signers: signers.filter((signer) => signer.place === place).map(({ profile_id }) => profile_id),
  }));

const alone = (id: string): SigningPlace => ({ signers: [id], needed: 1 });

/** Where all are needed all stay needed, whoever comes or goes. */
const withSigners = ({ signers, needed }: SigningPlace, next: readonly string[]): SigningPlace => ({
  signers: next,
  needed: needed === signers.length ? next.length : Math.min(needed, next.length),
});

const placeOf = (places: readonly SigningPlace[], id: string): number =>
  places.findIndex(({ signers }) => signers.includes(id));

const filled = (places: readonly SigningPlace[]): readonly SigningPlace[] =>
  places.filter(({ signers }) => signers.length > 0);

const without = (places: readonly SigningPlace[], id: string): readonly SigningPlace[] =>
  places.map((place) =>
    place.signers.includes(id)
      ? withSigners(
          place,
          place.signers.filter((one) => one !== id),
        )
      : place,
  );

/** Puts somebody at a place of their own, before the place that is `at` now. */
export const movedBefore = (places: readonly SigningPlace[], id: string, at: number): readonly SigningPlace[] =>
  filled([...without(places.slice(0, at), id), alone(id), ...without(places.slice(at), id)]);

/** Puts somebody beside those who stand at this place. */
export const movedInto = (places: readonly SigningPlace[], id: string, at: number): readonly SigningPlace[] =>
  places[at]?.signers.includes(id)
    ? places
    : filled(
        without(places, id).map((place, here) => (here === at ? withSigners(place, [...place.signers, id]) : place)),
      );

/** One step in the order: past the next place or, from a place of several, out of it. */
export const movedBy = (places: readonly SigningPlace[], id: string, by: -1 | 1): readonly SigningPlace[] => {
  const from = placeOf(places, id);
  const inGroup = (places[from]?.signers.length ?? 0) > 1;
  if (inGroup) return movedBefore(places, id, by < 0 ? from : from + 1);
  const to = from + by;
  if (from < 0 || to < 0 || to >= places.length) return places;
  return movedBefore(places, id, by < 0 ? to : to + 1);
};

/** With whoever signs just before. */
export const together = (places: readonly SigningPlace[], id: string): readonly SigningPlace[] => {
  const from = placeOf(places, id);
  return from > 0 ? movedInto(places, id, from - 1) : places;
};

/** By the arrow that is pressed; null: another key. */
export const movedByKey = (
  places: readonly SigningPlace[],
  id: string,
  key: string,
): readonly SigningPlace[] | null => {
  switch (key) {
    case 'ArrowUp':
      return movedBy(places, id, -1);
    case 'ArrowDown':
      return movedBy(places, id, 1);
    case 'ArrowRight':
      return together(places, id);
    case 'ArrowLeft':
      return (places[placeOf(places, id)]?.signers.length ?? 0) > 1 ? movedBy(places, id, 1) : places;
    default:
      return null;
  }
};

export const neededAt = (places: readonly SigningPlace[], at: number, needed: number): readonly SigningPlace[] =>
  places.map((place, here) => (here === at ? { ...place, needed } : place));

/** How many have signed, and how many signatures it takes. */
export const signaturesOf = ({
  places,
}: Pick<Placed, 'places'>): { readonly done: number; readonly total: number } => ({
  done: places.reduce((sum, { signed }) => sum + signed, 0),
  total: places.reduce((sum, { needed }) => sum + needed, 0),
});

/** Whose turn it is, by name; of several at one place how many are missing yet. Null: nobody's. */
export const waitedFor = ({
  signers,
  places,
}: {
  readonly signers: readonly Pick<DocumentRow['signers'][number], 'name' | 'status' | 'place'>[];
  readonly places: DocumentRow['places'];
}): { readonly name: string } | { readonly missing: number; readonly of: number } | null => {
  const current = signers.filter(({ status }) => status === 'current');
  const [first] = current;
  if (!first) return null;
  const place = places.find((one) => one.place === first.place);
  if (current.length === 1 || !place) return { name: first.name };
  return { missing: place.needed - place.signed, of: current.length };
};
