import { useDraft } from '@touchline/app-core/page/use-draft.ts';
import { isEntered } from '@touchline/contracts/policies/signing-fields';
import { initials } from '@touchline/ui';
import { useMemo, useState } from 'react';
import type { Signing, TouchlineDocument } from './api/documents-api.ts';
import { isLeft, nextToFill } from './filling.ts';

/** A field as those see it who sign; a guest without the ids of others. */
export type SigningField = Omit<TouchlineDocument['fields'][number], 'signer'>;

interface WithFields {
  readonly fields: readonly SigningField[];
  readonly fields_version: string | null;
  readonly signers: readonly { readonly is_you: boolean; readonly name: string }[];
}

/** What somebody enters into his fields before he signs. */
export interface FieldValues {
  /** What is left for him to enter, and what he has entered, in their order. */
  readonly entered: readonly SigningField[];
  /** Whether some of his are written by themselves. */
  readonly hasWritten: boolean;
  readonly textIn: (id: string) => string;
  readonly set: (id: string, value: string) => void;
  /** The one he is at. */
  readonly active: string | null;
  readonly setActive: (id: string | null) => void;
  /** The next one to fill in; null: nothing is missing. */
  readonly next: string | null;
  readonly left: number;
  /** As it is signed. Undefined: the document has no fields. */
  readonly filled: Signing['fields'];
  /** After the signature nothing of it stays in the tab. */
  readonly clear: () => void;
}

/** What is entered, by the ids of the fields. */
export const enteredIn = ({ entered, textIn }: FieldValues): Readonly<Record<string, string>> =>
  Object.fromEntries(entered.map(({ id }) => [id, textIn(id)]));

/** They outlive a reload of the tab, and are bound to the fields that were there when the page was opened. */
export const useFieldValues = ({ fields, fields_version, signers }: WithFields): FieldValues => {
  // What one opened is what one signs: fields that change meanwhile are a conflict.
  const [version] = useState(fields_version);
  const { value: values, set, clear } = useDraft<Readonly<Record<string, string>>>(`signing:${version}`, () => ({}));
  const [active, setActive] = useState<string | null>(null);
  const own = signers.find(({ is_you }) => is_you);
  const entered = useMemo(() => fields.filter(({ is_you, kind }) => is_you && isEntered(kind)), [fields]);
  const textIn = (id: string): string => {
    const field = entered.find((one) => one.id === id);
    return values[id] ?? (field?.kind === 'initials' ? initials(own?.name ?? '') : '');
  };
  return {
    ...{ entered, textIn, active, setActive, clear },
    hasWritten: fields.some(({ is_you, kind }) => is_you && (kind === 'name' || kind === 'date')),
    set: (id, value) => set({ ...values, [id]: value }),
    next: nextToFill(entered, textIn, active),
    left: entered.filter((field) => isLeft(field, textIn(field.id))).length,
    filled:
      version === null ? undefined : { version, values: entered.map(({ id }) => ({ field: id, value: textIn(id) })) },
  };
};
