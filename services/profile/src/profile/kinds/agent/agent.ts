import { agentPerson } from '@touchline/contracts/http/profile';
import { type FieldError, Rejected } from '@touchline/platform/domain';
import { claim, isSo, refuseLocked } from '../../claims.ts';
import type { AgentProfile, ProfileEvent } from '../../state.ts';
import { below, missingIn, refuseMissing } from '../completeness.ts';
import type { KindCommand } from '../kinds.ts';
import type { Agent, AgentCommand } from './state.ts';

type Events = readonly ProfileEvent[];

const missingInAgent = ({ first_name, last_name, agency, licence_number, licensed_countries }: Agent): FieldError[] =>
  missingIn(agentPerson, { first_name, last_name, agency, licence_number, licensed_countries });

export const refuseIncomplete = ({ agent }: AgentProfile): void =>
  refuseMissing(below('person', missingInAgent(agent)));

export const saveAgent = ({ values, complete, now }: AgentCommand, profile: AgentProfile): Events => {
  // What is claimed already is what the person goes on from.
  const agent: Agent = { ...profile.agent, ...profile.claim };
  refuseLocked(profile, agent, values, ['first_name', 'last_name']);
  const saved = { ...agent, ...values };
  // Once handed in a profile is whole, and stays so.
  if (complete || profile.onboarding.status === 'completed') refuseMissing(below('values', missingInAgent(saved)));
  if (profile.verification_status === 'verified') {
    // Players read whom they sign with: agency and licence are as staff saw them.
    const { agency, licence_number, licensed_countries } = saved;
    return claim(profile, profile.agent, { agency, licence_number, licensed_countries }, now);
  }
  const moves = complete && profile.onboarding.step === 1;
  if (isSo(agent, values) && !moves) return [];
  return [{ type: 'AgentSaved', values, completed: complete, at: now }];
};

/** What another kind of profile does. */
const refuseOthers = (_: Exclude<KindCommand, AgentCommand>): never => {
  throw new Rejected('AccessDeniedException');
};

export const decide = (command: KindCommand, state: AgentProfile): Events => {
  switch (command.type) {
    case 'SaveAgent':
      return saveAgent(command, state);
    default:
      return refuseOthers(command);
  }
};
