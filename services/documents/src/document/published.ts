import { documentEvents, type PublicDocument } from '@touchline/contracts/events';
import { unreachable, withoutPerson } from '@touchline/platform/domain';
import { groupsOf } from './places.ts';
import {
  type Document,
  type DocumentEvent,
  type Existing,
  isOwn,
  type Signatory,
  type Signer,
  type SignerRole,
  sealIsStuck,
} from './state.ts';
import { guestsOf, unnamed } from './without-person.ts';

/** What a coach or a guest is called where only the parties of a contract have names: whoever reads it takes the profile's type and the guest first. */
const inEarlierWords = (role: SignerRole): PublicDocument['signers'][number]['role'] =>
  role === 'coach' || role === 'guest' ? 'club-representative' : role;

const publicSigner = (
  { order, profile_id, user_id, name, role, guest, ...signer }: Signer,
  own: boolean,
): PublicDocument['signers'][number] => ({
  order,
  profile_id,
  user_id,
  name,
  role: inEarlierWords(role),
  ...(own && role !== 'guardian' && role !== 'guest' && { profile_type: role }),
  // An enumeration of a published event can't grow: whoever reads no further finds somebody who waits.
  ...(signer.status === 'not-needed' ? { status: 'waiting', not_needed: true } : { status: signer.status }),
  signed_at: signer.status === 'signed' ? signer.signed_at : null,
  // Identity writes to him; of others nobody's address is told.
  ...(guest && { guest: { email: guest.email } }),
});

/** What others learn of a document through its events: no evidence, no email address but a guest's, no place of a file. */
export const publicDocument = (document: Existing): PublicDocument => {
  const { document_id, kind, status, contract, former = [] } = document;
  const guests = guestsOf(document, ({ profile_id }) => former.includes(profile_id));
  const gone = { user_id: '', profile_ids: [...former, ...guests.map(({ profile_id }) => profile_id)] };
  const groups = groupsOf(document);
  const signers = document.signers.map((signer) => unnamed(signer, gone));
  const title = former.length > 0 ? 'Document of a former member' : document.title;
  const player = contract && withoutPerson(contract.player, gone);
  return {
    document_id,
    kind,
    title,
    status,
    expires_at: document.status === 'draft' ? null : document.expires_at,
    signers: signers.map((signer) => publicSigner(signer, isOwn(document))),
    ...(groups && { places: groups.map((place) => ({ needed: place.needed, signers: [...place.signers] })) }),
    ...(document.copies && { copies: document.copies.map((copy) => copyOf(unnamed(copy, gone))) }),
    ...(isOwn(document) && {
      author: personOf(withoutPerson(document.author, gone)),
      message: former.length > 0 ? '' : (document.message ?? ''),
    }),
    reason: document.status === 'declined' || document.status === 'voided' ? document.reason : null,
    seal_stuck: sealIsStuck(document),
    offer: contract &&
      player && {
        offer_id: contract.offer_id,
        club_team: contract.club_team,
        player: {
          profile_id: player.profile_id,
          user_id: player.user_id,
          name: player.name,
          nickname: player.nickname,
          date_of_birth: player.date_of_birth,
        },
      },
    contract: contract && { from: contract.terms.contract_start_date, until: contract.terms.contract_expiry_date },
    ...(document.wording && { wording: document.wording }),
  };
};

const copyOf = ({ guest, ...person }: Signatory) => ({
  ...personOf(person),
  // Identity mails the link to what is sealed; of others nobody's address is told.
  ...(guest && { guest: { email: guest.email } }),
});

const personOf = ({ profile_id, user_id, name }: Existing['author']) => ({ profile_id, user_id, name });

const signersOf = (document: Document): readonly Signer[] => (document.status === 'none' ? [] : document.signers);
const signerAt = (document: Document, order: number) => {
  const found = signersOf(document).find((s) => s.order === order);
  if (!found) throw new Error(`no signer ${order} of this document`);
  return { profile_id: found.profile_id, user_id: found.user_id, order };
};

/** The contract of an event and what is its own: who did what, and what was before. */
const happenedOf = (event: DocumentEvent, after: Document, before: Document) => {
  switch (event.type) {
    case 'DocumentDrafted':
      return [documentEvents.drafted, { offer_id: event.contract?.offer_id ?? null }] as const;
    case 'DocumentChanged':
      return [documentEvents.changed, { title: event.title }] as const;
    case 'DocumentSignersChanged':
      return [documentEvents.signersChanged, { signers: event.signers.map(({ profile_id }) => profile_id) }] as const;
    case 'DocumentCopiesChanged':
      return [documentEvents.copiesChanged, { copies: event.copies.map(({ profile_id }) => profile_id) }] as const;
    // Nobody else's business until it is sent, and then that of those who sign.
    case 'DocumentFieldsPlaced':
    // What came of it is told with the new document, once that is sent.
    case 'DocumentCorrected':
      return null;
    case 'DocumentFileAttached':
      return [documentEvents.fileAttached, { sha256: event.file.sha256 }] as const;
    case 'DocumentMadeAvailable':
      return [documentEvents.madeAvailable, { expires_at: event.expires_at }] as const;
    case 'DocumentSigned':
      return [documentEvents.signed, { ...signerAt(before, event.order), sha256: event.evidence.sha256 }] as const;
    case 'DocumentFullySigned':
      return [
        documentEvents.fullySigned,
        { signatures: signersOf(after).filter(({ status }) => status === 'signed').length },
      ] as const;
    case 'DocumentCompleted':
      return [documentEvents.completed, { sha256: event.sealed.sha256 }] as const;
    case 'DocumentDeclined':
      return [documentEvents.declined, { ...signerAt(before, event.order), reason: event.reason }] as const;
    case 'DocumentVoided':
      return [documentEvents.voided, { reason: event.reason }] as const;
    case 'DocumentReminded': {
      const signers = event.orders.map((order) => signerAt(before, order).profile_id);
      return [documentEvents.reminded, { signers, by_author: event.by === undefined }] as const;
    }
    case 'DocumentExpired': {
      const missing = signersOf(before).filter(({ status }) => status !== 'signed' && status !== 'not-needed');
      return [documentEvents.expired, { waited_for: missing.map(({ profile_id }) => profile_id) }] as const;
    }
    case 'DocumentSealFailed':
      return [documentEvents.sealFailed, { attempt: event.attempt }] as const;
    default:
      return unreachable(event);
  }
};

export const stateData = (state: Document) => ({
  document: state.status === 'none' ? undefined : publicDocument(state),
});

/** An event as neighbours read it: what happened, beside the document after it. */
export const published = (event: DocumentEvent, after: Document, before: Document) => {
  const told = happenedOf(event, after, before);
  if (!told) return null;
  const [{ type }, happened] = told;
  return { type, data: { ...stateData(after), happened } };
};
