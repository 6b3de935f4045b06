import type { RepresentedSide } from '@touchline/platform/domain';
import { type Judged, judged, type Wrong } from '@touchline/quality/testkit';
import { mandateDecider } from './mandate/mandate.ts';
import type { Beside, ConfirmFacts, Known, MandateCommand, MandateEvent } from './mandate/state.ts';

type Of<Type extends MandateCommand['type']> = Extract<MandateCommand, { readonly type: Type }>;
type Asked = Of<'Confirm' | 'Decline' | 'Withdraw' | 'End'>;
type Thing = Wrong<Asked, Known>;

const now = '2026-11-20T09:00:00.000Z';
const agent = {
  ...{ profile_id: 'prf_beatriz', user_id: 'usr_beatriz', name: 'Beatriz Falcão' },
  ...{ agency: 'Linha Alta', licence_number: '202309-1187' },
};
const player = { profile_id: 'prf_bruno', user_id: 'usr_bruno', name: 'Bruno Tavira', nickname: 'bruno' };
const beatriz: RepresentedSide = { side: 'agent', profile_id: agent.profile_id };
const bruno: RepresentedSide = { side: 'player', profile_id: player.profile_id };

const after = (...events: readonly MandateEvent[]): Known =>
  events.reduce(mandateDecider.evolve, mandateDecider.initialState) as Known;
const requested: MandateEvent = {
  ...{ type: 'MandateRequested', mandate_id: 'man_1', agent, player, exclusive: true, message: '' },
  ...{ starts_on: '2026-12-01', ends_on: '2028-11-30', answer_by: '2026-12-04', at: now },
};
const confirmed: MandateEvent = {
  ...{ type: 'MandateConfirmed', place_key: 'prf_bruno/0', starts_on: '2026-12-01', remind_on: null, at: now },
};
const [waiting, active] = [after(requested), after(requested, confirmed)];
const declined = after(requested, { type: 'MandateDeclined', reason: null, at: now });

const notSeen: Thing = {
  code: 'NotFound',
  make: ({ command, state }) => ({
    command: { ...command, by: { ...command.by, profile_id: 'prf_stranger' } },
    state,
  }),
};
const answered: Thing = { code: 'MandateNotPending', make: ({ command }) => ({ command, state: declined }) };
const about = (operation: string, command: Asked, state: Known, wrongs: readonly Thing[]): Judged =>
  judged<Asked, Known>({
    ...{ operation, decide: mandateDecider.decide, right: { command, state } },
    wrongs: [notSeen, ...wrongs],
  });

const free: ConfirmFacts = { agent_eligible: true, guardian_missing: false, beside: [] };
const other: Beside = { agent_id: 'prf_other', exclusive: true, starts_on: '2026-01-01', until: '2028-01-01' };
const knowing =
  (change: Partial<ConfirmFacts>): Thing['make'] =>
  ({ command, state }) => ({
    command: command.type === 'Confirm' ? { ...command, facts: { ...command.facts, ...change } } : command,
    state,
  });

/** What of the mandates is judged in steps. */
export const judgedByMandates: readonly Judged[] = [
  about('confirmMandate', { type: 'Confirm', by: bruno, place_key: 'prf_bruno/0', facts: free, now }, waiting, [
    answered,
    // Only who sees it hears of what else is missing.
    { code: 'GuardianConsentRequired', at: 'rules', make: knowing({ guardian_missing: true }) },
    { code: 'MandateAgentNotEligible', make: knowing({ agent_eligible: false }) },
    { code: 'MandateOverlaps', make: knowing({ beside: [other] }) },
  ]),
  about('declineMandate', { type: 'Decline', by: bruno, reason: '', now }, waiting, [answered]),
  about('withdrawMandate', { type: 'Withdraw', by: beatriz, now }, waiting, [answered]),
  about('endMandate', { type: 'End', by: beatriz, reason: '', now }, active, [
    { code: 'MandateNotActive', make: ({ command }) => ({ command, state: waiting }) },
  ]),
];
