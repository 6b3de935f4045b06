import {
  maxHighlights,
  maxSeasons,
  playerCareer,
  playerFootball,
  playerMedia,
  playerPerson,
  playerVisibility,
} from '@touchline/contracts/http/profile';
import { contractEndProblem } from '@touchline/contracts/policies/transfer-regulations';
import { type FieldError, invalid, Rejected, verification } from '@touchline/platform/domain';
import { claim, isSo, refuseLocked } from '../../claims.ts';
import { day, type PlayerProfile, type ProfileEvent } from '../../state.ts';
import { below, missingIn, refuseMissing } from '../completeness.ts';
import type { KindCommand } from '../kinds.ts';
import {
  type Highlight,
  isMinor,
  type Player,
  type PlayerCommand,
  type PlayerStep,
  type PlayerValues,
  playerSteps,
  type UpcomingContract,
} from './state.ts';

type CommandOf<Type extends PlayerCommand['type']> = Extract<PlayerCommand, { type: Type }>;
type Events = readonly ProfileEvent[];

export const maxNationalities = 3;

/** What is wrong or missing in a step of a player's onboarding; nothing when the step is whole. */
const missingInStep: Readonly<Record<PlayerStep, (player: Player, today: string) => FieldError[]>> = {
  person: ({ first_name, last_name, nickname, date_of_birth, gender, phone }) =>
    missingIn(playerPerson, { first_name, last_name, nickname, date_of_birth, gender, phone }),
  football: ({ sport, positions, preferred_foot, height_cm, weight_kg }) =>
    missingIn(playerFootball, { sport, positions, preferred_foot, height_cm, weight_kg }),
  career: ({ club_team, club_answered, current_contract_ends_on }) =>
    missingIn(
      playerCareer,
      { ...(club_answered ? { club_team_id: club_team?.team_id ?? null } : {}), current_contract_ends_on },
      ['club_team_id', 'current_contract_ends_on'],
    ),
  media: ({ bio }) => missingIn(playerMedia, { bio }),
  visibility: (player, today) => [
    ...missingIn(playerVisibility, { visible_to_clubs: player.visible_to_clubs, guardian: player.guardian }, [
      'guardian',
    ]),
    ...(isMinor(player, today) && !player.guardian
      ? [{ path: 'guardian', message: 'A player under 18 names a parent or guardian.' }]
      : []),
  ],
};

/** Names what is missing by the step in which it is mended. */
export const refuseIncomplete = ({ player }: PlayerProfile, today: string): void =>
  refuseMissing([
    ...playerSteps.flatMap((step) => below(step, missingInStep[step](player, today))),
    ...(player.nationalities.length === 0
      ? [{ path: 'person.nationalities', message: 'Add at least one nationality.' }]
      : []),
  ]);

/** A player with a step's values: no club means no contract. */
export const withSaved = (player: Player, values: PlayerValues): Player => {
  const saved = { ...player, ...values };
  return {
    ...saved,
    club_answered: player.club_answered || values.club_team !== undefined,
    current_contract_ends_on: values.club_team === null ? null : saved.current_contract_ends_on,
  };
};

/** A contract's end as it is entered: with a club, and on a day that can be. One that was entered before stays. */
const refuseContractEnd = (player: Player, values: PlayerValues, now: string): void => {
  const { current_contract_ends_on: endsOn, club_team = player.club_team } = values;
  if (!endsOn) return;
  const path = 'values.current_contract_ends_on';
  if (club_team === null)
    throw invalid({ path, message: 'Choose your club first: without a club there is no contract.' });
  const problem = endsOn === player.current_contract_ends_on ? null : contractEndProblem(endsOn, now);
  if (problem) throw invalid({ path, message: problem });
};

/** While a guardian's consent is in force another one can't take the place: first it is taken back. */
const refuseOtherGuardian = (player: Player, { guardian }: PlayerValues, today: string): void => {
  if (guardian === undefined || isSo({ guardian: player.guardian }, { guardian })) return;
  if (isMinor(player, today) && player.guardian_consent?.status === 'given')
    throw invalid({
      path: 'values.guardian.email',
      message: 'Your guardian has agreed. To name another one, ask them to take the consent back first.',
    });
};

export const savePlayerStep = (command: CommandOf<'SavePlayerStep'>, profile: PlayerProfile): Events => {
  // What is claimed already is what the person goes on from.
  const player: Player = { ...profile.player, ...profile.claim };
  const today = day(command.now);
  const values: PlayerValues = command.values;
  refuseLocked(profile, player, values, ['first_name', 'last_name', 'date_of_birth', 'gender']);
  if (values.club_team && (!player.sport || !player.gender)) throw new Rejected('PlayerSportOrGenderMissing');
  refuseContractEnd(player, values, command.now);
  refuseOtherGuardian(player, values, today);
  const saved = withSaved(player, values);
  // Once handed in a profile is whole, and stays so.
  if (command.complete || profile.onboarding.status === 'completed')
    refuseMissing(below('values', missingInStep[command.step](saved, today)));
  const number = playerSteps.indexOf(command.step) + 1;
  const moves = command.complete && profile.onboarding.step <= number && number < playerSteps.length;
  if (command.step === 'career' && profile.verification_status === 'verified') {
    const { club_team, current_contract_ends_on } = saved;
    return claim(profile, profile.player, { club_team, current_contract_ends_on }, command.now);
  }
  if (isSo(player, saved) && !moves) return [];
  return [{ type: 'PlayerSaved', step: command.step, values, completed: command.complete, at: command.now }];
};

