import { contractEndProblem } from '@touchline/contracts/fairness';
import { type Decider, invalid, Rejected, unreachable } from '@touchline/infra/domain';
import type { Account, ProfileCommand } from './commands.ts';
import { judgePlayer, judgePlayerStep, judgeRepresentative, refuse } from './completeness.ts';
import { evolve, withSaved } from './evolve.ts';
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
  type UpcomingContract,
} from './state.ts';

export const maxHighlights = 5;
export const maxNationalities = 3;

const created = (profile: Profile): Created => {
  if (profile.status === 'none') throw new Rejected('NotFound');
  return profile;
};

const playerOf = (profile: Created): Player => {
  if (!profile.player) throw new Rejected('AccessDeniedException');
  return profile.player;
};

const representativeOf = (profile: Created): Representative => {
  if (!profile.representative) throw new Rejected('AccessDeniedException');
  return profile.representative;
};

/** Nobody decides on themselves. */
const judgedBy = (profile: Profile, by: string): Created => {
  const found = created(profile);
  if (found.user_id === by)
    throw new Rejected('AccessDeniedException', { reason: 'Nobody decides on their own profile.' });
  return found;
};

/** What staff compared with the identification stays as it was looked at. */
const refuseLocked = (profile: Created, before: object, values: object, locked: readonly string[]): void => {
  if (profile.verification_status !== 'verified') return;
  const was = before as Readonly<Record<string, unknown>>;
  const field = Object.entries(values).find(([name, value]) => locked.includes(name) && was[name] !== value)?.[0];
  if (field) throw new Rejected('AccessDeniedException', { reason: 'This was verified and stays as it is.', field });
};

const same = (before: object, values: object): boolean =>
  Object.entries(values).every(
    ([name, value]) => JSON.stringify((before as Readonly<Record<string, unknown>>)[name]) === JSON.stringify(value),
  );

/** What of these values isn't so already. */
const changed = <Values extends object>(before: object, values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify((before as Readonly<Record<string, unknown>>)[name]) !== JSON.stringify(value),
    ),
  ) as Partial<Values>;

/**
 * What staff looked at counts as they saw it until they have looked again: a verified person's change of it is a claim.
 * Saying again what is so takes the claim back.
 */
const claim = (profile: Created, values: Claimed, at: string): readonly ProfileEvent[] => {
  const { at: _, ...before } = profile.claim ?? { at };
  const claimed = changed({ ...profile.player, ...profile.representative }, { ...before, ...values });
  if (JSON.stringify(claimed) === JSON.stringify(before)) return [];
  return Object.keys(claimed).length > 0 ? [{ type: 'ChangeClaimed', claimed, at }] : [{ type: 'ClaimWithdrawn', at }];
};

/** The claim that staff looked at: another one came meanwhile, or it was taken back. */
const claimOf = (profile: Created, claimedAt: string): Claimed => {
  if (profile.claim?.at !== claimedAt) throw new Rejected('StaleVersion', { current: profile.claim?.at ?? null });
  const { at: _, ...claimed } = profile.claim;
  return claimed;
};

/** A contract's end as it is entered: with a club, and on a day that can be. One that was entered before stays. */
const refuseContractEnd = (player: Player, values: PlayerValues, today: string): void => {
  const { current_contract_ends_on: endsOn, club_team = player.club_team } = values;
  if (!endsOn) return;
  const path = 'values.current_contract_ends_on';
  if (club_team === null)
    throw invalid({ path, message: 'Choose your club first: without a club there is no contract.' });
  const problem = endsOn === player.current_contract_ends_on ? null : contractEndProblem(endsOn, today);
  if (problem) throw invalid({ path, message: problem });
};

const savePlayer = (
  command: Extract<ProfileCommand, { type: 'SavePlayerStep' }>,
  profile: Created,
): readonly ProfileEvent[] => {
  // What is claimed already is what the person goes on from.
  const player: Player = { ...playerOf(profile), ...profile.claim };
  const today = day(command.now);
  const values: PlayerValues = command.values;
  refuseLocked(profile, player, values, ['first_name', 'last_name', 'date_of_birth', 'gender']);
  if (values.club_team && (!player.sport || !player.gender)) throw new Rejected('PlayerSportOrGenderMissing');
  refuseContractEnd(player, values, today);
  const saved = withSaved(player, values, today);
  // Once handed in a profile is whole, and stays so.
  if (command.complete || profile.onboarding.status === 'completed')
    refuse(
      judgePlayerStep(command.step, saved, today).map(({ path, message }) => ({ path: `values.${path}`, message })),
    );
  const number = playerSteps.indexOf(command.step) + 1;
  const moves = command.complete && profile.onboarding.step <= number && number < playerSteps.length;
  if (command.step === 'career' && profile.verification_status === 'verified') {
    const { club_team, current_contract_ends_on } = saved;
    return claim(profile, { club_team, current_contract_ends_on }, command.now);
  }
  if (same(player, saved) && !moves) return [];
  return [{ type: 'PlayerSaved', step: command.step, values, completed: command.complete, at: command.now }];
};

