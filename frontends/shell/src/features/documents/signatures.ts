import type { Place } from '@touchline/app-core/pdf/pdf-file.ts';
import type { TouchlineDocument } from './api/documents-api.ts';

/** A signer beside the paper; a guest sees the same without ids. */
export type PartySigner = Omit<TouchlineDocument['signers'][number], 'profile_id' | 'guest_email'>;

export type PlacedSigner = { readonly signer: PartySigner; readonly place: Place };

/** Where on the paper each signer's mark belongs: the file itself names the places, in the order of signing. */
export const placedOn = (
  places: readonly Place[],
  signers: readonly PartySigner[],
  page: number,
): readonly PlacedSigner[] =>
  signers.flatMap((signer) => {
    const place = places.find(({ name }) => name === `signature.${signer.order}`);
    return place?.page === page ? [{ signer, place }] : [];
  });

/** How large a typed signature is set on a field of 600 × 200, so that it fits: the hand is about two fifths as wide as it is high. */
export const handSize = (words: string): number => Math.min(110, Math.floor(552 / (0.42 * Math.max(words.length, 1))));
