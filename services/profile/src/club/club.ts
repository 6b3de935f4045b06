import { type Decider, invalid, Rejected, unreachable } from '@touchline/infra/domain';
import { fold } from '../names.ts';
import {
  type Club,
  type ClubEvent,
  type ClubFacts,
  type EnteredBy,
  firstTeamOf,
  type Known,
  type Team,
} from './state.ts';

export type ClubCommand =
  | { readonly type: 'Import'; readonly club_id: string; readonly facts: ClubFacts; readonly now: string }
  | {
      readonly type: 'Enter';
      readonly club_id: string;
      readonly facts: ClubFacts;
      readonly teams: readonly Team[];
      readonly by: EnteredBy;
      readonly now: string;
    }
  | { readonly type: 'AddTeam'; readonly team: Team; readonly by: EnteredBy; readonly now: string }
  | { readonly type: 'Verify'; readonly now: string };

export const maxTeams = 30;

const known = (club: Club): Known => {
  if (club.status === 'unknown') throw new Rejected('NotFound');
  return club;
};

/** The facts that an import would change. What the source doesn't say (a website) stays. */
export const changedFacts = (club: Known, facts: ClubFacts): Partial<ClubFacts> =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([name, value]) => value !== null && JSON.stringify(club[name as keyof ClubFacts]) !== JSON.stringify(value),
    ),
  );

const decide = (command: ClubCommand, state: Club): readonly ClubEvent[] => {
  const at = command.now;
  switch (command.type) {
    case 'Import': {
      const team = firstTeamOf(command.club_id);
      if (state.status === 'unknown')
        return [{ type: 'ClubImported', club_id: command.club_id, facts: command.facts, team, at }];
      const facts = changedFacts(state, command.facts);
      return [
        ...(Object.keys(facts).length > 0 ? [{ type: 'ClubChanged' as const, facts, at }] : []),
        // Entered by hand before: the source knows the name, and nothing of the website and the teams that somebody wrote
        // beside it. Those are staff's to look at.
        ...(state.teams.some((t) => t.gender === 'male' && t.level === 'first team')
          ? []
          : [{ type: 'TeamAdded' as const, team, by: null, at }]),
      ];
    }
    case 'Enter': {
      const { club_id, facts, teams, by } = command;
      if (state.status === 'unknown') return [{ type: 'ClubEntered', club_id, facts, teams, by, at }];
      if (state.entered_by?.profile_id === by.profile_id && !state.verified) return [];
      throw invalid({ path: 'name', message: 'This club is there already: choose it from the list.' });
    }
    case 'AddTeam': {
      const { teams } = known(state);
      if (teams.some((t) => t.team_id === command.team.team_id)) return [];
      if (teams.length >= maxTeams)
        throw invalid({ path: 'name', message: `A club has at most ${maxTeams} teams here.` });
      return [{ type: 'TeamAdded', team: command.team, by: command.by, at }];
    }
    case 'Verify':
      return known(state).verified ? [] : [{ type: 'ClubVerified', at }];
    default:
      return unreachable(command);
  }
};

const keyed = (club: Omit<Known, 'name_key' | 'search_text' | 'staff_order'>): Known => {
  const name_key = fold(club.name);
  return {
    ...club,
    name_key,
    search_text: `|${[...new Set([club.name, ...club.other_names].map(fold))].join('|')}|`,
    staff_order: `${club.verified ? 1 : 0}|${name_key}`,
  };
};

const evolve = (state: Club, event: ClubEvent): Club => {
  const { at } = event;
  if (event.type === 'ClubImported' || event.type === 'ClubEntered') {
    const imported = event.type === 'ClubImported';
    return keyed({
      status: 'known',
      club_id: event.club_id,
      ...event.facts,
      verified: imported,
      teams: imported ? [event.team] : event.teams,
      entered_by: imported ? null : event.by,
      entered_at: at,
    });
  }
  if (state.status === 'unknown') return state;
  switch (event.type) {
    case 'ClubChanged':
      return keyed({ ...state, ...event.facts });
    case 'TeamAdded':
      return { ...state, teams: [...state.teams, event.team] };
    case 'ClubVerified':
      return keyed({ ...state, verified: true });
    default:
      return unreachable(event);
  }
};

export const clubDecider: Decider<ClubCommand, Club, ClubEvent> = {
  decide,
  evolve,
  initialState: { status: 'unknown' },
};
