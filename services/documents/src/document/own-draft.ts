import { maxSigners, mostSigningDays } from '@touchline/contracts/policies/own-documents';
import { isGroup, placesInWords, placesOf } from '@touchline/contracts/policies/signing-places';
import { canonicalJson, invalid, Rejected, sha256 } from '@touchline/platform/domain';
import { isSamePerson, refuseCopy, withoutCopies } from './copies.ts';
import { placesWith } from './places.ts';
import { expiryOf, visible } from './refusals.ts';
import {
  copiesOf,
  type Document,
  type DocumentCommand,
  type DocumentEvent,
  type Draft,
  type Drafted,
  type DraftWords,
  type Existing,
  isOwn,
  isSame,
  type Person,
  type Signatory,
  wasSent,
} from './state.ts';

/** An own document until it is sent: everything of it may still change, by its author alone. */

type CommandOf<Type extends DocumentCommand['type']> = Extract<DocumentCommand, { type: Type }>;
type Events = readonly DocumentEvent[];

/** Whoever is asked to sign has this time at least. */
export const leastMs = 3_600_000;
const dayMs = 86_400_000;

/** Refuses who isn't its author, and what comes from an offer. */
export const ofAuthor = (state: Document, by: Person): Existing => {
  const document = visible(state, by);
  if (!isOwn(document) || !isSame(document.author, by)) throw new Rejected('AccessDeniedException');
  return document;
};

/** Refuses who isn't its author, and what was sent. */
export const ownDraft = (state: Document, by: Person): Draft => {
  const document = ofAuthor(state, by);
  // What people sign never changes under their hands.
  if (document.status !== 'draft') throw new Rejected('StaleVersion', { status: document.status });
  return document;
};

/** Which words a draft has: the same ones are the same version, whoever typed them last. */
export const wordsVersion = ({ title, message = '', sign_until = null }: Pick<Drafted, keyof DraftWords>): string =>
  sha256(canonicalJson({ title, message, sign_until }));

export const refuseDeadline = (signUntil: string | null, now: string): void => {
  if (signUntil === null) return;
  const left = Date.parse(signUntil) - Date.parse(now);
  const wrong = (message: string) => invalid({ path: 'sign_until', message });
  if (left < leastMs) throw wrong('Give those who sign at least an hour from now.');
  if (left > mostSigningDays * dayMs) throw wrong(`Choose a day within the next ${mostSigningDays} days.`);
};

/** Somebody as who he is, without what came of it. */
export const signatoryOf = ({ profile_id, user_id, name, email, role, guest }: Signatory): Signatory => ({
  ...{ profile_id, user_id, name, email, role },
  ...(guest && { guest }),
});

/** Those who sign from now on, each at the place that they had; whoever is new comes last. */
const changed = (draft: Draft, signers: readonly Signatory[], at: string): Events => {
  const places = placesWith(
    draft,
    signers.map(({ profile_id }) => profile_id),
  );
  return [{ type: 'DocumentSignersChanged', signers, ...(places && { places }), at }];
};

export const draftDocument = (command: CommandOf<'DraftDocument'>, state: Document): Events => {
  if (state.status !== 'none') return []; // its id derives from the request: it is there already
  const { type: _, now: at, ...draft } = command;
  refuseDeadline(draft.sign_until, at);
  return [{ type: 'DocumentDrafted', kind: 'other', ...draft, contract: null, signers: [], at }];
};

export const changeDraft = (command: CommandOf<'ChangeDraft'>, state: Document): Events => {
  const { by, title, message, sign_until, version, now: at } = command;
  const document = ownDraft(state, by);
  const current = wordsVersion(document);
  // Said again, after an answer that never came: nothing would change.
  if (wordsVersion({ title, message, sign_until }) === current) return [];
  if (version !== current) throw new Rejected('StaleVersion', { version: current });
  refuseDeadline(sign_until, at);
  return [{ type: 'DocumentChanged', title, message, sign_until, at }];
};

export const uploadFile = ({ by, file, now: at }: CommandOf<'UploadFile'>, state: Document): Events =>
  ownDraft(state, by).file?.sha256 === file.sha256 ? [] : [{ type: 'DocumentFileAttached', file, at }];

