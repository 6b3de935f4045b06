import type { TrailEntry } from '@touchline/contracts/evidence/audit-trail';
import { placesInWords } from '@touchline/contracts/policies/signing-places';
import { canonicalJson, sha256, unreachable } from '@touchline/platform/domain';
import { wordingName } from '../contract-pdf/wordings.ts';
import { fieldsOf, fieldsVersion } from './fields.ts';
import { groupsOf, leftOverBy } from './places.ts';
import { copiesOf, type DocumentEvent, type Drafted, isOwn, type StoredFile } from './state.ts';

/**
 * One thing that happened to a document. `hash` covers the whole entry and the hash before it: what is chained keeps its
 * names and its words for good. `by` is the profile that acted, or `system`. `firstBreak` of the contract judges a chain.
 */
export type AuditEntry = TrailEntry;

/** What an entry says, before it is chained. */
export type UnchainedEntry = Pick<AuditEntry, 'what' | 'at' | 'by' | 'facts'>;

/** The chain starts from the document's id, so that a trail can't be moved to another document. */
const beginning = (documentId: string): string => sha256(`touchline document ${documentId}`);

/** The trail with one more entry, chained to the last one. */
export const chained = (
  documentId: string,
  trail: readonly AuditEntry[],
  unchained: UnchainedEntry,
): readonly AuditEntry[] => {
  const previous = trail.at(-1)?.hash ?? beginning(documentId);
  const { what, at, by, facts } = unchained;
  const entry = { number: trail.length + 1, what, at, by, facts, previous };
  return [...trail, { ...entry, hash: sha256(canonicalJson(entry)) }];
};

type WithFile = Drafted & { readonly file: StoredFile | null };

/** Which fields there are, where there are some: what is chained of others stays as it always was. */
const fieldFacts = (document: Drafted): UnchainedEntry['facts'] => {
  const version = fieldsVersion(document);
  return version === null ? {} : { fields: fieldsOf(document).length, fields_sha256: version };
};

/** An own document as it is sent. What its author did before, which nobody else saw, isn't told: this says what came of it. */
const sendingOf = (
  document: WithFile,
  { at, expires_at }: { readonly at: string; readonly expires_at: string },
): readonly UnchainedEntry[] => {
  const { author, title, signers, file } = document;
  const groups = groupsOf(document);
  const copies = copiesOf(document).map(({ profile_id }) => profile_id);
  const by = author.profile_id;
  return [
    { what: 'DocumentFileAttached', at, by, facts: { sha256: file?.sha256 ?? '', size: file?.size ?? 0 } },
    {
      ...{ what: 'DocumentMadeAvailable', at, by },
      facts: {
        ...{ title, signers: signers.map(({ profile_id }) => profile_id).join(' '), expires_at },
        // Where there are some alone: what is chained of others stays as it always was.
        ...(groups && { places: placesInWords(groups) }),
        ...(copies.length > 0 && { copies: copies.join(' ') }),
        ...fieldFacts(document),
      },
    },
  ];
};

/** What the audit trail says of an event, after it. */
export const auditEntriesOf = (document: WithFile, event: DocumentEvent): readonly UnchainedEntry[] => {
  if (isOwn(document)) {
    if (event.type === 'DocumentMadeAvailable') return sendingOf(document, event);
    if (event.type === 'DocumentFileAttached') return [];
  }
  const entry = auditEntryOf(document, event);
  return entry ? [entry, ...(event.type === 'DocumentSigned' ? leftOver(document, event) : [])] : [];
};

/** Beside the signature that was enough at its place: whose isn't needed any more. */
const leftOver = (
  document: Drafted,
  { order, at }: Extract<DocumentEvent, { type: 'DocumentSigned' }>,
): readonly UnchainedEntry[] => {
  const left = leftOverBy(document, order).map(({ profile_id }) => profile_id);
  return left.length > 0
    ? [{ what: 'DocumentSignersNotNeeded', at, by: 'system', facts: { signers: left.join(' ') } }]
    : [];
};

/** The drawing of a signature stands there by its digest. Null: it is told with the sending. */
const auditEntryOf = (document: Drafted, event: DocumentEvent): UnchainedEntry | null => {
  const signerAt = (order: number): string => document.signers[order - 1]?.profile_id ?? 'system';
  const { type: what, at } = event;
  switch (event.type) {
    case 'DocumentDrafted':
      return {
        what,
        at,
        by: isOwn(document) ? document.author.profile_id : 'system',
        facts: {
          title: event.title,
          signers: event.signers.map((signer) => signer.profile_id).join(' '),
          ...(event.contract && {
            offer: event.contract.offer_id,
            round: event.contract.round,
            terms_sha256: event.contract.terms_digest,
          }),
          // Where it is kept alone: what is chained of others stays as it always was.
          ...(event.wording && { wording: wordingName(event.wording) }),
          ...(event.corrects && { corrects: event.corrects.document_id }),
        },
      };
    case 'DocumentChanged':
    case 'DocumentFieldsPlaced':
    case 'DocumentSignersChanged':
    case 'DocumentCopiesChanged':
      return null;
    case 'DocumentFileAttached':
      return { what, at, by: 'system', facts: { sha256: event.file.sha256, size: event.file.size } };
    case 'DocumentMadeAvailable':
      return { what, at, by: 'system', facts: { expires_at: event.expires_at } };
    case 'DocumentSigned': {
      const { signature, proof, sha256: seen, ip, user_agent, values } = event.evidence;
      const mark = signature.kind === 'typed' ? signature.text : signature.path;
      return {
        what,
        at,
        by: signerAt(event.order),
        facts: {
          order: event.order,
          sha256: seen,
          signature: signature.kind,
          signature_sha256: sha256(mark),
          proof: proof.jti,
          proof_at: proof.at,
          // Of a guest alone: what is chained of others stays as it always was.
          ...(proof.method && { proof_method: proof.method, role: document.signers[event.order - 1]?.role ?? '' }),
          ip,
          user_agent,
          ...fieldFacts(document),
          ...(values && { values: canonicalJson(values) }),
        },
      };
    }
    case 'DocumentReminded':
      return {
        ...{ what, at, by: event.by ?? document.author.profile_id },
        facts: { signers: event.orders.map(signerAt).join(' ') },
      };
    case 'DocumentFullySigned':
    case 'DocumentExpired':
      return { what, at, by: 'system', facts: {} };
    case 'DocumentCompleted':
      return {
        what,
        at,
        by: 'system',
        facts: { sealed_sha256: event.sealed.sha256, certificate_sha256: event.certificate.sha256 },
      };
    case 'DocumentDeclined':
      return { what, at, by: signerAt(event.order), facts: { order: event.order, reason: event.reason } };
    case 'DocumentVoided':
      return { what, at, by: event.by ?? document.author.profile_id, facts: { reason: event.reason } };
    case 'DocumentCorrected':
      return { what, at, by: document.author.profile_id, facts: { correction: event.correction } };
    case 'DocumentSealFailed':
      return { what, at, by: 'system', facts: { attempt: event.attempt, cause: event.cause } };
    default:
      return unreachable(event);
  }
};
