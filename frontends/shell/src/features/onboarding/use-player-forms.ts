import {
  playerCareer,
  playerFootball,
  playerMedia,
  playerPerson,
  playerVisibility,
} from '@touchline/contracts/http/profile';
import { api } from '@touchline/market';
import { type OwnPlayer, type OwnProfile, useKeepOwnProfile } from './own-profile.ts';
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
import { type StepForm, useStepForm } from './use-step-form.ts';

interface Given {
  readonly profile: OwnProfile;
  readonly player: OwnPlayer;
  /** Saves by itself; without it on request only. */
  readonly auto: boolean;
}

type StepPath = '/profile/person' | '/profile/football' | '/profile/career' | '/profile/media' | '/profile/visibility';

/** Every step has the same call; what its values are is checked by the step's schema before it is made. */
const useSave = (path: StepPath) => {
  const keep = useKeepOwnProfile();
  return async (values: Readonly<Record<string, unknown>>, complete: boolean): Promise<OwnProfile> =>
    keep(await api.patch(path, { body: { values, complete } as never, quiet: true }));
};

export const usePersonForm = ({ profile, player, auto }: Given): StepForm<PersonTyped> =>
  useStepForm({
    name: `${profile.id}-person`,
    schema: playerPerson,
    stored: person.read(player),
    values: person.values,
    save: useSave('/profile/person'),
    auto,
  });

export const useFootballForm = ({ profile, player, auto }: Given): StepForm<FootballTyped> =>
  useStepForm({
    name: `${profile.id}-football`,
    schema: playerFootball,
    stored: football.read(player),
    values: football.values,
    save: useSave('/profile/football'),
    auto,
  });

/** Whether "without a club" was answered can't be read off a profile that has none, but off how far it came. */
export const clubAnswered = (profile: OwnProfile): boolean =>
  profile.onboarding.status === 'completed' || profile.onboarding.step > 3;

export const useCareerForm = ({ profile, player, auto }: Given): StepForm<CareerTyped> =>
  useStepForm({
    name: `${profile.id}-career`,
    schema: playerCareer,
    stored: career.read(player, clubAnswered(profile)),
    values: career.values,
    save: useSave('/profile/career'),
    auto,
  });

export const useMediaForm = ({ profile, player, auto }: Given): StepForm<MediaTyped> =>
  useStepForm({
    name: `${profile.id}-media`,
    schema: playerMedia,
    stored: media.read(player),
    values: media.values,
    save: useSave('/profile/media'),
    auto,
  });

export const useVisibilityForm = ({ profile, player, auto }: Given): StepForm<VisibilityTyped> =>
  useStepForm({
    name: `${profile.id}-visibility`,
    schema: playerVisibility,
    stored: visibility.read(player),
    values: (typed: VisibilityTyped) => visibility.values(typed, player.is_minor),
    save: useSave('/profile/visibility'),
    auto,
  });
