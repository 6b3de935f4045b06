import type { SigningPlace } from '@touchline/contracts/policies/signing-places';
import { refuseDeadline, signatoryOf } from './own-draft.ts';
import type {
  Correction,
  Document,
  DocumentCommand,
  DocumentEvent,
  DraftWords,
  Person,
  PlacedField,
  Signatory,
  StoredFile,
} from './state.ts';

/** A draft that has all of it from its beginning: of another document, or of a template. */
interface Whole extends DraftWords {
  readonly document_id: string;
  readonly author: Person & { readonly name: string };
  readonly signers: readonly Signatory[];
  readonly places?: readonly SigningPlace[];
  readonly copies?: readonly Signatory[];
  readonly file: StoredFile | null;
  readonly fields: readonly PlacedField[];
  readonly corrects?: Correction;
  readonly at: string;
}

/** As if its author had done it by hand, in this order. */
export const wholeDraft = (whole: Whole): readonly DocumentEvent[] => {
  const { document_id, author, title, message, sign_until, corrects, at } = whole;
  const { signers, places, copies = [], file, fields } = whole;
  return [
    {
      ...{ type: 'DocumentDrafted', document_id, kind: 'other', author, title, message, sign_until },
      ...{ contract: null, signers: [], at },
      ...(corrects && { corrects }),
    },
    { type: 'DocumentSignersChanged', signers: signers.map(signatoryOf), ...(places && { places }), at },
    ...(copies.length > 0 ? [{ type: 'DocumentCopiesChanged', copies, at } as const] : []),
    ...(file ? [{ type: 'DocumentFileAttached', file, at } as const] : []),
    ...(file && fields.length > 0 ? [{ type: 'DocumentFieldsPlaced', fields, at } as const] : []),
  ];
};

export const draftFromTemplate = (
  { type: _, now: at, ...draft }: Extract<DocumentCommand, { type: 'DraftFromTemplate' }>,
  state: Document,
): readonly DocumentEvent[] => {
  if (state.status !== 'none') return []; // its id derives from the request: it is there already
  refuseDeadline(draft.sign_until, at);
  return wholeDraft({ ...draft, at });
};
