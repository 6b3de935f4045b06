import { dayInWords } from '@touchline/contracts/days';
import { printedProse } from '@touchline/contracts/names';
import {
  checked,
  type FieldKind,
  inReadingOrder,
  isEntered,
  isOnPage,
  maxFields,
  maxFieldText,
} from '@touchline/contracts/policies/signing-fields';
import { canonicalJson, type FieldError, invalid, Rejected, sha256 } from '@touchline/platform/domain';
import { ownDraft } from './own-draft.ts';
import type {
  Document,
  DocumentCommand,
  DocumentEvent,
  Draft,
  Drafted,
  Evidence,
  Filled,
  Person,
  PlacedField,
  Signer,
} from './state.ts';

/** Fields on the pages of an own document: placed in the draft, frozen by the sending, filled in by the signatures. */

type WithFields = Pick<Drafted, 'fields'>;

export const fieldsOf = ({ fields = [] }: WithFields): readonly PlacedField[] => fields;

/** Which fields these are; null: there are none. */
export const fieldsVersion = (document: WithFields): string | null =>
  document.fields ? sha256(canonicalJson(document.fields)) : null;

/** The fields of a draft, as they are kept. */
export const withFields = (draft: Draft, fields: readonly PlacedField[]): Draft => {
  const { fields: _, ...rest } = draft;
  return fields.length > 0 ? { ...rest, fields } : rest;
};

/** Of the fields those whose signer is still named and whose page is still there. */
export const withFieldsLeft = (draft: Draft): Draft => {
  const named = draft.signers.map(({ profile_id }) => profile_id);
  const pages = draft.file?.pages ?? Number.POSITIVE_INFINITY;
  return withFields(
    draft,
    fieldsOf(draft).filter(({ signer, page }) => named.includes(signer) && page <= pages),
  );
};

const asKept = ({ id, kind, signer, page, left, top, width, height, required, label }: PlacedField): PlacedField => ({
  ...{ id, kind, signer, page, left, top, width, height, required },
  ...(label === undefined ? {} : { label }),
});

/** What is wrong with a field, at its own place in the list. */
const wrongWith = (
  field: PlacedField,
  at: number,
  {
    fields,
    named,
    pages,
  }: { readonly fields: readonly PlacedField[]; readonly named: readonly string[]; readonly pages: number },
): readonly FieldError[] => {
  const wrong = (part: string, message: string): FieldError => ({ path: `fields.${at}.${part}`, message });
  return [
    ...(fields.findIndex(({ id }) => id === field.id) < at ? [wrong('id', 'Place each field once.')] : []),
    ...(named.includes(field.signer) ? [] : [wrong('signer', 'Choose somebody who signs this document.')]),
    ...(field.page > pages ? [wrong('page', `The document has ${pages} pages.`)] : []),
    ...(isOnPage(field) ? [] : [wrong('left', 'Put it on the page.')]),
    ...(field.required || isEntered(field.kind) ? [] : [wrong('required', 'This is always filled in.')]),
  ];
};

/** All fields of a draft, by its author. */
export const placeFields = (
  { by, fields, sha256: file, version, now: at }: Extract<DocumentCommand, { type: 'PlaceFields' }>,
  state: Document,
): readonly DocumentEvent[] => {
  const draft = ownDraft(state, by);
  if (draft.file === null) throw new Rejected('DocumentNotUploaded');
  const current = fieldsVersion(draft);
  // They stand on what the author had before his eyes.
  if (file !== draft.file.sha256) throw new Rejected('StaleVersion', { sha256: draft.file.sha256, version: current });
  const placed = inReadingOrder(fields).map(asKept);
  if (canonicalJson(placed) === canonicalJson(fieldsOf(draft))) return [];
  if (version !== current) throw new Rejected('StaleVersion', { version: current });
  const { pages } = draft.file;
  if (pages === undefined) throw invalid({ path: 'fields', message: 'Choose the file again, then place the fields.' });
  if (fields.length > maxFields) throw invalid({ path: 'fields', message: `Place at most ${maxFields} fields.` });
  const named = draft.signers.map(({ profile_id }) => profile_id);
  const wrong = fields.flatMap((field, index) => wrongWith(field, index, { fields, named, pages }));
  if (wrong.length > 0) throw invalid(...wrong);
  return [{ type: 'DocumentFieldsPlaced', fields: placed, at }];
};

