import type { ClubTeam } from '@touchline/contracts/values';
import type { Highlight, Player, PlayerStep, PlayerValues, Season, UpcomingContract } from './kinds/player/state.ts';
import { type ProfileCommand, submissionOf } from './profile.ts';
import type { Created, Profile, ProfileEvent } from './state.ts';

/** The day of the tests: 19 November 2026. */
export const at = '2026-11-19T08:00:00.000Z';

export const sparta: ClubTeam = {
  team_id: 'tea_sparta',
  club_id: 'clb_sparta',
  club_name: 'Sparta Rotterdam',
  club_short_name: 'SPA',
  team_name: 'First team',
  country: 'NL',
};
export const ajax: ClubTeam = {
  ...sparta,
  team_id: 'tea_ajax',
  club_id: 'clb_ajax',
  club_name: 'Ajax',
  club_short_name: 'AJA',
};

export const ready = { email_verified: true, identification: true };

export const playerCreated: ProfileEvent = {
  type: 'ProfileCreated',
  profile_id: 'prf_davi',
  user_id: 'usr_davi',
  profile_type: 'player',
  name: 'Davi',
  at,
};
export const representativeCreated: ProfileEvent = {
  ...playerCreated,
  profile_id: 'prf_saskia',
  user_id: 'usr_saskia',
  profile_type: 'club-representative',
  name: 'Saskia',
};

export const agentCreated: ProfileEvent = {
  ...playerCreated,
  profile_id: 'prf_beatriz',
  user_id: 'usr_beatriz',
  profile_type: 'agent',
  name: 'Beatriz',
};
export const licence = { agency: 'Linha Alta', licence_number: '202406-1187', licensed_countries: ['PT', 'ES'] };
export const agentSaved = (values: object = licence): ProfileEvent => ({
  type: 'AgentSaved',
  values: { first_name: 'Beatriz', last_name: 'Falcão', ...values },
  completed: true,
  at,
});

export const coachCreated: ProfileEvent = {
  ...playerCreated,
  profile_id: 'prf_marit',
  user_id: 'usr_marit',
  profile_type: 'coach',
  name: 'Marit',
};
export const coachSaved = (values: object = {}): ProfileEvent => ({
  type: 'CoachSaved',
  values: { first_name: 'Marit', last_name: 'Solberg', licence_level: 'UEFA A', club: null, ...values },
  completed: true,
  at,
});

const whole: Readonly<Record<PlayerStep, PlayerValues>> = {
  person: {
    first_name: 'Davi',
    last_name: 'Adeyinka',
    nickname: 'davi',
    date_of_birth: '2004-03-14',
    gender: 'male',
    phone: '',
  },
  football: { sport: 'football', positions: ['LW', 'AM'], preferred_foot: 'left', height_cm: 178, weight_kg: 72 },
  career: { club_team: null, current_contract_ends_on: null },
  media: { bio: '' },
  visibility: { visible_to_clubs: true, guardian: null },
};

export const stepSaved = (step: PlayerStep, values: PlayerValues = {}, completed = true): ProfileEvent => ({
  type: 'PlayerSaved',
  step,
  values: { ...whole[step], ...values },
  completed,
  at,
});
export const nationality = (country: string): ProfileEvent => ({ type: 'NationalityAdded', country, at });
export const highlight = (id: string): Highlight => ({ id, title: 'A goal', url: 'https://video.example/1', at });
export const season = (id: string, began_in = 2024): Season => ({
  ...{ id, began_in, club: 'Rio Ave FC', level: 'U23', appearances: 24, minutes: 2_010, goals: 11, assists: 5, at },
});
export const seasonAdded = (id: string, began_in?: number): ProfileEvent => ({
  type: 'SeasonAdded',
  season: season(id, began_in),
  at,
});
export const highlightAdded = (id: string): ProfileEvent => ({ type: 'HighlightAdded', highlight: highlight(id), at });

/** A player who has filled in everything. */
export const filledIn = (person: PlayerValues = {}): ProfileEvent[] => [
  playerCreated,
  stepSaved('person', person),
  stepSaved('football'),
  stepSaved('career'),
  stepSaved('media'),
  stepSaved('visibility', {
    guardian: person.date_of_birth ? { name: 'Ana Adeyinka', email: 'ana@example.com' } : null,
  }),
  nationality('PT'),
];
export const submitted: ProfileEvent = { type: 'ProfileSubmitted', at };
export const tierSet: ProfileEvent = { type: 'TierSet', valuation_tier: 'B', by: 'usr_staff', at };
export const verified: ProfileEvent = { type: 'Verified', by: 'usr_staff', at };
export const rejected = (kind: 'fixable' | 'final'): ProfileEvent => ({
  type: 'Rejected',
  rejection: { reason: 'The name differs.', kind, at },
  note: '',
  judged: null,
  by: 'usr_staff',
  at,
});

export const representativeSaved = (position: string | null = 'Scout'): ProfileEvent => ({
  type: 'RepresentativeSaved',
  values: { first_name: 'Saskia', last_name: 'Verhulst', phone: '+31 10 555', position },
  completed: true,
  at,
});
export const clubChosen: ProfileEvent = {
  type: 'ClubChosen',
  club_id: 'clb_sparta',
  club_name: 'Sparta Rotterdam',
  teams: [sparta],
  at,
};

export const contract = (from: string, until: string, club_team = ajax): UpcomingContract => ({
  club_team,
  from,
  until,
});

type Verify = Extract<ProfileCommand, { type: 'Verify' }>;
type Reject = Extract<ProfileCommand, { type: 'Reject' }>;

/** What staff decide on: the profile as it is. */
const seen = (profile: Profile): string => (profile.status === 'none' ? '' : submissionOf(profile));

export const verify =
  (given: Partial<Verify> = {}) =>
  (profile: Profile): Verify => ({
    type: 'Verify',
    by: 'usr_staff',
    submission: seen(profile),
    bulk: false,
    valuation_tier: undefined,
    account: ready,
    club_verified: true,
    now: at,
    ...given,
  });
export const reject =
  (given: Partial<Reject> = {}) =>
  (profile: Profile): Reject => ({
    ...{ type: 'Reject', by: 'usr_staff', submission: seen(profile), now: at },
    ...{ reason: 'The name differs.', kind: 'fixable', note: '' },
    ...given,
  });
export const reopen = (profile: Profile): ProfileCommand => ({
  ...{ type: 'Reopen', by: 'usr_staff', submission: seen(profile), now: at },
});

export const created = (state: Profile): Created => {
  if (state.status === 'none') throw new Error('there is no profile');
  return state;
};
export const playerOf = (state: Profile): Player => {
  const profile = created(state);
  if (profile.profile_type !== 'player') throw new Error('this is no player');
  return profile.player;
};

const saving =
  (step: PlayerStep, whole: boolean) =>
  (values: object, complete = whole): ProfileCommand =>
    ({ type: 'SavePlayerStep', step, values, complete, now: at }) as ProfileCommand;
export const person = saving('person', false);
export const career = saving('career', false);
export const visibility = saving('visibility', true);

/** The fields that a command is refused for. */
export const refusedFields = (run: () => unknown): string[] => {
  try {
    run();
  } catch (error) {
    return (error as { facts: { details: { path: string }[] } }).facts.details.map((d) => d.path);
  }
  return [];
};
