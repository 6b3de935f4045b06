import { api } from '@touchline/app-core/client/client.ts';
import {
  playerCareer,
  playerFootball,
  playerMedia,
  playerPerson,
  playerVisibility,
} from '@touchline/contracts/http/profile';
import { contractEndProblem } from '@touchline/contracts/policies/transfer-regulations';
import type { z } from 'zod';
import { type OwnPlayer, type OwnProfile, useKeepOwnProfile } from '../../features/own-profile/api/own-profile.ts';
import { type StepForm, useStepForm } from '../../features/own-profile/use-step-form.ts';
import {
  type CareerTyped,
  career,
  type FootballTyped,
  football,
  type MediaTyped,
  media,
  type PersonTyped,
  person,
  type VisibilityTyped,
  visibility,
} from './player-steps.ts';

interface Given {
  readonly profile: OwnProfile;
  readonly player: OwnPlayer;
  /** Saves by itself; without it on request only. */
  readonly auto: boolean;
}

/** Each step has a call of its own for the values of its schema. */
const useSave = <Said>(
  said: z.ZodType<Said>,
  call: (body: { readonly values: Said; readonly complete: boolean }) => Promise<{ readonly data: OwnProfile }>,
) => {
  const keep = useKeepOwnProfile();
  return async (values: Readonly<Record<string, unknown>>, complete: boolean): Promise<OwnProfile> =>
    keep(await call({ values: said.parse(values), complete }));
};

export const usePersonForm = ({ profile, player, auto }: Given): StepForm<PersonTyped> =>
  useStepForm({
    name: `${profile.id}-person`,
    schema: playerPerson,
    stored: person.read(player),
    values: person.values,
    save: useSave(playerPerson, (body) => api.patch('/profile/person', { body })),
    auto,
  });

export const useFootballForm = ({ profile, player, auto }: Given): StepForm<FootballTyped> =>
  useStepForm({
    name: `${profile.id}-football`,
    schema: playerFootball,
    stored: football.read(player),
    values: football.values,
    save: useSave(playerFootball, (body) => api.patch('/profile/football', { body })),
    auto,
  });

/** Whether "without a club" was answered can't be read off a profile that has none, but off how far it came. */
export const clubAnswered = (profile: OwnProfile): boolean =>
  profile.onboarding.status === 'completed' || profile.onboarding.step > 3;

/** What stands there already may stay; a new end of a contract has to lie ahead, as the server will judge it. */
const careerSince = (kept: string | null) => {
  const { shape } = playerCareer;
  return playerCareer.extend({
    current_contract_ends_on: shape.current_contract_ends_on.superRefine((endsOn, context) => {
      const problem = endsOn === null || endsOn === kept ? null : contractEndProblem(endsOn, new Date().toISOString());
      if (problem) context.addIssue({ code: 'custom', message: problem });
    }),
  });
};

export const useCareerForm = ({ profile, player, auto }: Given): StepForm<CareerTyped> =>
  useStepForm({
    name: `${profile.id}-career`,
    schema: careerSince(player.current_contract_ends_on),
    stored: career.read(player, clubAnswered(profile)),
    values: career.values,
    save: useSave(playerCareer, (body) => api.patch('/profile/career', { body })),
    auto,
  });

export const useMediaForm = ({ profile, player, auto }: Given): StepForm<MediaTyped> =>
  useStepForm({
    name: `${profile.id}-media`,
    schema: playerMedia,
    stored: media.read(player),
    values: media.values,
    save: useSave(playerMedia, (body) => api.patch('/profile/media', { body })),
    auto,
  });

export const useVisibilityForm = ({ profile, player, auto }: Given): StepForm<VisibilityTyped> =>
  useStepForm({
    name: `${profile.id}-visibility`,
    schema: playerVisibility,
    stored: visibility.read(player),
    values: (typed: VisibilityTyped) => visibility.values(typed, player.is_minor),
    save: useSave(playerVisibility, (body) => api.patch('/profile/visibility', { body })),
    auto,
  });
