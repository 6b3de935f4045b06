import { fold } from '@touchline/contracts/fold';
import {
  type Decider,
  ImpossibleEvent,
  invalid,
  Rejected,
  unreachable,
  verification,
} from '@touchline/platform/domain';
import {
  type Club,
  type ClubEvent,
  type ClubFacts,
  type Crest,
  type EnteredBy,
  firstTeamOf,
  type Known,
  type Merged,
  maxNames,
  type Team,
  verificationOf,
} from './state.ts';

/** The account of who entered a club, where that isn't forgotten: nobody decides on the own one. */
interface Entered {
  readonly entered_by_user: string | null;
}

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
  /** Staff add one; their word is enough. */
  | {
      readonly type: 'Add';
      readonly club_id: string;
      readonly facts: ClubFacts;
      readonly teams: readonly Team[];
      readonly now: string;
    }
  | { readonly type: 'AddTeam'; readonly team: Team; readonly by: EnteredBy; readonly now: string }
  | ({ readonly type: 'Verify' } & verification.Judging & Entered)
  | ({ readonly type: 'Reject' } & verification.Rejecting & Entered)
  | ({ readonly type: 'Reopen' } & verification.Judging & Entered)
  /** Whoever entered it mends what staff rejected. */
  | {
      readonly type: 'Resubmit';
      readonly facts: Partial<ClubFacts>;
      readonly by: EnteredBy;
      readonly now: string;
    }
  /** `by`: null where staff do it. */
  | { readonly type: 'SetCrest'; readonly crest: Crest; readonly by: EnteredBy | null; readonly now: string }
  | { readonly type: 'RemoveCrest'; readonly by: EnteredBy | null; readonly now: string }
  /** Staff write its facts anew; null empties one. `submission`: what they looked at, as `submissionOf` had it. */
  | { readonly type: 'Change'; readonly submission: string; readonly facts: Partial<ClubFacts>; readonly now: string }
  /** It is the same club as another one; `into` is what that one is now. */
  | {
      readonly type: 'Merge';
      readonly submission: string;
      readonly into: Pick<Known, 'club_id' | 'name' | 'verified' | 'rejection' | 'teams'>;
      readonly now: string;
    }
  /** It was merged in a circle, and is the one that stays. */
  | { readonly type: 'UndoMerge'; readonly now: string }
  | { readonly type: 'TakeIn'; readonly from: Known; readonly now: string };

type CommandOf<Type extends ClubCommand['type']> = Extract<ClubCommand, { type: Type }>;
type Events = readonly ClubEvent[];

export const maxTeams = 30;

/** What staff judge of a club. Its crest is none of it: it stands beside the name, and never for it. */
const judgedOf = (club: Known, entered_by_user: string | null): verification.Judged => ({
  noun: 'club',
  user_id: entered_by_user ?? '',
  verification: verificationOf(club),
  is_handed_in: true,
  shown: JSON.stringify([
    ...[club.name, club.short_name, club.country, club.city, club.founded, club.website, club.other_names],
    club.teams,
  ]),
});

/** Stands for what staff look at, and what was decided about it so far. */
export const submissionOf = (club: Known): string => verification.submissionOf(judgedOf(club, null));

/**
 * The facts that an import would change. What the source doesn't say (a website) stays, and so do names that it doesn't know:
 * those of a club that was merged into this one.
 */
export const changedFacts = (club: Known, facts: ClubFacts): Partial<ClubFacts> => {
  const other_names = [...new Set([...club.other_names, ...facts.other_names])].slice(0, maxNames);
  return Object.fromEntries(
    Object.entries({ ...facts, other_names }).filter(
      ([name, value]) => value !== null && JSON.stringify(club[name as keyof ClubFacts]) !== JSON.stringify(value),
    ),
  );
};

/** Nothing is done any more with a club that was merged. */
const unmerged = (state: Known | Merged): Known => {
  if (state.status === 'merged') throw new Rejected('StaleVersion', { current: state.into });
  return state;
};

export const importClub = ({ club_id, facts, now }: CommandOf<'Import'>, club: Club): Events => {
  // The source names it still; the club that has its teams is the one that counts.
  if (club.status === 'merged') return [];
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
  if (club.status === 'known' && club.rejection)
    throw invalid({
      path: 'name',
      message: 'Our staff have looked at a club of this name and did not accept it. Choose another club.',
    });
  if (club.status === 'known' && club.entered_by?.profile_id === entered.by.profile_id && !club.verified) return [];
  throw invalid({ path: 'name', message: 'This club is there already: choose it from the list.' });
};

export const add = ({ type: _, now, ...added }: CommandOf<'Add'>, club: Club): Events => {
  if (club.status === 'none') return [{ type: 'ClubAdded', ...added, at: now }];
  throw invalid({ path: 'name', message: 'This club is there already.' });
};

