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
