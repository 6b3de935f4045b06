import { profileEvents } from '@touchline/contracts/events';
import { ImpossibleEvent } from '@touchline/platform/domain';
import { type AgentProfile, moved, named } from '../../state.ts';
import { containing } from '../containing.ts';
import type { KindOfProfile } from '../kind.ts';
import type { KindEvent } from '../kinds.ts';
import { decide, refuseIncomplete } from './agent.ts';
import { type AgentEvent, newAgent } from './state.ts';

const steps = 2;

const refuseOthers = (event: Exclude<KindEvent, AgentEvent>): never => {
  throw new ImpossibleEvent(event, { status: 'an agent’s profile' });
};

const evolve = (profile: AgentProfile, event: KindEvent): AgentProfile => {
  if (event.type !== 'AgentSaved') return refuseOthers(event);
  const agent = { ...profile.agent, ...event.values };
  return moved(named({ ...profile, agent }, agent), event.completed, 1, steps);
};

const licenceOf = ({ agency, licence_number, licensed_countries }: AgentProfile['agent']) => ({
  agency,
  licence_number,
  licensed_countries: [...licensed_countries],
});

export const agent: KindOfProfile<'agent'> = {
  steps,
  fresh: { agent: newAgent },
  decide,
  evolve,
  shown: ({ agent }) => agent,
  refuseIncomplete,
  judged: () => ({}),
  setWithVerification: () => [],
  withClaimed: (profile, claimed) => ({ ...profile, agent: { ...profile.agent, ...claimed } }),
  claimWords: ({ agency, licence_number: licence, licensed_countries: countries }) => [
    agency ?? '',
    licence ? `licence ${licence}` : '',
    countries?.join(', ') ?? '',
  ],
  claimedClub: () => null,
  clubOf: () => null,
  publicOf: ({ agent }) => ({ agent: licenceOf(agent) }),
  viewOf: ({ agent }) => ({
    agent: { first_name: agent.first_name, last_name: agent.last_name, ...licenceOf(agent) },
  }),
  claimViewOf: ({ at, agency, licence_number, licensed_countries }) => ({
    at,
    ...(agency ? { agency } : {}),
    ...(licence_number ? { licence_number } : {}),
    ...(licensed_countries ? { licensed_countries: [...licensed_countries] } : {}),
  }),
  factsOf: ({ agent }) => ({ agency: agent.agency, licence_number: agent.licence_number }),
  narrowed: ({ nationality, licence, club_search }) => ({
    'agent.licensed_countries': nationality,
    'agent.licence_number': containing(licence),
    'agent.agency': containing(club_search),
  }),
  happened: (event) =>
    event.type === 'AgentSaved' ? [profileEvents.changed, { fields: Object.keys(event.values) }] : refuseOthers(event),
};
