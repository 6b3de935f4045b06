import { api } from '@touchline/app-core/client/client.ts';
import { agentPerson } from '@touchline/contracts/http/profile';
import { type OwnAgent, type OwnProfile, useKeepOwnProfile } from '../../features/own-profile/api/own-profile.ts';
import { type StepForm, useStepForm } from '../../features/own-profile/use-step-form.ts';
import { type AgentTyped, agent } from './agent-values.ts';

export const useAgentForm = (profile: OwnProfile, kept: OwnAgent, auto: boolean): StepForm<AgentTyped> => {
  const keep = useKeepOwnProfile();
  return useStepForm({
    name: `${profile.id}-agent`,
    schema: agentPerson,
    stored: agent.read(kept, profile.claim),
    values: agent.values,
    save: async (values, complete) => keep(await api.patch('/profile/agent', { body: { values, complete } })),
    auto,
  });
};