export const addTeam = ({ team, by, now }: CommandOf<'AddTeam'>, state: Known | Merged): Events => {
  const { teams } = unmerged(state);
  if (teams.some((t) => t.team_id === team.team_id)) return [];
  if (teams.length >= maxTeams) throw invalid({ path: 'name', message: `A club has at most ${maxTeams} teams here.` });
  return [{ type: 'TeamAdded', team, by, at: now }];
};

/** Staff decide about what they looked at. */
const refuseStale = (submission: string, club: Known): void => {
  const current = submissionOf(club);
  if (submission !== current) throw new Rejected('StaleVersion', { current });
};

export const verify = (command: CommandOf<'Verify'>, state: Known | Merged): Events =>
  verification.verify(command, judgedOf(unmerged(state), command.entered_by_user), () => {});

export const reject = (command: CommandOf<'Reject'>, state: Known | Merged): Events =>
  verification.reject(command, judgedOf(unmerged(state), command.entered_by_user));

export const reopen = (command: CommandOf<'Reopen'>, state: Known | Merged): Events =>
  verification.reopen(command, judgedOf(unmerged(state), command.entered_by_user));

/** The facts that differ from what a club has. */
const differing = (club: Known, facts: Partial<ClubFacts>): Partial<ClubFacts> =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([name, value]) => JSON.stringify(club[name as keyof ClubFacts]) !== JSON.stringify(value),
    ),
  );

export const resubmit = ({ facts, by, now }: CommandOf<'Resubmit'>, state: Known | Merged): Events => {
  const club = unmerged(state);
  if (club.entered_by?.profile_id !== by.profile_id) throw new Rejected('AccessDeniedException');
  const changed = differing(club, facts);
  const isChanged = Object.keys(changed).length > 0;
  // It waits as it is, or staff rely on it: from then on they alone write its facts.
  if (!club.rejection && isChanged) throw new Rejected('AccessDeniedException');
  const mended = evolve(club, { type: 'ClubChanged', facts: changed, at: now }) as Known;
  const resubmitted = verification.resubmit({ now }, judgedOf(mended, null), () => {}, {
    path: 'name',
    message: 'Nothing is new yet. Change what staff named, then submit it again.',
  });
  return [...(isChanged ? [{ type: 'ClubChanged' as const, facts: changed, at: now }] : []), ...resubmitted];
};

export const setCrest = ({ crest, by, now }: CommandOf<'SetCrest'>, state: Known | Merged): Events => {
  const club = unmerged(state);
  // Staff know which club it is that they look at; whoever acts for it has been looked at with it.
  if (by && !club.verified) throw new Rejected('ClubNotVerified', { club_id: club.club_id });
  return club.crest?.sha256 === crest.sha256 ? [] : [{ type: 'CrestSet', crest, by, at: now }];
};

export const removeCrest = ({ by, now }: CommandOf<'RemoveCrest'>, state: Known | Merged): Events =>
  unmerged(state).crest ? [{ type: 'CrestRemoved', by, at: now }] : [];

export const change = ({ submission, facts, now }: CommandOf<'Change'>, state: Known | Merged): Events => {
  const club = unmerged(state);
  const changed = differing(club, facts);
  if (Object.keys(changed).length === 0) return [];
  refuseStale(submission, club);
  return [{ type: 'ClubChanged', facts: changed, at: now }];
};

export const merge = ({ submission, into, now }: CommandOf<'Merge'>, state: Known | Merged): Events => {
  // A repeat of what has happened.
  if (state.status === 'merged' && state.into === into.club_id) return [];
  const club = unmerged(state);
  if (into.club_id === club.club_id) throw invalid({ path: 'into', message: 'Choose another club.' });
  refuseStale(submission, club);
  if (club.verified && !into.verified)
    throw invalid({ path: 'into', message: 'That club isn’t verified. Verify it first, or merge it into this one.' });
  if (into.rejection) throw invalid({ path: 'into', message: 'Staff have rejected that club. Choose another one.' });
  if (into.teams.length + club.teams.length > maxTeams)
    throw invalid({ path: 'into', message: `Together they would have more than ${maxTeams} teams.` });
  return [{ type: 'ClubMerged', into: into.club_id, into_name: into.name, at: now }];
};

/**
 * Teams keep their ids, so that everything that names one goes on; its crest comes where there is none. Again it changes
 * nothing, also where the crest was removed since.
 */
