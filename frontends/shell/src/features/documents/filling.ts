import { printedProse } from '@touchline/contracts/names';
import { checked, type FieldKind, maxFieldText } from '@touchline/contracts/policies/signing-fields';
import { z } from 'zod';
import { text } from './text.ts';

interface Field {
  readonly id: string;
  readonly kind: FieldKind;
  readonly required: boolean;
}

/** Whether something has to be entered here before one can sign. */
export const isLeft = ({ required }: Field, value: string): boolean => required && value.trim() === '';

/** The next field to go to: after the one where somebody is, and from the first one again; null: nothing is missing. */
export const nextToFill = (
  fields: readonly Field[],
  textIn: (id: string) => string,
  active: string | null,
): string | null => {
  const at = fields.findIndex(({ id }) => id === active);
  const round = [...fields.slice(at + 1), ...fields.slice(0, at + 1)];
  return round.find((field) => isLeft(field, textIn(field.id)))?.id ?? null;
};

const judging = ({ kind, required }: Field) => {
  if (kind === 'checkbox') return required ? z.literal(checked, text('fieldCheck')) : z.string();
  const words = printedProse(maxFieldText);
  return required ? words.min(1, text('fieldEmpty')) : words;
};

/** What is entered, as it may be signed: all that is missing is said at once. */
export const filledSchema = (fields: readonly Field[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field.id, judging(field)])));
