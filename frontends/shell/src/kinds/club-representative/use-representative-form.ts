import { api } from '@touchline/app-core/client/client.ts';
import { representativePerson } from '@touchline/contracts/http/profile';
import {
  type OwnProfile,
  type OwnRepresentative,
  useKeepOwnProfile,
} from '../../features/own-profile/api/own-profile.ts';
import { type StepForm, useStepForm } from '../../features/own-profile/use-step-form.ts';
import { type RepresentativeTyped, representative } from './representative-values.ts';

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
    save: async (values, complete) => keep(await api.patch('/profile/representative', { body: { values, complete } })),
    auto,
  });
};
