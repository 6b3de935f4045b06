import { isGroup, isPart, placeOf, placesOf, type SigningPlace } from '@touchline/contracts/policies/signing-places';
import type { Drafted, Signer } from './state.ts';

/** Where a document stands in its order: who may sign now, and who isn't needed any more. */

type Ordered = Pick<Drafted, 'signers' | 'places'>;

const signersAt = ({ signers }: Ordered, place: SigningPlace | undefined): readonly Signer[] =>
  signers.filter(({ profile_id }) => place?.signers.includes(profile_id));

const numberOfPlace = (document: Ordered, order: number): number => {
  const found = document.signers.find((signer) => signer.order === order);
  return found ? placeOf(document, found.profile_id) : 0;
};

const signedAt = (document: Ordered, place: SigningPlace): number =>
  signersAt(document, place).filter(({ status }) => status === 'signed').length;

/** Whether the signature of this signer, which is still missing, is the last one that is needed. */
export const isLastSignature = (document: Ordered, order: number): boolean => {
  const places = placesOf(document);
  const at = numberOfPlace(document, order);
  const place = places[at - 1];
  return place !== undefined && at === places.length && signedAt(document, place) + 1 >= place.needed;
};

/** All stand at their first place; after it is filled at the next one. Who is left over at a filled place isn't needed any more. */
const turnTo = (document: Ordered, place: SigningPlace | undefined): readonly Signer[] =>
  document.signers.map((signer) =>
    signer.status === 'waiting' && place?.signers.includes(signer.profile_id)
      ? { ...signer, status: 'current' }
      : signer,
  );

export const turnToFirst = (document: Ordered): readonly Signer[] => turnTo(document, placesOf(document)[0]);

/** The signers after this one has signed. */
export const turnAfter = (document: Ordered, order: number): readonly Signer[] => {
  const places = placesOf(document);
  const at = numberOfPlace(document, order);
  const place = places[at - 1];
  if (!place || signedAt(document, place) < place.needed) return document.signers;
  const signers = document.signers.map(
    (signer): Signer => (signer.status === 'current' ? { ...signer, status: 'not-needed' } : signer),
  );
  return turnTo({ ...document, signers }, places[at]);
};

/** Who wasn't needed any more once this one had signed: where the signature before the last was it, nobody is left. */
export const leftOverBy = (document: Ordered, order: number): readonly Signer[] => {
  const place = placesOf(document)[numberOfPlace(document, order) - 1];
  return signersAt(document, place).filter(({ status }) => status === 'not-needed');
};

/** The places of a document, where several stand at one of them. */
export const groupsOf = (document: Ordered): readonly SigningPlace[] | undefined => {
  const places = placesOf(document);
  return places.some(isGroup) ? places : undefined;
};

/** Each place with how far it is. */
export const placesAsTheyStand = (document: Ordered) =>
  placesOf(document).map((place, at) => ({
    ...{ place: at + 1, needed: place.needed, of: place.signers.length, signed: signedAt(document, place) },
  }));

/** With how many others somebody signs at one place: `2 of 3` or `all 3`; null where one signs alone. */
export const groupInWords = (document: Ordered, profileId: string): string | null => {
  const place = placesOf(document)[placeOf(document, profileId) - 1];
  if (!place || !isGroup(place)) return null;
  const { length } = place.signers;
  return isPart(place) ? `${place.needed} of ${length}` : `all ${length}`;
};

/** What stands before a signer in a list of them: the place, and of how many there are needed. */
export const numberOf = (document: Ordered, { profile_id }: Pick<Signer, 'profile_id'>): string => {
  const group = groupInWords(document, profile_id);
  const place = placeOf(document, profile_id);
  return group ? `${place} (${group})` : String(place);
};

/** The places without those who aren't left, and none that is empty. */
export const placesWith = (document: Ordered, profileIds: readonly string[]): readonly SigningPlace[] | undefined => {
  const places = placesOf(document).flatMap(({ signers, needed }) => {
    const left = signers.filter((one) => profileIds.includes(one));
    // All of them stays all of them, and 2 of 3 becomes all of the two that are left.
    return left.length > 0 ? [{ signers: left, needed: Math.min(needed, left.length) }] : [];
  });
  const placed = places.flatMap(({ signers }) => signers);
  const added = profileIds.filter((one) => !placed.includes(one)).map((one) => ({ signers: [one], needed: 1 }));
  const all = [...places, ...added];
  return all.some(isGroup) ? all : undefined;
};