/** The nationalities as the person says they are. */
const saidNationalities = ({ claim: claimed, player }: PlayerProfile): readonly string[] =>
  claimed?.nationalities ?? player.nationalities;

export const addNationality = ({ country, now }: CommandOf<'AddNationality'>, profile: PlayerProfile): Events => {
  const nationalities = saidNationalities(profile);
  if (nationalities.includes(country)) return [];
  if (nationalities.length >= maxNationalities)
    throw new Rejected('PlayerNationalityLimitReached', { max: maxNationalities });
  if (profile.verification_status === 'verified')
    return claim(profile, profile.player, { nationalities: [...nationalities, country] }, now);
  return [{ type: 'NationalityAdded', country, at: now }];
};

export const removeNationality = ({ country, now }: CommandOf<'RemoveNationality'>, profile: PlayerProfile): Events => {
  const nationalities = saidNationalities(profile);
  if (!nationalities.includes(country)) return [];
  if (nationalities.length === 1 && profile.onboarding.status === 'completed')
    throw invalid({ path: 'country', message: 'Keep at least one nationality: add the other one first.' });
  if (profile.verification_status === 'verified')
    return claim(profile, profile.player, { nationalities: nationalities.filter((c) => c !== country) }, now);
  return [{ type: 'NationalityRemoved', country, at: now }];
};

/** Before a clip is looked at, and again when it is added: another one may have come between. */
export const refuseMoreHighlights = ({ highlights }: Pick<Player, 'highlights'>): void => {
  if (highlights.length >= maxHighlights) throw new Rejected('PlayerHighlightLimitReached', { max: maxHighlights });
};

const withHighlight = ({ player }: PlayerProfile, highlight: Highlight): Events => {
  if (player.highlights.some(({ id }) => id === highlight.id)) return [];
  refuseMoreHighlights(player);
  return [{ type: 'HighlightAdded', highlight, at: highlight.at }];
};

export const addHighlight = (
  { highlight_id: id, title, url, now: at }: CommandOf<'AddHighlight'>,
  profile: PlayerProfile,
): Events => withHighlight(profile, { id, title, url, at });

export const addClip = (
  { highlight_id: id, title, clip, now: at }: CommandOf<'AddClip'>,
  profile: PlayerProfile,
): Events => withHighlight(profile, { id, title, url: null, clip, at });

/** A page of another site has its own picture. */
export const setPoster = (
  { highlight_id, poster, now: at }: CommandOf<'SetPoster'>,
  { player }: PlayerProfile,
): Events => {
  const highlight = player.highlights.find(({ id }) => id === highlight_id);
  if (!highlight?.clip) throw new Rejected('NotFound');
  return highlight.poster?.sha256 === poster.sha256 ? [] : [{ type: 'PosterSet', highlight_id, poster, at }];
};

/** Beyond the last place is the last one. */
export const moveHighlight = (
  { highlight_id, place, now: at }: CommandOf<'MoveHighlight'>,
  { player: { highlights } }: PlayerProfile,
): Events => {
  const stands = highlights.findIndex(({ id }) => id === highlight_id) + 1;
  if (stands === 0) throw new Rejected('NotFound');
  const meant = Math.min(place, highlights.length);
  return meant === stands ? [] : [{ type: 'HighlightMoved', highlight_id, place: meant, at }];
};

export const removeHighlight = (
  { highlight_id, now }: CommandOf<'RemoveHighlight'>,
  { player }: PlayerProfile,
): Events =>
  player.highlights.some((h) => h.id === highlight_id) ? [{ type: 'HighlightRemoved', highlight_id, at: now }] : [];

export const addSeason = ({ season, now: at }: CommandOf<'AddSeason'>, { player }: PlayerProfile): Events => {
  if (player.seasons.some(({ id }) => id === season.id)) return [];
  if (player.seasons.length >= maxSeasons) throw new Rejected('PlayerSeasonLimitReached', { max: maxSeasons });
  return [{ type: 'SeasonAdded', season: { ...season, at }, at }];
};

export const changeSeason = ({ season, now: at }: CommandOf<'ChangeSeason'>, { player }: PlayerProfile): Events => {
  const before = player.seasons.find(({ id }) => id === season.id);
  if (!before) throw new Rejected('NotFound');
  return isSo(before, season) ? [] : [{ type: 'SeasonChanged', season: { ...season, at }, at }];
};

