import type { Step } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { DocumentRow } from '../api/documents-api.ts';
import type { PartySigner } from '../signatures.ts';
import { text } from '../text.ts';

type Place = DocumentRow['places'][number];
type State = Step['state'];

const states = {
  ...{ signed: 'done', current: 'current', waiting: 'upcoming', declined: 'failed' },
  'not-needed': 'upcoming',
} as const satisfies Record<PartySigner['status'], State>;

type Turn = { readonly your_turn: boolean };

export const stateOfSigner = (
  { your_turn }: Turn,
  { status, is_you }: Pick<PartySigner, 'status' | 'is_you'>,
): State => (your_turn && is_you ? 'mine' : states[status]);

/** A place is done once enough have signed there. */
export const stateOfPlace = (
  document: Turn,
  { needed, signed }: Place,
  signers: readonly Pick<PartySigner, 'status' | 'is_you'>[],
): State => {
  const all = signers.map((signer) => stateOfSigner(document, signer));
  if (signed >= needed) return 'done';
  return (['mine', 'failed', 'current'] as const).find((state) => all.includes(state)) ?? 'upcoming';
};

export const groupName = ({ needed, of }: Pick<Place, 'needed' | 'of'>): string => {
  if (needed < of) return text('groupPart', { needed, total: of });
  return text(of === 2 ? 'groupBoth' : 'groupAll', { total: of });
};

/** One step for each place of the order; where several stand at one, they are a list within it. */
export const placeSteps = <Signer extends PartySigner>(
  document: Turn & { readonly signers: readonly Signer[]; readonly places: readonly Place[] },
  { title, body }: { readonly title: (signer: Signer) => ReactNode; readonly body: (signer: Signer) => ReactNode },
): readonly Step[] =>
  document.places.map((place) => {
    const here = document.signers.filter((signer) => signer.place === place.place);
    const common = { id: String(place.place), state: stateOfPlace(document, place, here) };
    const [only] = here;
    if (only && here.length === 1) return { ...common, title: title(only), body: body(only) };
    return {
      ...common,
      title: groupName(place),
      body: (
        <ul className="place-group">
          {here.map((signer) => (
            <li key={signer.order} data-state={stateOfSigner(document, signer)}>
              {title(signer)}
              {body(signer)}
            </li>
          ))}
        </ul>
      ),
    };
  });