const refuseUnready = (profile: Created, account: Account, now: string): void => {
  if (!account.email_verified) throw new Rejected('EmailNotVerified');
  if (!account.identification) throw new Rejected('UserIdentificationMissing');
  if (profile.representative) {
    if (!profile.representative.club_id) throw new Rejected('RepresentativeClubNotDefined');
    if (!profile.representative.position) throw new Rejected('RepresentativePositionNotDefined');
    refuse(
      judgeRepresentative(profile.representative).map(({ path, message }) => ({ path: `person.${path}`, message })),
    );
  }
  if (profile.player) refuse(judgePlayer(profile.player, day(now)));
};

const verify = (command: Extract<ProfileCommand, { type: 'Verify' }>, state: Profile): readonly ProfileEvent[] => {
  const profile = judgedBy(state, command.by);
  if (profile.verification_status === 'verified') return [];
  const { player, representative } = profile;
  if (profile.onboarding.status !== 'completed') throw new Rejected('UserNotVerified', { onboarding: 'pending' });
  if (player && !player.valuation_tier)
    throw new Rejected(command.bulk ? 'PlayerTierRequired' : 'PlayerTierRequiredException');
  if (representative && !representative.club_id) throw new Rejected('RepresentativeClubNotDefined');
  if (representative && !representative.position) throw new Rejected('RepresentativePositionNotDefined');
  if (representative && !command.club_verified)
    throw new Rejected('ClubNotVerified', { club_id: representative.club_id });
  if (!command.account.identification) throw new Rejected('UserDoesntHaveIdentificationException');
  // Recording a guardian's consent doesn't exist yet: until it does, nobody under 18 gets past here.
  if (player && isMinor(player, day(command.now))) throw new Rejected('GuardianConsentRequired');
  return [{ type: 'ProfileVerified', by: command.by, at: command.now }];
};

/** The nationalities as the person says they are. */
const saidNationalities = (profile: Created): readonly string[] =>
  profile.claim?.nationalities ?? playerOf(profile).nationalities;

const begin = (upcoming: readonly UpcomingContract[], now: string): readonly ProfileEvent[] =>
  upcoming
    .filter((contract) => contract.from <= day(now))
    .map((contract) => ({ type: 'ContractBegan' as const, contract, at: now }));

