import { Rejected } from '@touchline/platform/domain';
import { fieldsOf } from './fields.ts';
import { guestOf } from './guest.ts';
import { leastMs, ofAuthor } from './own-draft.ts';
import { placesWith } from './places.ts';
import {
  copiesOf,
  type Document,
  type DocumentCommand,
  type DocumentEvent,
  type Existing,
  isOwn,
  isSame,
  type Person,
  type Signatory,
  wasSent,
} from './state.ts';
import { wholeDraft } from './whole-draft.ts';

/**
 * "Correct and send again": a sent document never changes, so its author gets a draft with everything in it, and nobody can
 * sign the one before any more. Each knows of the other.
 */

type CommandOf<Type extends DocumentCommand['type']> = Extract<DocumentCommand, { type: Type }>;
type Events = readonly DocumentEvent[];

/** Why it ended, as those read it who were to sign: our own words. */
export const isCorrected = 'It is being corrected. A new one will be sent.';

/** Not before anybody was asked to sign it; and once everyone has, it binds them all: its author can't take it back alone. */
const isCorrectable = (document: Existing): boolean =>
  wasSent(document) && document.status !== 'fully-signed' && document.status !== 'completed';

export const mayCorrect = (document: Existing, by: Person): boolean =>
  isOwn(document) && isSame(document.author, by) && isCorrectable(document);

/** Refuses who isn't its author, and what can't be corrected. */
export const toCorrect = (state: Document, by: Person): Existing => {
  const document = ofAuthor(state, by);
  if (!isCorrectable(document)) throw new Rejected('DocumentNotAvailableForSigning', { status: document.status });
  return document;
};

export const correct = ({ by, correction, now: at }: CommandOf<'Correct'>, state: Document): Events => {
  const document = toCorrect(state, by);
  if (document.correction === correction) return [];
  const corrected: DocumentEvent = { type: 'DocumentCorrected', correction, at };
  if (document.status !== 'available') return [corrected];
  // Over by the clock is over, also in the seconds before the sweep says so.
  if (at >= document.expires_at) return [{ type: 'DocumentExpired', at }, corrected];
  return [{ type: 'DocumentVoided', reason: isCorrected, at }, corrected];
};

export const draftCorrection = (command: CommandOf<'DraftCorrection'>, state: Document): Events => {
  if (state.status !== 'none') return []; // its id derives from the document that it corrects: it is there already
  const { document_id, of, people, file, now: at } = command;
  const { author, title, message = '', sign_until = null } = of;
  /** Who somebody is in the new document: members as they are called today, a guest of this one alone. */
  const anew = new Map<string, Signatory>();
  for (const { profile_id, name, email, guest } of [...of.signers, ...copiesOf(of)]) {
    const known = guest ? guestOf(document_id, email, name) : people.find((one) => one.profile_id === profile_id);
    if (known) anew.set(profile_id, known);
  }
  const left = (some: readonly Person[]) => some.flatMap(({ profile_id }) => anew.get(profile_id) ?? []);
  const idOf = (profileId: string): string => anew.get(profileId)?.profile_id ?? profileId;
  const signers = left(of.signers);
  const copies = left(copiesOf(of));
  const stay = of.signers.map(({ profile_id }) => profile_id).filter((id) => anew.has(id));
  const places = placesWith(of, stay)?.map((place) => ({ ...place, signers: place.signers.map(idOf) }));
  const fields = fieldsOf(of)
    .filter(({ signer }) => stay.includes(signer))
    .map((field) => ({ ...field, signer: idOf(field.signer) }));
  const inTime = sign_until !== null && Date.parse(sign_until) - Date.parse(at) >= leastMs;
  return wholeDraft({
    ...{ document_id, author, title, message, signers, copies, fields, file, at },
    ...(places && { places }),
    sign_until: inTime ? sign_until : null,
    corrects: { document_id: of.document_id, title },
  });
};
