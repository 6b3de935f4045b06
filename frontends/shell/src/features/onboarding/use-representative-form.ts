import { representativePerson } from '@touchline/contracts/http/profile';
import { api } from '@touchline/market';
import { type OwnProfile, type OwnRepresentative, useKeepOwnProfile } from './own-profile.ts';
import { type RepresentativeTyped, representative } from './player-steps.ts';
import { type StepForm, useStepForm } from './use-step-form.ts';

export const useRepresentativeForm = (
  profile: OwnProfile,
  kept: OwnRepresentative,
  auto: boolean,
): StepForm<RepresentativeTyped> => {
  const keep = useKeepOwnProfile();
  return useStepForm({
    name: `${profile.id}-representative`,
    schema: representativePerson,
    stored: representative.read(kept),
    values: representative.values,
    save: async (values, complete) =>
      keep(await api.patch('/profile/representative', { body: { values, complete }, quiet: true })),
    auto,
  });
};
