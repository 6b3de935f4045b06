/**
 * The order of signing is a list of places. At each of them one person signs or several, in any order among themselves: all of
 * them, or as many as are needed.
 */
export interface SigningPlace {
  /** Profiles of those who may sign here. */
  readonly signers: readonly string[];
  /** So many signatures are enough. */
  readonly needed: number;
}

interface Placed {
  readonly signers: readonly { readonly profile_id: string }[];
  readonly places?: readonly SigningPlace[] | undefined;
}

/** Where nothing is said of places, each signer has one, in their order. */
export const placesOf = ({ signers, places }: Placed): readonly SigningPlace[] =>
  places ?? signers.map(({ profile_id }) => ({ signers: [profile_id], needed: 1 }));

/** The place of this signer, counted from 1; 0: none. */
export const placeOf = (document: Placed, profileId: string): number =>
  placesOf(document).findIndex(({ signers }) => signers.includes(profileId)) + 1;

export const isGroup = ({ signers }: SigningPlace): boolean => signers.length > 1;

/** Whether others at the place are left over once enough have signed. */
export const isPart = ({ signers, needed }: SigningPlace): boolean => needed < signers.length;

/** How a place is written in an audit trail: `prf_a`, or `2 of prf_a prf_b prf_c`. */
const placeInWords = (place: SigningPlace): string =>
  isGroup(place) ? `${place.needed} of ${place.signers.join(' ')}` : place.signers.join(' ');

export const placesInWords = (places: readonly SigningPlace[]): string => places.map(placeInWords).join('; ');

/** What `placesInWords` has written; undefined where it is something else. */
export const readPlaces = (words: string): readonly SigningPlace[] | undefined => {
  const places = words.split('; ').map((place): SigningPlace => {
    const [, needed, ids = place] = /^(\d+) of (.+)$/.exec(place) ?? [];
    return { signers: ids.split(' '), needed: needed === undefined ? 1 : Number(needed) };
  });
  const isSound = places.every(
    ({ signers, needed }) => needed >= 1 && needed <= signers.length && !signers.some((one) => one === ''),
  );
  return isSound ? places : undefined;
};

/** Whether these have signed in the order of the places, nobody twice, and everywhere as many as are needed. */
export const areFilledBy = (places: readonly SigningPlace[], signed: readonly string[]): boolean => {
  let at = 0;
  let here: string[] = [];
  for (const by of signed) {
    const place = places[at];
    if (!place?.signers.includes(by) || here.includes(by)) return false;
    here = [...here, by];
    if (here.length < place.needed) continue;
    at += 1;
    here = [];
  }
  return at === places.length;
};