const decide = (command: ProfileCommand, state: Profile): readonly ProfileEvent[] => {
  const at = command.now;
  switch (command.type) {
    case 'Create': {
      if (state.status === 'created') return []; // one profile per type: adding it again finds it
      const { profile_id, user_id, profile_type, name } = command;
      return [{ type: 'ProfileCreated', profile_id, user_id, profile_type, name, at }];
    }
    case 'SavePlayerStep':
      return savePlayer(command, created(state));
    case 'SaveRepresentative': {
      const profile = created(state);
      const representative = representativeOf(profile);
      refuseLocked(profile, representative, command.values, ['first_name', 'last_name']);
      const saved = { ...representative, ...command.values };
      if (command.complete)
        refuse(judgeRepresentative(saved).map(({ path, message }) => ({ path: `values.${path}`, message })));
      const moves = command.complete && profile.onboarding.step === 1;
      if (same(representative, command.values) && !moves) return [];
      return [{ type: 'RepresentativeSaved', values: command.values, completed: command.complete, at }];
    }
    case 'ChooseClub': {
      const profile = created(state);
      const { club_id, club_name, teams } = command;
      const now = representativeOf(profile);
      // Staff verified that he acts for this club: another one is another verification.
      refuseLocked(profile, now, { club_id }, ['club_id']);
      const acted = new Set(now.teams.map((t) => t.team_id));
      if (profile.verification_status === 'verified' && teams.some((t) => !acted.has(t.team_id)))
        return claim(profile, { teams }, at);
      const chosen: readonly ProfileEvent[] = same(now, { club_id, club_name, teams })
        ? []
        : [{ type: 'ClubChosen', club_id, club_name, teams, at }];
      return profile.claim?.teams ? [...chosen, { type: 'ClaimWithdrawn', at }] : chosen;
    }
    case 'AddNationality': {
      const profile = created(state);
      const nationalities = saidNationalities(profile);
      if (nationalities.includes(command.country)) return [];
      if (nationalities.length >= maxNationalities)
        throw new Rejected('PlayerNationalityLimitReached', { max: maxNationalities });
      if (profile.verification_status === 'verified')
        return claim(profile, { nationalities: [...nationalities, command.country] }, at);
      return [{ type: 'NationalityAdded', country: command.country, at }];
    }
    case 'RemoveNationality': {
      const profile = created(state);
      const nationalities = saidNationalities(profile);
      if (!nationalities.includes(command.country)) return [];
      if (nationalities.length === 1 && profile.onboarding.status === 'completed')
        throw invalid({ path: 'country', message: 'Keep at least one nationality: add the other one first.' });
      if (profile.verification_status === 'verified')
        return claim(profile, { nationalities: nationalities.filter((c) => c !== command.country) }, at);
      return [{ type: 'NationalityRemoved', country: command.country, at }];
    }
    case 'AddHighlight': {
      const { highlights } = playerOf(created(state));
      const { highlight_id: id, title, url } = command;
      if (highlights.some((h) => h.id === id)) return [];
      if (highlights.length >= maxHighlights) throw new Rejected('PlayerHighlightLimitReached', { max: maxHighlights });
      return [{ type: 'HighlightAdded', highlight: { id, title, url, at }, at }];
    }
    case 'RemoveHighlight': {
      const { highlights } = playerOf(created(state));
      if (!highlights.some((h) => h.id === command.highlight_id)) return [];
      return [{ type: 'HighlightRemoved', highlight_id: command.highlight_id, at }];
    }
    case 'SetPhoto':
      if (playerOf(created(state)).photo?.sha256 === command.photo.sha256) return [];
      return [{ type: 'PhotoSet', photo: command.photo, at }];
    case 'Submit': {
      const profile = created(state);
      if (profile.onboarding.status === 'completed') return [];
      refuseUnready(profile, command.account, at);
      return [{ type: 'ProfileSubmitted', at }];
    }
    case 'Resubmit': {
      const profile = created(state);
      if (profile.verification_status === 'pending' && profile.onboarding.status === 'completed') return [];
      if (profile.verification_status !== 'rejected' || profile.rejection?.kind !== 'fixable')
        throw new Rejected('AccessDeniedException');
      refuseUnready(profile, command.account, at);
      return [{ type: 'ProfileResubmitted', at }];
    }
    case 'SetTier': {
      const profile = judgedBy(state, command.by);
      const player = playerOf(profile);
      if (player.valuation_tier === command.valuation_tier) return [];
      if (command.valuation_tier === null && profile.verification_status === 'verified')
        throw new Rejected('PlayerTierRequired');
      return [{ type: 'TierSet', valuation_tier: command.valuation_tier, by: command.by, at }];
    }
    case 'Verify':
      return verify(command, state);
    case 'Reject': {
      const profile = judgedBy(state, command.by);
      if (profile.onboarding.status !== 'completed') throw new Rejected('UserNotVerified', { onboarding: 'pending' });
      const { reason, kind, note, by } = command;
      if (
        profile.verification_status === 'rejected' &&
        profile.rejection?.reason === reason &&
        profile.rejection.kind === kind
      )
        return [];
      return [{ type: 'ProfileRejected', rejection: { reason, kind, at }, note, by, at }];
    }
    case 'Reopen': {
      const profile = judgedBy(state, command.by);
      return profile.verification_status === 'pending' ? [] : [{ type: 'ProfileReopened', by: command.by, at }];
    }
    case 'ConfirmClaim': {
      const profile = judgedBy(state, command.by);
      return [{ type: 'ClaimConfirmed', claimed: claimOf(profile, command.claimed_at), by: command.by, at }];
    }
    case 'RefuseClaim': {
      claimOf(judgedBy(state, command.by), command.claimed_at);
      return [{ type: 'ClaimRefused', reason: command.reason, by: command.by, at }];
    }
    case 'RecordNextContract': {
      const player = playerOf(created(state));
      if (player.recorded_documents.includes(command.document_id)) return [];
      const { document_id, contract } = command;
      const due = begin(
        [...player.upcoming, contract].sort((a, b) => a.from.localeCompare(b.from)),
        at,
      );
      return [{ type: 'NextContractRecorded', document_id, contract, at }, ...due];
    }
    case 'BeginContracts':
      return begin(playerOf(created(state)).upcoming, at);
    default:
      return unreachable(command);
  }
};

export const profileDecider: Decider<ProfileCommand, Profile, ProfileEvent> = {
  decide,
  evolve,
  initialState: { status: 'none' },
};
