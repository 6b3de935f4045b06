import { type ErrorCode, messageOf } from '@touchline/contracts/errors';
import type { documentsOperations } from '@touchline/contracts/http/documents';
import { Rejected } from '@touchline/infra/domain';
import type { z } from 'zod';
import { type Copy, downloadable } from './downloads.ts';
import { currentSigner, type Existing, type Person } from './state.ts';

type Row = z.input<typeof documentsOperations.listDocuments.reply>[number];
export type DocumentView = z.input<typeof documentsOperations.getDocument.reply>;

/** Over by the clock is over, also in the seconds before the sweep says so. */
const statusAt = (document: Existing, now: string): Existing['status'] =>
  document.status === 'available' && now >= document.expiresAt ? 'expired' : document.status;

export const documentRow = (document: Existing, viewer: Person, now: string): Row => {
  const status = statusAt(document, now);
  const { contract } = document;
  return {
    id: document.id,
    kind: document.kind,
    title: document.title,
    status,
    your_turn: status === 'available' && currentSigner(document)?.profile === viewer.profile,
    signers: document.signers.map((signer) => ({
      order: signer.order,
      profile_id: signer.profile,
      name: signer.name,
      role: signer.role,
      status: signer.status,
      signed_at: signer.status === 'signed' ? signer.signedAt : null,
      is_you: signer.profile === viewer.profile,
    })),
    expires_at: document.status === 'draft' ? null : document.expiresAt,
    updated_at: document.trail.at(-1)?.at ?? document.draftedAt,
    offer_id: contract?.offerId ?? null,
    club_team: contract?.clubTeam ?? null,
    player_name: contract?.player.name ?? null,
    from: contract?.terms.contract_start_date ?? null,
    until: contract?.terms.contract_expiry_date ?? null,
  };
};

const fileState = (document: Existing, copy: Copy) => {
  try {
    downloadable(document, copy);
    return { available: true, error: null, message: null };
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    const code: ErrorCode = error.code;
    return { available: false, error: code, message: messageOf(code) };
  }
};

const happened: Readonly<Record<string, string>> = {
  DocumentDrafted: 'Drafted',
  DocumentFileAttached: 'File made',
  DocumentMadeAvailable: 'Made available to its signers',
  DocumentSigned: 'Signed',
  DocumentFullySigned: 'Signed by all',
  DocumentCompleted: 'Sealed and checked',
  DocumentDeclined: 'Declined',
  DocumentVoided: 'Voided',
  DocumentExpired: 'Expired',
  DocumentSealFailed: 'Sealing failed',
};

export const documentView = (document: Existing, viewer: Person, now: string): DocumentView => {
  const names = new Map([document.author, ...document.signers].map((person) => [person.profile, person.name]));
  return {
    ...documentRow(document, viewer, now),
    sha256: document.file?.sha256 ?? null,
    sealed_sha256: document.status === 'completed' ? document.sealed.sha256 : null,
    is_author: document.author.profile === viewer.profile,
    reason: document.status === 'declined' || document.status === 'voided' ? document.reason : null,
    files: {
      original: fileState(document, 'original'),
      signed: fileState(document, 'signed'),
      certificate: fileState(document, 'certificate'),
    },
    trail: document.trail.map(({ at, what, by }) => ({
      at,
      what: happened[what] ?? what,
      by: by === 'system' ? null : (names.get(by) ?? null),
    })),
  };
};