export const addSigner = ({ by, signer, eligible, now: at }: CommandOf<'AddSigner'>, state: Document): Events => {
  const draft = ownDraft(state, by);
  const { signers } = draft;
  if (signers.some((one) => isSamePerson(one, signer)))
    throw invalid({ path: 'email', message: `${signer.name} signs this document already.` });
  if (signers.length >= maxSigners)
    throw invalid({ path: 'email', message: `At most ${maxSigners} people sign one document.` });
  if (!eligible) throw new Rejected('SignerNotEligible');
  // Whoever signs gets it anyway.
  const copies = withoutCopies(draft, (copy) => isSamePerson(copy, signer), at);
  return [...changed(draft, [...signers.map(signatoryOf), signer], at), ...copies];
};

export const addCopy = ({ by, reader, eligible, now: at }: CommandOf<'AddCopy'>, state: Document): Events => {
  const draft = ownDraft(state, by);
  refuseCopy(draft, reader, eligible);
  return [{ type: 'DocumentCopiesChanged', copies: [...copiesOf(draft), reader], at }];
};

export const removeCopy = ({ by, profile_id, now: at }: CommandOf<'RemoveCopy'>, state: Document): Events =>
  withoutCopies(ownDraft(state, by), (copy) => copy.profile_id === profile_id, at);

export const removeSigner = ({ by, profile_id, now: at }: CommandOf<'RemoveSigner'>, state: Document): Events => {
  const draft = ownDraft(state, by);
  const left = draft.signers.filter((signer) => signer.profile_id !== profile_id);
  return left.length === draft.signers.length ? [] : changed(draft, left.map(signatoryOf), at);
};

export const orderSigners = ({ by, places, now: at }: CommandOf<'OrderSigners'>, state: Document): Events => {
  const draft = ownDraft(state, by);
  const { signers } = draft;
  const ids = places.flatMap((place) => place.signers);
  const ordered = ids.flatMap((id) => signers.filter(({ profile_id }) => profile_id === id));
  // Somebody was put in or taken out meanwhile: whoever asks has another list before his eyes.
  if (ordered.length !== signers.length || new Set(ids).size !== signers.length || ids.length !== signers.length)
    throw new Rejected('StaleVersion', { signers: signers.map(({ profile_id }) => profile_id) });
  const asked = places.map((place) => {
    const needed = place.needed ?? place.signers.length;
    if (needed > place.signers.length)
      throw invalid({ path: 'places', message: 'No more people can be needed than sign there.' });
    return { signers: place.signers, needed };
  });
  if (placesInWords(asked) === placesInWords(placesOf(draft))) return [];
  const sorted = ordered.map(signatoryOf);
  return [{ type: 'DocumentSignersChanged', signers: sorted, ...(asked.some(isGroup) && { places: asked }), at }];
};

export const send = ({ by, ineligible, now: at }: CommandOf<'Send'>, state: Document): Events => {
  const document = ofAuthor(state, by);
  const { status } = document;
  if (status === 'available' || status === 'fully-signed' || status === 'completed') return [];
  if (status !== 'draft') throw new Rejected('DocumentNotAvailableForSigning', { status });
  if (document.file === null) throw new Rejected('DocumentNotUploaded');
  if (document.signers.length === 0) throw invalid({ path: 'signers', message: 'Name at least one signer.' });
  refuseDeadline(document.sign_until ?? null, at);
  const unable = document.signers.filter(({ profile_id }) => ineligible.includes(profile_id));
  if (unable.length > 0) throw new Rejected('SignerNotEligible', { signers: unable.map(({ name }) => name) });
  return [{ type: 'DocumentMadeAvailable', expires_at: document.sign_until ?? expiryOf(at), at }];
};

/** Its file goes with it; whoever was to sign has never heard of it. */
export const discard = ({ by, now: at }: CommandOf<'Discard'>, state: Document): Events => {
  const document = ofAuthor(state, by);
  if (document.status === 'voided' && !wasSent(document)) return [];
  if (document.status !== 'draft') throw new Rejected('StaleVersion', { status: document.status });
  return [{ type: 'DocumentVoided', reason: 'Discarded before it was sent.', at }];
};

/** An own draft when somebody leaves: without its author it is none, of others nothing was asked yet. */
export const withoutLeaving = (draft: Draft, leaving: readonly string[], at: string): Events => {
  const isGone = ({ profile_id }: Person): boolean => leaving.includes(profile_id);
  const left = draft.signers.filter((signer) => !isGone(signer));
  const signers = left.length === draft.signers.length ? [] : changed(draft, left.map(signatoryOf), at);
  return [...signers, ...withoutCopies(draft, isGone, at)];
};
