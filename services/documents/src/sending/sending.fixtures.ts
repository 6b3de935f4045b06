import { day } from '../document/document.fixtures.ts';
import { author } from '../document/own-draft.fixtures.ts';
import { template_id, words } from '../template/template.fixtures.ts';
import { sendingDecider } from './sending.ts';
import type { Known, LineSigner, Sending, SendingCommand, SendingEvent } from './state.ts';

/** One sending, told once: Saskia's image rights to two players, each with a parent. */
export const sending_id = 'snd_imagerights000000000';
const signer = (role: string, name: string, email: string): LineSigner => ({ role, name, email });
export const lines = [
  {
    line: 2,
    signers: [signer('r1', 'Davi Adeyinka', 'davi@example.org'), signer('r2', 'Carla Adeyinka', 'carla@example.org')],
  },
  {
    line: 3,
    signers: [signer('r1', 'Luis Duarte', 'luis@example.org'), signer('r2', 'Ana Duarte', 'ana@example.org')],
  },
] as const;

type Of<Type extends SendingCommand['type']> = Extract<SendingCommand, { type: Type }>;

export const begin = (over: Partial<Of<'Begin'>> = {}): Of<'Begin'> => ({
  ...{ type: 'Begin', sending_id, template_id, words, by: author, lines, now: day(24) },
  ...over,
});
export const recordSent = (line: number): SendingCommand => ({
  ...{ type: 'RecordSent', line, document_id: `doc_${line}`, now: day(25) },
});
export const recordRefusal = (line: number, found: Readonly<Record<string, string>> = {}): SendingCommand => ({
  ...{ type: 'RecordRefusal', line, code: 'SignerNotEligible', reason: 'He may not sign.', found, now: day(25) },
});

export const begun: SendingEvent = {
  ...{ type: 'SendingBegun', sending_id, template_id, words, author, lines, at: day(24) },
};
export const lineSent = (line: number): SendingEvent => ({
  ...{ type: 'LineSent', line, document_id: `doc_${line}`, at: day(25) },
});
export const lineRefused = (line: number, found: Readonly<Record<string, string>> = {}): SendingEvent => ({
  ...{ type: 'LineRefused', line, code: 'SignerNotEligible', reason: 'He may not sign.', found, at: day(25) },
});
export const finished: SendingEvent = { type: 'SendingFinished', at: day(25) };

export const stateAfter = (...events: readonly SendingEvent[]): Known =>
  events.reduce<Sending>(sendingDecider.evolve, sendingDecider.initialState) as Known;
