import { checked, type FieldPlace } from '@touchline/contracts/policies/signing-fields';
import { fieldsOf, valueIn } from '../document/fields.ts';
import type { FullySigned, PlacedField, Signature } from '../document/state.ts';

/** What goes onto a page where a field was placed. */
export type FilledField = FieldPlace &
  (
    | { readonly kind: 'mark'; readonly signature: Signature }
    | { readonly kind: 'words'; readonly text: string }
    | { readonly kind: 'tick' }
  );

const onto = (
  { kind, page, left, top, width, height }: PlacedField,
  { value, signature }: { readonly value: string; readonly signature: Signature },
): readonly FilledField[] => {
  const place = { page, left, top, width, height };
  switch (kind) {
    case 'signature':
      return [{ ...place, kind: 'mark', signature }];
    case 'initials':
      return value === '' ? [] : [{ ...place, kind: 'mark', signature: { kind: 'typed', text: value } }];
    case 'checkbox':
      return value === checked ? [{ ...place, kind: 'tick' }] : [];
    default:
      return value === '' ? [] : [{ ...place, kind: 'words', text: value }];
  }
};

/** What all who have signed leave in their fields. Of who wasn't needed they stay empty. */
export const filledFields = (document: FullySigned): readonly FilledField[] =>
  fieldsOf(document).flatMap((field) => {
    const signer = document.signers.find(({ profile_id }) => profile_id === field.signer);
    if (signer?.status !== 'signed') return [];
    return onto(field, { value: valueIn(field, signer), signature: signer.evidence.signature });
  });

/** The same fields with something in each, to see that it can be written. */
export const filledForTrial = (fields: readonly PlacedField[]): readonly FilledField[] =>
  fields.flatMap((field) =>
    onto(field, {
      value: field.kind === 'checkbox' ? checked : 'Somebody',
      signature: { kind: 'typed', text: 'Somebody' },
    }),
  );
