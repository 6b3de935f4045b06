import { davi, day, documentId, file, saskia } from './document.fixtures.ts';
import { wordsVersion } from './own-draft.ts';
import type { DocumentCommand, DocumentEvent, Person, PlacedField, Signatory } from './state.ts';

/** One own document, told once: Saskia Verhulst's image rights, which Davi Adeyinka and a coach sign. */
export const aylin: Signatory = {
  profile_id: 'prf_aylin000000000000000',
  user_id: 'usr_aylin000000000000000',
  name: 'Aylin Demir',
  email: 'aylin@example.org',
  role: 'coach',
};
/** Has no account. */
export const carla: Signatory = {
  ...{ profile_id: 'gst_carla000000000000000', user_id: 'gst_carla000000000000000', name: 'Carla Adeyinka' },
  ...{ email: 'carla@example.org', role: 'guest', guest: { email: 'carla@example.org' } },
};
const person = ({ profile_id, user_id }: Person): Person => ({ profile_id, user_id });
export const author = { ...person(saskia), name: saskia.name };

export const words = {
  title: 'Image rights 2027/28',
  message: 'The image rights we spoke about on Monday.',
  sign_until: null,
} as const;

type Command<Type extends DocumentCommand['type']> = Extract<DocumentCommand, { type: Type }>;

export const draftOwn = (over: Partial<Command<'DraftDocument'>> = {}): DocumentCommand => ({
  ...{ type: 'DraftDocument', document_id: documentId, author, ...words, now: day(24) },
  ...over,
});
export const change = (over: Partial<Command<'ChangeDraft'>> = {}): DocumentCommand => ({
  ...{ type: 'ChangeDraft', by: saskia, ...words, version: wordsVersion(words), now: day(24) },
  ...over,
});
export const upload = (over: Partial<Command<'UploadFile'>> = {}): DocumentCommand => ({
  ...{ type: 'UploadFile', by: saskia, file, now: day(24) },
  ...over,
});
export const add = (signer: Signatory, over: Partial<Command<'AddSigner'>> = {}): DocumentCommand => ({
  ...{ type: 'AddSigner', by: saskia, signer, eligible: true, now: day(24) },
  ...over,
});
export const remove = ({ profile_id }: Person, by: Person = saskia): DocumentCommand => ({
  ...{ type: 'RemoveSigner', by, profile_id, now: day(24) },
});
export const addCopy = (reader: Signatory, over: Partial<Command<'AddCopy'>> = {}): DocumentCommand => ({
  ...{ type: 'AddCopy', by: saskia, reader, eligible: true, now: day(24) },
  ...over,
});
export const removeCopy = ({ profile_id }: Person, by: Person = saskia): DocumentCommand => ({
  ...{ type: 'RemoveCopy', by, profile_id, now: day(24) },
});
export const order = (...signers: readonly Person[]): DocumentCommand => ({
  ...{ type: 'OrderSigners', by: saskia, now: day(24) },
  places: signers.map(({ profile_id }) => ({ signers: [profile_id] })),
});
export const arrange = (...places: readonly { signers: readonly Person[]; needed?: number }[]): DocumentCommand => ({
  ...{ type: 'OrderSigners', by: saskia, now: day(24) },
  places: places.map(({ signers, needed }) => ({
    signers: signers.map(({ profile_id }) => profile_id),
    ...(needed === undefined ? {} : { needed }),
  })),
});
export const send = (over: Partial<Command<'Send'>> = {}): DocumentCommand => ({
  ...{ type: 'Send', by: saskia, ineligible: [], now: day(24) },
  ...over,
});
export const discard = (by: Person = saskia): DocumentCommand => ({ type: 'Discard', by, now: day(24) });

export const draftedOwn: DocumentEvent = {
  ...{ type: 'DocumentDrafted', document_id: documentId, kind: 'other', author, ...words },
  ...{ contract: null, signers: [], at: day(24) },
};
/** Who signs, at these places. */
export const placesAre = (
  ...places: readonly { signers: readonly Signatory[]; needed: number }[]
): Extract<DocumentEvent, { type: 'DocumentSignersChanged' }> => ({
  ...{ type: 'DocumentSignersChanged', at: day(24) },
  signers: places.flatMap(({ signers }) => signers),
  places: places.map(({ signers, needed }) => ({ signers: signers.map(({ profile_id }) => profile_id), needed })),
});
export const signersAre = (...signers: readonly Signatory[]): DocumentEvent => ({
  ...{ type: 'DocumentSignersChanged', signers, at: day(24) },
});
/** What stands on the pages, as its author places it. */
export const field = (id: string, over: Partial<PlacedField> = {}): PlacedField => ({
  ...{ id, kind: 'text', signer: davi.profile_id, required: true },
  ...{ page: 1, left: 1000, top: 2000, width: 3000, height: 300 },
  ...over,
});
export const boots = field('f1', { label: 'Boots' });
export const pictures = field('f2', { kind: 'checkbox', top: 3000, width: 300, height: 210, required: false });
export const initialsOfAylin = field('f3', { kind: 'initials', top: 4000, signer: aylin.profile_id });
export const nameOfDavi = field('f4', { kind: 'name', top: 5000 });
export const dateOfDavi = field('f5', { kind: 'date', top: 6000 });
export const signatureOfDavi = field('f6', { kind: 'signature', top: 7000 });
export const allFields = [boots, pictures, initialsOfAylin, nameOfDavi, dateOfDavi, signatureOfDavi] as const;
export const fieldsAre = (...fields: readonly PlacedField[]): DocumentEvent => ({
  ...{ type: 'DocumentFieldsPlaced', fields, at: day(24) },
});
export const place = (
  fields: readonly PlacedField[],
  over: Partial<Command<'PlaceFields'>> = {},
): Command<'PlaceFields'> => ({
  ...{ type: 'PlaceFields', by: saskia, fields, sha256: file.sha256, version: null, now: day(24) },
  ...over,
});
export const copiesAre = (...copies: readonly Signatory[]): DocumentEvent => ({
  ...{ type: 'DocumentCopiesChanged', copies, at: day(24) },
});
export const attached: DocumentEvent = { type: 'DocumentFileAttached', file, at: day(24) };
/** A file of which it is known how many pages it has. */
export const ofTwoPages = { ...file, pages: 2 };
export const attachedPages: DocumentEvent = { type: 'DocumentFileAttached', file: ofTwoPages, at: day(24) };
export const sent: DocumentEvent = {
  ...{ type: 'DocumentMadeAvailable', expires_at: '2026-12-08T10:00:00.000Z', at: day(24) },
};

/** A draft that is ready: Davi signs first, then Aylin. */
export const ready = [draftedOwn, attached, signersAre(davi, aylin)] as const;
export const outForSigning = [...ready, sent] as const;

/** The same with fields on its pages. */
export const readyWithFields = [draftedOwn, attachedPages, signersAre(davi, aylin), fieldsAre(...allFields)] as const;
export const outWithFields = [...readyWithFields, sent] as const;
