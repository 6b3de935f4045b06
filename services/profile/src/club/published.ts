import { clubEvents, type PublicClub } from '@touchline/contracts/events';
import { unreachable } from '@touchline/platform/domain';
import type { Club, ClubEvent, Known } from './state.ts';

const entererOf = (club: Club): string | null =>
  club.status === 'known' ? (club.entered_by?.profile_id ?? null) : null;

/** The contract of an event and what is its own: whose word it is, and what changed. */
const happenedOf = (event: ClubEvent, after: Club) => {
  switch (event.type) {
    case 'ClubImported':
      return [clubEvents.imported, {}] as const;
    case 'ClubAdded':
      return [clubEvents.added, {}] as const;
    case 'ClubEntered':
      return [clubEvents.entered, { by: event.by.profile_id }] as const;
    case 'ClubChanged':
      return [clubEvents.changed, { fields: Object.keys(event.facts) }] as const;
    case 'TeamAdded':
      return [clubEvents.teamAdded, { by: event.by?.profile_id ?? null, team_id: event.team.team_id }] as const;
    case 'Verified':
      return [clubEvents.verified, {}] as const;
    case 'Rejected': {
      const { reason, kind } = event.rejection;
      return [clubEvents.rejected, { by: event.by, reason, kind }] as const;
    }
    case 'Reopened':
      return [clubEvents.reopened, { by: event.by }] as const;
    case 'Resubmitted':
      return [clubEvents.resubmitted, { by: entererOf(after) }] as const;
    case 'CrestSet':
      return [clubEvents.crestSet, { by: event.by?.profile_id ?? null, crest: event.crest.sha256 }] as const;
    case 'CrestRemoved':
      return [clubEvents.crestRemoved, { by: event.by?.profile_id ?? null }] as const;
    case 'ClubMerged':
      return [clubEvents.merged, { into: event.into, into_name: event.into_name }] as const;
    case 'ClubMergeUndone':
      return [clubEvents.mergeUndone, {}] as const;
    case 'ClubTookIn':
      return [clubEvents.tookIn, { from: event.from }] as const;
    default:
      return unreachable(event);
  }
};

const publicClubOf = (club: Known): PublicClub => ({
  club_id: club.club_id,
  name: club.name,
  short_name: club.short_name,
  country: club.country,
  city: club.city,
  verified: club.verified,
  rejection: club.rejection,
  entered_by: club.entered_by?.profile_id ?? null,
  crest: club.crest?.sha256 ?? null,
  teams: [...club.teams],
});

const shownOf = (state: Club): PublicClub | undefined => {
  if (state.status === 'none') return undefined;
  return state.status === 'known' ? publicClubOf(state) : { ...publicClubOf(state.before), merged_into: state.into };
};

export const stateData = (state: Club) => ({ club: shownOf(state) });

/** An event as neighbours read it: what happened, beside the club after it. */
export const published = (event: ClubEvent, after: Club) => {
  const [{ type }, happened] = happenedOf(event, after);
  return { type, data: { ...stateData(after), happened } };
};
