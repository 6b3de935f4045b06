import { api } from '@touchline/app-core/client/client.ts';
import { coachPerson } from '@touchline/contracts/http/profile';
import { type OwnCoach, type OwnProfile, useKeepOwnProfile } from '../../features/own-profile/api/own-profile.ts';
import { type StepForm, useStepForm } from '../../features/own-profile/use-step-form.ts';
import { type CoachTyped, coach } from './coach-values.ts';

export const useCoachForm = (profile: OwnProfile, kept: OwnCoach, auto: boolean): StepForm<CoachTyped> => {
  const keep = useKeepOwnProfile();
  return useStepForm({
    name: `${profile.id}-coach`,
    schema: coachPerson,
    stored: coach.read(kept, profile.claim),
    values: coach.values,
    save: async (values, complete) => keep(await api.patch('/profile/coach', { body: { values, complete } })),
    auto,
  });
};