export const takeIn = ({ from, now }: CommandOf<'TakeIn'>, state: Known | Merged): Events => {
  const club = unmerged(state);
  const teams = from.teams.filter((t) => !club.teams.some(({ team_id }) => team_id === t.team_id));
  const known = new Set([club.name, ...club.other_names].map(fold));
  const room = Math.max(0, maxNames - club.other_names.length);
  const other_names = [from.name, ...from.other_names].filter((name) => !known.has(fold(name))).slice(0, room);
  const crest = club.crest || club.took_in.includes(from.club_id) ? null : from.crest;
  if (teams.length === 0 && other_names.length === 0 && !crest) return [];
  const taken = new Set(club.teams.map(({ name }) => fold(name)));
  // Two teams of one name can't be told apart in a list.
  const named = teams.map((t) => (taken.has(fold(t.name)) ? { ...t, name: `${t.name} (${from.name})` } : t));
  return [{ type: 'ClubTookIn', from: from.club_id, teams: named, other_names, crest, at: now }];
};

export const undoMerge = ({ now }: CommandOf<'UndoMerge'>, club: Known | Merged): Events =>
  club.status === 'merged' ? [{ type: 'ClubMergeUndone', at: now }] : [];

const decide = (command: ClubCommand, state: Club): Events => {
  if (command.type === 'Import') return importClub(command, state);
  if (command.type === 'Enter') return enter(command, state);
  if (command.type === 'Add') return add(command, state);
  if (state.status === 'none') throw new Rejected('NotFound');
  switch (command.type) {
    case 'AddTeam':
      return addTeam(command, state);
    case 'Verify':
      return verify(command, state);
    case 'Reject':
      return reject(command, state);
    case 'Reopen':
      return reopen(command, state);
    case 'Resubmit':
      return resubmit(command, state);
    case 'SetCrest':
      return setCrest(command, state);
    case 'RemoveCrest':
      return removeCrest(command, state);
    case 'Change':
      return change(command, state);
    case 'Merge':
      return merge(command, state);
    case 'UndoMerge':
      return undoMerge(command, state);
    case 'TakeIn':
      return takeIn(command, state);
    default:
      return unreachable(command);
  }
};

type Unkeyed = Omit<Known, 'name_key' | 'search_text' | 'staff_order'>;

const staffOrder = { pending: 0, verified: 1, rejected: 2 } as const;

const keyed = (club: Unkeyed): Known => {
  const name_key = fold(club.name);
  return {
    ...club,
    name_key,
    search_text: `|${[...new Set([club.name, ...club.other_names].map(fold))].join('|')}|`,
    staff_order: `${staffOrder[verificationOf(club).verification_status]}|${name_key}`,
  };
};

/** No rejection holds. */
const undecided = { rejection: null, judged: null } as const;

const evolve = (state: Club, event: ClubEvent): Club => {
  const { at } = event;
  if (event.type === 'ClubImported' || event.type === 'ClubEntered' || event.type === 'ClubAdded') {
    if (state.status !== 'none') throw new ImpossibleEvent(event, state);
    return keyed({
      status: 'known',
      club_id: event.club_id,
      ...event.facts,
      verified: event.type !== 'ClubEntered',
      verified_at: event.type === 'ClubEntered' ? null : at,
      ...undecided,
      staff_note: null,
      crest: null,
      took_in: [],
      teams: event.type === 'ClubImported' ? [event.team] : event.teams,
      entered_by: event.type === 'ClubEntered' ? event.by : null,
      entered_at: at,
    });
  }
  if (state.status === 'merged') {
    if (event.type !== 'ClubMergeUndone') throw new ImpossibleEvent(event, state);
    return state.before;
  }
  if (state.status === 'none') throw new ImpossibleEvent(event, state);
  switch (event.type) {
    case 'ClubMergeUndone':
      throw new ImpossibleEvent(event, state);
    case 'ClubMerged':
      return { status: 'merged', club_id: state.club_id, into: event.into, before: state };
    case 'ClubTookIn': {
      const other_names = [...state.other_names, ...event.other_names];
      const took_in = [...new Set([...state.took_in, event.from])];
      const crest = event.crest ?? state.crest;
      return keyed({ ...state, teams: [...state.teams, ...event.teams], other_names, crest, took_in });
    }
    case 'ClubChanged':
      return keyed({ ...state, ...event.facts });
    case 'TeamAdded':
      return { ...state, teams: [...state.teams, event.team] };
    case 'Verified':
      return keyed({ ...state, ...undecided, verified: true, verified_at: at });
    case 'Rejected': {
      const { rejection, judged, note } = event;
      return keyed({ ...state, verified: false, verified_at: null, rejection, judged, staff_note: note || null });
    }
    case 'Reopened':
    case 'Resubmitted':
      return keyed({ ...state, ...undecided, verified: false, verified_at: null });
    case 'CrestSet':
      return { ...state, crest: event.crest };
    case 'CrestRemoved':
      return { ...state, crest: null };
    default:
      return unreachable(event);
  }
};

export const clubDecider: Decider<ClubCommand, Club, ClubEvent> = {
  decide,
  evolve,
  initialState: { status: 'none' },
};