/** @throws Rejected `StaleVersion`: it was written anew since staff looked at it. */
export const confirmSeason = (command: CommandOf<'ConfirmSeason'>, profile: PlayerProfile): Events => {
  const { season_id, said_at, confirmed, by, now: at } = command;
  verification.refuseOwn({ noun: 'profile', user_id: profile.user_id }, by);
  const season = profile.player.seasons.find(({ id }) => id === season_id);
  if (!season) throw new Rejected('NotFound');
  if (season.at !== said_at) throw new Rejected('StaleVersion', { current: season.at });
  return Boolean(season.confirmed_at) === confirmed ? [] : [{ type: 'SeasonConfirmed', season_id, confirmed, by, at }];
};

export const removeSeason = ({ season_id, now }: CommandOf<'RemoveSeason'>, { player }: PlayerProfile): Events =>
  player.seasons.some(({ id }) => id === season_id) ? [{ type: 'SeasonRemoved', season_id, at: now }] : [];

export const setPhoto = ({ photo, now }: CommandOf<'SetPhoto'>, { player }: PlayerProfile): Events =>
  player.photo?.sha256 === photo.sha256 ? [] : [{ type: 'PhotoSet', photo, at: now }];

export const setTier = ({ by, valuation_tier, now }: CommandOf<'SetTier'>, profile: PlayerProfile): Events => {
  verification.refuseOwn({ noun: 'profile', user_id: profile.user_id }, by);
  if (profile.player.valuation_tier === valuation_tier) return [];
  if (valuation_tier === null && profile.verification_status === 'verified') throw new Rejected('PlayerTierRequired');
  return [{ type: 'TierSet', valuation_tier, by, at: now }];
};

const begin = (upcoming: readonly UpcomingContract[], now: string): Events =>
  upcoming
    .filter((contract) => contract.from <= day(now))
    .map((contract) => ({ type: 'ContractBegan' as const, contract, at: now }));

export const recordNextContract = (command: CommandOf<'RecordNextContract'>, { player }: PlayerProfile): Events => {
  const { document_id, contract, now } = command;
  if (player.recorded_documents.includes(document_id)) return [];
  const upcoming = [...player.upcoming, contract].sort((a, b) => a.from.localeCompare(b.from));
  return [{ type: 'NextContractRecorded', document_id, contract, at: now }, ...begin(upcoming, now)];
};

export const beginContracts = ({ now }: CommandOf<'BeginContracts'>, { player }: PlayerProfile): Events =>
  begin(player.upcoming, now);

export const noteGuardianConsent = (
  { consent, now: at }: CommandOf<'NoteGuardianConsent'>,
  { player }: PlayerProfile,
): Events => {
  // Without a birth date nobody is asked: what is said again is about somebody who has left.
  if (player.date_of_birth === null) return [];
  return player.guardian_consent !== null && consent.sequence <= player.guardian_consent.sequence
    ? []
    : [{ type: 'GuardianConsentNoted', consent, at }];
};

/** From the 18th birthday on nobody has to know who the guardian was. */
export const comeOfAge = ({ now: at }: CommandOf<'ComeOfAge'>, { player }: PlayerProfile): Events =>
  (player.guardian || player.guardian_consent) && !isMinor(player, day(at)) ? [{ type: 'CameOfAge', at }] : [];

/** What another kind of profile does. */
const refuseOthers = (_: Exclude<KindCommand, PlayerCommand>): never => {
  throw new Rejected('AccessDeniedException');
};

export const decide = (command: KindCommand, state: PlayerProfile): Events => {
  switch (command.type) {
    case 'SavePlayerStep':
      return savePlayerStep(command, state);
    case 'AddNationality':
      return addNationality(command, state);
    case 'RemoveNationality':
      return removeNationality(command, state);
    case 'AddHighlight':
      return addHighlight(command, state);
    case 'AddClip':
      return addClip(command, state);
    case 'SetPoster':
      return setPoster(command, state);
    case 'MoveHighlight':
      return moveHighlight(command, state);
    case 'RemoveHighlight':
      return removeHighlight(command, state);
    case 'AddSeason':
      return addSeason(command, state);
    case 'ChangeSeason':
      return changeSeason(command, state);
    case 'ConfirmSeason':
      return confirmSeason(command, state);
    case 'RemoveSeason':
      return removeSeason(command, state);
    case 'SetPhoto':
      return setPhoto(command, state);
    case 'SetTier':
      return setTier(command, state);
    case 'RecordNextContract':
      return recordNextContract(command, state);
    case 'BeginContracts':
      return beginContracts(command, state);
    case 'NoteGuardianConsent':
      return noteGuardianConsent(command, state);
    case 'ComeOfAge':
      return comeOfAge(command, state);
    default:
      return refuseOthers(command);
  }
};
