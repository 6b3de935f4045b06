import { type FieldKind, type FieldPlace, pageUnits } from '@touchline/contracts/policies/signing-fields';
import type { CSSProperties } from 'react';

/** What a field is told by. */
export const fieldIcons: Readonly<Record<FieldKind, string>> = {
  signature: 'signature',
  initials: 'text-aa',
  date: 'calendar-blank',
  name: 'user',
  text: 'text-t',
  checkbox: 'check-square',
};

const tones = 4;

/** Each signer has a tone of his own, as far as they go; none of them is that of whose turn it is. */
export const fieldTone = (signers: readonly string[], signer: string): number =>
  Math.max(0, signers.indexOf(signer)) % tones;

const part = (value: number): string => `${(value / pageUnits) * 100}%`;

/** Where a field stands over its page, however large that is shown. */
export const fieldPosition = ({ left, top, width, height }: FieldPlace): CSSProperties => ({
  ...{ left: part(left), top: part(top), width: part(width), height: part(height) },
});

/** A field in small, on the picture of its page. */
export interface SmallField {
  readonly id: string;
  readonly page: number;
  readonly place: FieldPlace;
  /** That of its signer; or it waits for me. */
  readonly tone: number | 'mine';
}

/** `signers`: in their order, as `signerOf` names them. */
export const smallFields = <Field extends FieldPlace & { readonly id: string; readonly page: number }>(
  fields: readonly Field[],
  signers: readonly string[],
  signerOf: (field: Field) => string,
): readonly SmallField[] =>
  fields.map((field) => ({
    ...{ id: field.id, page: field.page, place: field },
    tone: fieldTone(signers, signerOf(field)),
  }));

/** Those that wait for whoever reads the document; of nobody else's is anything shown in small. */
export const ownSmallFields = <
  Field extends FieldPlace & { readonly id: string; readonly page: number; readonly is_you: boolean },
>({
  your_turn,
  fields,
}: {
  readonly your_turn: boolean;
  readonly fields: readonly Field[];
}): readonly SmallField[] =>
  your_turn
    ? fields
        .filter(({ is_you }) => is_you)
        .map((field) => ({ ...{ id: field.id, page: field.page, place: field }, tone: 'mine' }))
    : [];
