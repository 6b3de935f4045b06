import type { documentsOperations } from '@touchline/contracts/http/documents';
import type { z } from 'zod';
import type { Existing } from '../document/state.ts';
import { statusAt } from '../document/view.ts';
import { countOf, type Known, type Line } from './state.ts';

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

/** Of a line that was sent: its document, as it stands now, with those who sign it beside its author. */
const sentLine = (line: number, document: Existing | undefined, { author }: Known, now: string) => ({
  ...{ line, outcome: 'sent' as const, reason: null },
  signers: (document?.signers ?? [])
    .filter(({ profile_id }) => profile_id !== author.profile_id)
    // Of who has left what binds the others keeps the name alone.
    .map(({ profile_id, name, email }) => ({ name, email: document?.former?.includes(profile_id) ? '' : email })),
  document_id: document?.document_id ?? null,
  document_status: document ? statusAt(document, now) : null,
});

const lineView = (line: Line, sending: Known, documents: ReadonlyMap<string, Existing>, now: string) =>
  line.outcome === 'sent'
    ? sentLine(line.line, documents.get(line.document_id), sending, now)
    : {
        ...{ line: line.line, outcome: line.outcome, document_id: null, document_status: null },
        signers: line.signers.map(({ name, email }) => ({ name, email })),
        reason: line.outcome === 'refused' ? line.reason : null,
      };

export const sendingView = (sending: Known, documents: ReadonlyMap<string, Existing>, now: string): SendingView => ({
  ...sendingRow(sending),
  each: sending.lines.map((line) => lineView(line, sending, documents, now)),
});
