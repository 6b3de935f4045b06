import type { documentsOperations } from '@touchline/contracts/http/documents';
import type { z } from 'zod';
import { copiesOf, type Existing, type Person } from '../document/state.ts';
import { statusAt } from '../document/view.ts';
import { signs } from '../template/state.ts';
import { countOf, type Known, type Line, type LineSigner } from './state.ts';

export type SendingRow = z.input<typeof documentsOperations.listSendings.reply>[number];
export type SendingView = z.input<typeof documentsOperations.getSending.reply>;

export const sendingRow = (sending: Known): SendingRow => ({
  id: sending.sending_id,
  title: sending.words.title,
  template_id: sending.template_id,
  begun_at: sending.begun_at,
  finished_at: sending.finished_at,
  lines: sending.lines.length,
  sent: countOf(sending, 'sent'),
  refused: countOf(sending, 'refused'),
});

/** Somebody of a line, as its file names him. */
export const lineSignerView = (signer: LineSigner) => ({
  ...{ name: signer.name, email: signer.email, gets_copy: !signs(signer) },
});

const peopleOf = (document: Existing, { profile_id: author }: Person) => [
  ...document.signers
    .filter(({ profile_id }) => profile_id !== author)
    // Of who has left what binds the others keeps the name alone.
    .map(({ profile_id, name, email }) => ({
      ...{ name, email: document.former?.includes(profile_id) ? '' : email, gets_copy: false },
    })),
  ...copiesOf(document).map(({ name, email }) => ({ name, email, gets_copy: true })),
];

/** Of a line that was sent: its document, as it stands now, with those who sign it beside its author, and who gets a copy. */
const sentLine = (line: number, document: Existing | undefined, { author }: Known, now: string) => ({
  ...{ line, outcome: 'sent' as const, reason: null },
  signers: document ? peopleOf(document, author) : [],
  document_id: document?.document_id ?? null,
  document_status: document ? statusAt(document, now) : null,
});

const lineView = (line: Line, sending: Known, documents: ReadonlyMap<string, Existing>, now: string) =>
  line.outcome === 'sent'
    ? sentLine(line.line, documents.get(line.document_id), sending, now)
    : {
        ...{ line: line.line, outcome: line.outcome, document_id: null, document_status: null },
        signers: line.signers.map(lineSignerView),
        reason: line.outcome === 'refused' ? line.reason : null,
      };

export const sendingView = (sending: Known, documents: ReadonlyMap<string, Existing>, now: string): SendingView => ({
  ...sendingRow(sending),
  each: sending.lines.map((line) => lineView(line, sending, documents, now)),
});
