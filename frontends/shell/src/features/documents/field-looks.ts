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

type OnPage = FieldPlace & { readonly id: string; readonly page: number };

/** A field in small, on the picture of its page. */
export interface SmallField {
  readonly field: OnPage;
  /** That of its signer; or it waits for me. */
  readonly tone: number | 'mine';
}

/** `signers`: in their order, as `signerOf` names them. */
export const smallFields = <Field extends OnPage>(
  fields: readonly Field[],
  signers: readonly string[],
  signerOf: (field: Field) => string,
): readonly SmallField[] => fields.map((field) => ({ field, tone: fieldTone(signers, signerOf(field)) }));

/** Those that wait for whoever reads the document; of nobody else's is anything shown in small. */
export const ownSmallFields = ({
  your_turn,
  fields,
}: {
  readonly your_turn: boolean;
  readonly fields: readonly (OnPage & { readonly is_you: boolean })[];
}): readonly SmallField[] =>
  fields.filter(({ is_you }) => your_turn && is_you).map((field) => ({ field, tone: 'mine' }));