/** What belongs into a field, where nothing does yet. */
const missing: Readonly<Partial<Record<FieldKind, string>>> = {
  initials: 'Enter your initials.',
  text: 'Fill this in.',
  checkbox: 'Check this box.',
};

const wrongValue = ({ kind, required }: PlacedField, value: string): string | undefined => {
  if (value === '') return required ? missing[kind] : undefined;
  if (kind === 'checkbox') return value === checked ? undefined : 'Check this box, or leave it.';
  const judged = printedProse(maxFieldText).safeParse(value);
  return judged.success ? undefined : (judged.error.issues[0]?.message ?? 'Write this another way.');
};

/** What this signer has entered, judged whole; nothing where no field is his. */
export const filledBy = (
  document: WithFields,
  { profile_id }: Person,
  filled: Filled | undefined,
): Pick<Evidence, 'values'> => {
  const entered = fieldsOf(document).filter(({ signer, kind }) => signer === profile_id && isEntered(kind));
  const given = new Map((filled?.values ?? []).map(({ field, value }) => [field, value.trim()]));
  const foreign = [...given.keys()].filter((id) => !entered.some((field) => field.id === id));
  const wrong = [
    ...foreign.map((id) => ({ path: `fields.${id}`, message: 'This is not yours to fill in.' })),
    ...entered.flatMap((field) => {
      const message = wrongValue(field, given.get(field.id) ?? '');
      return message === undefined ? [] : [{ path: `fields.${field.id}`, message }];
    }),
  ];
  if (wrong.length > 0) throw invalid(...wrong);
  if (entered.length === 0) return {};
  return { values: Object.fromEntries(entered.map(({ id }) => [id, given.get(id) ?? ''])) };
};

/** Refuses a signature on other fields than are there. */
export const refuseOtherFields = (document: WithFields, filled: Filled | undefined): void => {
  const version = fieldsVersion(document);
  if ((filled?.version ?? null) !== version) throw new Rejected('StaleVersion', { version });
};

/** What stands in a field once its signer has signed, as the paper says it. A signature shows its mark instead. */
export const valueIn = ({ id, kind }: PlacedField, signer: Extract<Signer, { status: 'signed' }>): string => {
  switch (kind) {
    case 'signature':
      return signer.name;
    case 'name':
      return signer.name;
    case 'date':
      return dayInWords(signer.signed_at);
    default:
      return signer.evidence.values?.[id] ?? '';
  }
};

/** What a field is called where somebody reads about it: its name, or what it is. */
const kinds: Readonly<Record<FieldKind, string>> = {
  ...{ signature: 'Signature', initials: 'Initials', date: 'Date' },
  ...{ name: 'Name', text: 'Text', checkbox: 'Checkbox' },
};
export const fieldName = ({ kind, label, page }: PlacedField): string => `${label ?? kinds[kind]}, page ${page}`;

/** What somebody has entered, field by field, in words. */
export const enteredBy = (
  document: WithFields,
  signer: Extract<Signer, { status: 'signed' }>,
): readonly { readonly field: string; readonly name: string; readonly value: string }[] =>
  fieldsOf(document)
    .filter(({ signer: by, kind }) => by === signer.profile_id && isEntered(kind))
    .map((field) => {
      const value = valueIn(field, signer);
      const said = field.kind === 'checkbox' ? (value === checked ? 'Checked' : 'Not checked') : value;
      return { field: field.id, name: fieldName(field), value: said === '' ? 'Left empty' : said };
    });
