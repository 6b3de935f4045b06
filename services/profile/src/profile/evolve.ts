import { unreachable } from '@touchline/infra/domain';
import { fold } from '../names.ts';
import {
  type Claimed,
  type Created,
  day,
  isMinor,
  type Player,
  type PlayerValues,
  type Profile,
  type ProfileEvent,
  playerSteps,
  type Representative,
} from './state.ts';

const newPlayer: Player = {
  first_name: null,
  last_name: null,
  nickname: null,
  date_of_birth: null,
  gender: null,
  phone: null,
  sport: null,
  positions: [],
  preferred_foot: null,
  height_cm: null,
  weight_kg: null,
  club_team: null,
  club_answered: false,
  current_contract_ends_on: null,
  bio: '',
  visible_to_clubs: true,
  guardian: null,
  nationalities: [],
  highlights: [],
  photo: null,
  valuation_tier: null,
  upcoming: [],
  recorded_documents: [],
};

const newRepresentative: Representative = {
  first_name: null,
  last_name: null,
  phone: null,
  position: null,
  club_id: null,
  club_name: null,
  teams: [],
};

const keptHistory = 100;
const keptDocuments = 50;

/** A player with a step's values: no club means no contract, and a minor isn't shown to clubs before a guardian consents. */
export const withSaved = (player: Player, values: PlayerValues, today: string): Player => {
  const saved = { ...player, ...values };
  return {
    ...saved,
    club_answered: player.club_answered || values.club_team !== undefined,
    current_contract_ends_on: values.club_team === null ? null : saved.current_contract_ends_on,
    visible_to_clubs: saved.visible_to_clubs && !isMinor(saved, today),
  };
};

const named = (profile: Created): Created => {
  const { first_name, last_name } = profile.player ?? profile.representative ?? { first_name: null, last_name: null };
  const name = first_name && last_name ? `${first_name} ${last_name}` : profile.name;
  return { ...profile, name, name_key: fold(name) };
};

const noted = (
  profile: Created,
  at: string,
  what: string,
  by: string | null = null,
  note: string | null = null,
): Created => ({
  ...profile,
  history: [...profile.history, { at, what, by, note }].slice(-keptHistory),
});

const ofPlayer = (profile: Created, change: (player: Player) => Player): Created => ({
  ...profile,
  player: profile.player && change(profile.player),
});

const moved = (profile: Created, completed: boolean, step: number, last: number): Created => ({
  ...profile,
  onboarding: completed
    ? { ...profile.onboarding, step: Math.max(profile.onboarding.step, Math.min(step + 1, last)) }
    : profile.onboarding,
});

/** Nothing is claimed: where nothing else waits, staff have nothing to decide. */
const withoutClaim = (profile: Created): Created =>
  profile.claim
    ? {
        ...profile,
        claim: null,
        waiting_since: profile.verification_status === 'verified' ? null : profile.waiting_since,
      }
    : profile;

const withClaimed = (profile: Created, { teams, ...claimed }: Claimed): Created => ({
  ...ofPlayer(profile, (p) => ({ ...p, ...claimed })),
  representative: profile.representative && teams ? { ...profile.representative, teams } : profile.representative,
});

/** The claim in staff's words, for the history. */
const claimText = ({ club_team, current_contract_ends_on: end, nationalities, teams }: Claimed): string =>
  [
    club_team === undefined ? '' : (club_team?.club_name ?? 'no club'),
    end === undefined ? '' : end === null ? 'no contract' : `contract until ${end}`,
    nationalities?.join(', ') ?? '',
    teams?.map((t) => t.team_name).join(', ') ?? '',
  ]
    .filter(Boolean)
    .join('; ');

const handedIn = (profile: Created, at: string): Created => ({
  ...profile,
  onboarding: { status: 'completed', step: profile.player ? playerSteps.length : 2 },
  verification_status: 'pending',
  rejection: null,
  submitted_at: at,
  waiting_since: at,
});

