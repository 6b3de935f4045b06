import { profileEvents } from '@touchline/contracts/events';
import { ImpossibleEvent } from '@touchline/platform/domain';
import { clubView } from '../../../club/state.ts';
import { moved, named, noted, type RepresentativeProfile } from '../../state.ts';
import { containing } from '../containing.ts';
import type { KindOfProfile } from '../kind.ts';
import type { KindEvent } from '../kinds.ts';
import { decide, refuseIncomplete } from './representative.ts';
import { newRepresentative, type RepresentativeEvent } from './state.ts';

const steps = 2;

const refuseOthers = (event: Exclude<KindEvent, RepresentativeEvent>): never => {
  throw new ImpossibleEvent(event, { status: 'a representative’s profile' });
};

const evolve = (profile: RepresentativeProfile, event: KindEvent): RepresentativeProfile => {
  switch (event.type) {
    case 'RepresentativeSaved': {
      const representative = { ...profile.representative, ...event.values };
      return moved(named({ ...profile, representative }, representative), event.completed, 1, steps);
    }
    case 'ClubChosen': {
      const { club_id, club_name, teams, at } = event;
      const representative = { ...profile.representative, club_id, club_name, teams };
      return noted({ ...profile, representative }, { at, what: 'Club chosen', note: club_name });
    }
    default:
      return refuseOthers(event);
  }
};

export const representative: KindOfProfile<'club-representative'> = {
  steps,
  fresh: { representative: newRepresentative },
  decide,
  evolve,
  shown: ({ representative }) => representative,
  refuseIncomplete,
  judged: ({ representative }) => ({
    representative: { hasClub: Boolean(representative.club_id), hasPosition: Boolean(representative.position) },
  }),
  setWithVerification: () => [],
  withClaimed: (profile, claimed) => ({ ...profile, representative: { ...profile.representative, ...claimed } }),
  claimWords: ({ teams }) => [teams?.map((t) => t.team_name).join(', ') ?? ''],
  claimedClub: () => null,
  clubOf: ({ representative }) => representative.club_id,
  publicOf: ({ representative }) => ({
    representative: {
      club_id: representative.club_id,
      club_name: representative.club_name,
      position: representative.position,
      teams: [...representative.teams],
    },
  }),
  viewOf: ({ representative }, { club }) => ({
    representative: {
      first_name: representative.first_name,
      last_name: representative.last_name,
      phone: representative.phone,
      position: representative.position,
      club: club ? clubView(club) : null,
      team_ids: representative.teams.map((t) => t.team_id),
    },
  }),
  claimViewOf: ({ teams, ...said }) => ({ ...said, ...(teams ? { teams: [...teams] } : {}) }),
  factsOf: ({ representative }) => ({ club_name: representative.club_name, position: representative.position }),
  narrowed: ({ position, club_search }) => ({
    'representative.position': containing(position),
    'representative.club_name': containing(club_search),
  }),
  happened: (event) => {
    switch (event.type) {
      case 'RepresentativeSaved':
        return [profileEvents.changed, { fields: Object.keys(event.values) }];
      case 'ClubChosen':
        return [profileEvents.changed, { fields: ['club_id', 'club_name', 'teams'] }];
      default:
        return refuseOthers(event);
    }
  },
};
