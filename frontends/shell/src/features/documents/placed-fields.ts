import type { Body } from '@touchline/app-core/client/create-client.ts';
import { type FieldKind, inReadingOrder, moved, placeAt, resized } from '@touchline/contracts/policies/signing-fields';
import type { TouchlineDocument } from './api/documents-api.ts';

/** A field as its author places it. */
export type PlacedField = Body<'/documents/{document_id}/fields', 'put'>['fields'][number];

/** The fields of a draft, as they were told. */
export const placedIn = ({ fields }: Pick<TouchlineDocument, 'fields'>): readonly PlacedField[] =>
  fields.map(({ order: _, is_you: __, value: ___, label, ...field }) => ({ ...field, ...(label ? { label } : {}) }));

/** Without those of whoever signs no more. */
export const placedForSigners = (
  fields: readonly PlacedField[],
  signers: readonly { readonly profile_id: string }[],
): readonly PlacedField[] => fields.filter(({ signer }) => signers.some(({ profile_id }) => profile_id === signer));

const freeId = (fields: readonly PlacedField[]): string => {
  const taken = new Set(fields.map(({ id }) => id));
  let number = fields.length + 1;
  while (taken.has(`f${number}`)) number += 1;
  return `f${number}`;
};

const sorted = (fields: readonly PlacedField[]): readonly PlacedField[] => inReadingOrder(fields);

export const replaced = (fields: readonly PlacedField[], field: PlacedField): readonly PlacedField[] =>
  sorted(fields.map((one) => (one.id === field.id ? field : one)));

export const without = (fields: readonly PlacedField[], id: string): readonly PlacedField[] =>
  fields.filter((one) => one.id !== id);

interface Added {
  readonly fields: readonly PlacedField[];
  readonly id: string;
}

/** A new one, with its middle here. */
export const added = (
  fields: readonly PlacedField[],
  { kind, signer, page, x, y }: { kind: FieldKind; signer: string; page: number; x: number; y: number },
): Added => {
  const id = freeId(fields);
  const field: PlacedField = { id, kind, signer, required: kind !== 'checkbox', ...placeAt(kind, page, x, y) };
  return { fields: sorted([...fields, field]), id };
};

/** The same again, a little below. */
export const copied = (fields: readonly PlacedField[], field: PlacedField): Added => {
  const id = freeId(fields);
  return { fields: sorted([...fields, { ...moved(field, 0, field.height + 60), id }]), id };
};

/** So far a key moves or resizes, in ten-thousandths of the page. */
const step = 50;
const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** The field after a key: an arrow moves it, with shift it resizes it. Null: this key is none of its own. */
export const afterKey = (
  field: PlacedField,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): PlacedField | null => {
  const way = ways[key];
  if (!way) return null;
  return shiftKey ? resized(field, way[0], way[1]) : moved(field, way[0], way[1]);
};