export const evolve = (state: Profile, event: ProfileEvent): Profile => {
  const { at } = event;
  if (event.type === 'ProfileCreated') {
    const profile: Created = {
      status: 'created',
      profile_id: event.profile_id,
      user_id: event.user_id,
      profile_type: event.profile_type,
      created_at: at,
      name: event.name,
      name_key: fold(event.name),
      onboarding: { status: 'pending', step: 1 },
      verification_status: 'pending',
      verified_at: null,
      rejection: null,
      claim: null,
      staff_note: null,
      submitted_at: null,
      waiting_since: null,
      history: [],
      player: event.profile_type === 'player' ? newPlayer : null,
      representative: event.profile_type === 'club-representative' ? newRepresentative : null,
    };
    return noted(profile, at, 'Created');
  }
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'PlayerSaved': {
      const saved = named(ofPlayer(state, (p) => withSaved(p, event.values, day(at))));
      return moved(saved, event.completed, playerSteps.indexOf(event.step) + 1, playerSteps.length);
    }
    case 'RepresentativeSaved': {
      const representative = state.representative && { ...state.representative, ...event.values };
      return moved(named({ ...state, representative }), event.completed, 1, 2);
    }
    case 'ClubChosen': {
      const { club_id, club_name, teams } = event;
      const representative = state.representative && { ...state.representative, club_id, club_name, teams };
      return noted({ ...state, representative }, at, 'Club chosen', null, club_name);
    }
    case 'NationalityAdded':
      return ofPlayer(state, (p) => ({ ...p, nationalities: [...p.nationalities, event.country] }));
    case 'NationalityRemoved':
      return ofPlayer(state, (p) => ({ ...p, nationalities: p.nationalities.filter((c) => c !== event.country) }));
    case 'HighlightAdded':
      return ofPlayer(state, (p) => ({ ...p, highlights: [...p.highlights, event.highlight] }));
    case 'HighlightRemoved':
      return ofPlayer(state, (p) => ({ ...p, highlights: p.highlights.filter((h) => h.id !== event.highlight_id) }));
    case 'PhotoSet':
      return ofPlayer(state, (p) => ({ ...p, photo: event.photo }));
    case 'ProfileSubmitted':
      return noted(handedIn(state, at), at, 'Handed in');
    case 'ProfileResubmitted':
      return noted(handedIn(state, at), at, 'Handed in again');
    case 'TierSet': {
      const before = state.player?.valuation_tier ?? 'none';
      const set = ofPlayer(state, (p) => ({ ...p, valuation_tier: event.valuation_tier }));
      return noted(set, at, 'Tier set', event.by, `${before} → ${event.valuation_tier ?? 'none'}`);
    }
    case 'ProfileVerified':
      return noted(
        { ...state, verification_status: 'verified', verified_at: at, rejection: null, waiting_since: null },
        at,
        'Verified',
        event.by,
      );
    case 'ProfileRejected':
      return noted(
        {
          ...withoutClaim(state),
          verification_status: 'rejected',
          rejection: event.rejection,
          staff_note: event.note || null,
          waiting_since: null,
        },
        at,
        event.rejection.kind === 'final' ? 'Rejected for good' : 'Rejected, can be mended',
        event.by,
        event.rejection.reason,
      );
    case 'ProfileReopened':
      return noted(
        {
          ...withoutClaim(state),
          verification_status: 'pending',
          rejection: null,
          waiting_since: state.onboarding.status === 'completed' ? at : null,
        },
        at,
        'Reopened',
        event.by,
      );
    case 'ChangeClaimed':
      return noted(
        { ...state, claim: { ...event.claimed, at }, waiting_since: state.waiting_since ?? at },
        at,
        'Change handed in',
        null,
        claimText(event.claimed),
      );
    case 'ClaimWithdrawn':
      return noted(withoutClaim(state), at, 'Change taken back');
    case 'ClaimConfirmed':
      return noted(
        withClaimed(withoutClaim(state), event.claimed),
        at,
        'Change confirmed',
        event.by,
        claimText(event.claimed),
      );
    case 'ClaimRefused':
      return noted(withoutClaim(state), at, 'Change not confirmed', event.by, event.reason);
    case 'NextContractRecorded': {
      const recorded = ofPlayer(state, (p) => ({
        ...p,
        upcoming: [...p.upcoming, event.contract].sort((a, b) => a.from.localeCompare(b.from)),
        recorded_documents: [...p.recorded_documents, event.document_id].slice(-keptDocuments),
      }));
      const { club_team, from, until } = event.contract;
      return noted(recorded, at, 'Contract recorded', null, `${club_team.club_name}, ${from} to ${until}`);
    }
    case 'ContractBegan': {
      const { club_team, from, until } = event.contract;
      const begun = ofPlayer(state, (p) => ({
        ...p,
        club_team,
        club_answered: true,
        current_contract_ends_on: until,
        upcoming: p.upcoming.filter((c) => c.from !== from || c.club_team.team_id !== club_team.team_id),
      }));
      // What was said of club and contract was of the time before.
      const { club_team: _team, current_contract_ends_on: _end, at: since, ...left } = begun.claim ?? { at };
      const rest = Object.keys(left).length > 0 ? { ...begun, claim: { ...left, at: since } } : withoutClaim(begun);
      return noted(rest, at, 'Contract began', null, club_team.club_name);
    }
    default:
      return unreachable(event);
  }
};
