import { profileEvents } from '@touchline/contracts/events';
import { ImpossibleEvent } from '@touchline/platform/domain';
import { type CoachProfile, moved, named } from '../../state.ts';
import { containing } from '../containing.ts';
import type { KindOfProfile } from '../kind.ts';
import type { KindEvent } from '../kinds.ts';
import { decide, refuseIncomplete, withSaved } from './coach.ts';
import { type CoachEvent, newCoach } from './state.ts';

const steps = 2;

const refuseOthers = (event: Exclude<KindEvent, CoachEvent>): never => {
  throw new ImpossibleEvent(event, { status: 'a coach’s profile' });
};

const evolve = (profile: CoachProfile, event: KindEvent): CoachProfile => {
  if (event.type !== 'CoachSaved') return refuseOthers(event);
  const coach = withSaved(profile.coach, event.values);
  return moved(named({ ...profile, coach }, coach), event.completed, 1, steps);
};

export const coach: KindOfProfile<'coach'> = {
  steps,
  fresh: { coach: newCoach },
  decide,
  evolve,
  shown: ({ coach }) => coach,
  refuseIncomplete,
  judged: () => ({}),
  setWithVerification: () => [],
  withClaimed: (profile, claimed) => ({ ...profile, coach: { ...profile.coach, ...claimed } }),
  claimWords: ({ licence_level: licence, club }) => [
    licence ?? '',
    club === undefined ? '' : (club?.club_name ?? 'no club'),
  ],
  claimedClub: ({ club }) => club?.club_id ?? null,
  clubOf: ({ coach }) => coach.club?.club_id ?? null,
  publicOf: ({ coach }) => ({
    coach: {
      licence_level: coach.licence_level,
      club_id: coach.club?.club_id ?? null,
      club_name: coach.club?.club_name ?? null,
      club_short_name: coach.club?.club_short_name ?? null,
    },
  }),
  viewOf: ({ coach }, { club }) => ({
    coach: {
      first_name: coach.first_name,
      last_name: coach.last_name,
      licence_level: coach.licence_level,
      club: coach.club,
      club_answered: coach.club_answered,
      club_verified: coach.club ? (club?.verified ?? false) : null,
      experience: coach.experience,
    },
  }),
  claimViewOf: ({ at, licence_level, club }) => ({
    at,
    ...(licence_level ? { licence_level } : {}),
    ...(club === undefined ? {} : { club }),
  }),
  factsOf: ({ coach }) => ({ club_name: coach.club?.club_name ?? null, licence_level: coach.licence_level }),
  narrowed: ({ licence, club_search }) => ({
    'coach.licence_level': licence,
    'coach.club.club_name': containing(club_search),
  }),
  happened: (event) =>
    event.type === 'CoachSaved' ? [profileEvents.changed, { fields: Object.keys(event.values) }] : refuseOthers(event),
};
