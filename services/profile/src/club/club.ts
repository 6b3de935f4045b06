import { fold } from '@touchline/contracts/fold';
import { type Decider, fingerprint, ImpossibleEvent, invalid, Rejected, unreachable } from '@touchline/platform/domain';
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
  /** `submission`: what staff looked at, as `submissionOf` had it. */
  | { readonly type: 'Verify'; readonly submission: string; readonly now: string };

type CommandOf<Type extends ClubCommand['type']> = Extract<ClubCommand, { type: Type }>;
type Events = readonly ClubEvent[];

export const maxTeams = 30;

/** Stands for what staff look at before they verify a club. */
export const submissionOf = (club: Known): string =>
  fingerprint([
    ...[club.name, club.short_name, club.country, club.city, club.founded, club.website, club.other_names],
    ...[club.teams, club.verified],
  ]);

/** The facts that an import would change. What the source doesn't say (a website) stays. */
export const changedFacts = (club: Known, facts: ClubFacts): Partial<ClubFacts> =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([name, value]) => value !== null && JSON.stringify(club[name as keyof ClubFacts]) !== JSON.stringify(value),
    ),
  );

export const importClub = ({ club_id, facts, now }: CommandOf<'Import'>, club: Club): Events => {
  const team = firstTeamOf(club_id);
  if (club.status === 'none') return [{ type: 'ClubImported', club_id, facts, team, at: now }];
  const changed = changedFacts(club, facts);
  return [
    ...(Object.keys(changed).length > 0 ? [{ type: 'ClubChanged' as const, facts: changed, at: now }] : []),
    // Entered by hand before: the source knows the name, and nothing of the website and the teams that somebody wrote
    // beside it. Those are staff's to look at.
    ...(club.teams.some((t) => t.gender === 'male' && t.level === 'first team')
      ? []
      : [{ type: 'TeamAdded' as const, team, by: null, at: now }]),
  ];
};

export const enter = ({ type: _, now, ...entered }: CommandOf<'Enter'>, club: Club): Events => {
  if (club.status === 'none') return [{ type: 'ClubEntered', ...entered, at: now }];
  if (club.entered_by?.profile_id === entered.by.profile_id && !club.verified) return [];
  throw invalid({ path: 'name', message: 'This club is there already: choose it from the list.' });
};

export const addTeam = ({ team, by, now }: CommandOf<'AddTeam'>, { teams }: Known): Events => {
  if (teams.some((t) => t.team_id === team.team_id)) return [];
  if (teams.length >= maxTeams) throw invalid({ path: 'name', message: `A club has at most ${maxTeams} teams here.` });
  return [{ type: 'TeamAdded', team, by, at: now }];
};

export const verify = ({ submission, now }: CommandOf<'Verify'>, club: Known): Events => {
  if (club.verified) return [];
  const current = submissionOf(club);
  if (submission !== current) throw new Rejected('StaleVersion', { current });
  return [{ type: 'ClubVerified', at: now }];
};

const decide = (command: ClubCommand, state: Club): Events => {
  if (command.type === 'Import') return importClub(command, state);
  if (command.type === 'Enter') return enter(command, state);
  if (state.status === 'none') throw new Rejected('NotFound');
  switch (command.type) {
    case 'AddTeam':
      return addTeam(command, state);
    case 'Verify':
      return verify(command, state);
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
    if (state.status !== 'none') throw new ImpossibleEvent(event, state);
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
  if (state.status === 'none') throw new ImpossibleEvent(event, state);
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
  initialState: { status: 'none' },
};
