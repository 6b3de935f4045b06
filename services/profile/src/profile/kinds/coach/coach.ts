import { coachPerson } from '@touchline/contracts/http/profile';
import { type FieldError, Rejected } from '@touchline/platform/domain';
import { claim, isSo, refuseLocked } from '../../claims.ts';
import type { CoachProfile, ProfileEvent } from '../../state.ts';
import { below, missingIn, refuseMissing } from '../completeness.ts';
import type { KindCommand } from '../kinds.ts';
import type { Coach, CoachCommand, CoachEvent, CoachValues } from './state.ts';

type Events = readonly ProfileEvent[];

const missingInCoach = ({ first_name, last_name, licence_level, club, club_answered, experience }: Coach) =>
  missingIn(
    coachPerson,
    {
      ...{ first_name, last_name, licence_level, experience },
      ...(club_answered ? { club_id: club?.club_id ?? null } : {}),
    },
    ['club_id'],
  ) satisfies FieldError[];

export const refuseIncomplete = ({ coach }: CoachProfile): void =>
  refuseMissing(below('person', missingInCoach(coach)));

export const withSaved = (coach: Coach, values: CoachValues): Coach => ({
  ...coach,
  ...values,
  club_answered: coach.club_answered || values.club !== undefined,
});

export const saveCoach = ({ values, complete, now }: CoachCommand, profile: CoachProfile): Events => {
  // What is claimed already is what the person goes on from.
  const coach: Coach = { ...profile.coach, ...profile.claim };
  refuseLocked(profile, coach, values, ['first_name', 'last_name']);
  const saved = withSaved(coach, values);
  // Once handed in a profile is whole, and stays so.
  if (complete || profile.onboarding.status === 'completed') refuseMissing(below('values', missingInCoach(saved)));
  const moves = complete && profile.onboarding.step === 1;
  const save = (given: CoachValues): CoachEvent => ({
    type: 'CoachSaved',
    values: given,
    completed: complete,
    at: now,
  });
  if (profile.verification_status !== 'verified') return isSo(coach, values) && !moves ? [] : [save(values)];
  // Staff looked at licence and club; what a coach tells of himself is his own.
  const { experience } = saved;
  const told: Events = isSo(profile.coach, { experience }) ? [] : [save({ experience })];
  return [...told, ...claim(profile, profile.coach, { licence_level: saved.licence_level, club: saved.club }, now)];
};

/** What another kind of profile does. */
const refuseOthers = (_: Exclude<KindCommand, CoachCommand>): never => {
  throw new Rejected('AccessDeniedException');
};

export const decide = (command: KindCommand, state: CoachProfile): Events => {
  switch (command.type) {
    case 'SaveCoach':
      return saveCoach(command, state);
    default:
      return refuseOthers(command);
  }
};
