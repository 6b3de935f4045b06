import { profileEvents } from '@touchline/contracts/events';
import { comesOfAgeOn, lacksConsent } from '@touchline/contracts/policies/guardian-consent';
import { ImpossibleEvent } from '@touchline/platform/domain';
import { day, moved, named, noted, type PlayerProfile, withoutClaim } from '../../state.ts';
import { containing } from '../containing.ts';
import type { KindOfProfile } from '../kind.ts';
import type { KindEvent } from '../kinds.ts';
import { decide, refuseIncomplete, withSaved } from './player.ts';
import {
  boundUntil,
  type Highlight,
  isMinor,
  newPlayer,
  nextContract,
  type Player,
  type PlayerEvent,
  playerSteps,
  type Season,
} from './state.ts';

/** Where a browser gets the portrait; the part after `v` changes with the picture. */
export const photoAddress = (profileId: string, player: Pick<Player, 'photo'>): string | null =>
  player.photo && `/api/players/${profileId}/photo?v=${player.photo.sha256.slice(0, 12)}`;

/** A highlight as others get it: where its files are read, never where they lie. */
export const highlightView = (profileId: string, { id, title, url, clip, poster, at }: Highlight) => {
  const address = (of: 'clip' | 'poster', sha256: string) =>
    `/api/players/${profileId}/highlights/${id}/${of}?v=${sha256.slice(0, 12)}`;
  return {
    ...{ id, title, url, at },
    clip: clip ? address('clip', clip.sha256) : null,
    poster: poster ? address('poster', poster.sha256) : null,
  };
};

const keptDocuments = 50;

/** The player as the rules of consent look at one. */
export const known = ({ date_of_birth, guardian_consent }: Player) => ({
  date_of_birth,
  guardian_consent: guardian_consent?.status ?? null,
});

/** What was said of club and contract was of the time before. */
const withoutClaimedContract = (profile: PlayerProfile): PlayerProfile => {
  if (profile.claim === null) return profile;
  const { club_team: _team, current_contract_ends_on: _end, at, ...left } = profile.claim;
  return Object.keys(left).length > 0 ? { ...profile, claim: { ...left, at } } : withoutClaim(profile);
};

/** An event of another kind of profile. */
const refuseOthers = (event: Exclude<KindEvent, PlayerEvent>): never => {
  throw new ImpossibleEvent(event, { status: 'a player’s profile' });
};

/** Two of one year stay in the order in which they were added. */
const stoodFor = ({ confirmed_at: _, ...said }: Season, confirmed_at: string | null): Season =>
  confirmed_at === null ? said : { ...said, confirmed_at };

const newestFirst = (seasons: readonly Season[]): readonly Season[] =>
  seasons.toSorted((one, other) => other.began_in - one.began_in);

/** The consent in staff's words, for the history. */
const consentWords = {
  requested: 'Guardian asked',
  given: 'Guardian agreed',
  refused: 'Guardian refused',
  withdrawn: 'Guardian took the consent back',
} as const;

const evolve = (profile: PlayerProfile, event: KindEvent): PlayerProfile => {
  const { player } = profile;
  const { at } = event;
  switch (event.type) {
    case 'PlayerSaved': {
      const saved = withSaved(player, event.values);
      const step = playerSteps.indexOf(event.step) + 1;
      return moved(named({ ...profile, player: saved }, saved), event.completed, step, playerSteps.length);
    }
    case 'NationalityAdded':
      return { ...profile, player: { ...player, nationalities: [...player.nationalities, event.country] } };
    case 'NationalityRemoved': {
      const nationalities = player.nationalities.filter((c) => c !== event.country);
      return { ...profile, player: { ...player, nationalities } };
    }
    case 'HighlightAdded':
      return { ...profile, player: { ...player, highlights: [...player.highlights, event.highlight] } };
    case 'PosterSet': {
      const { highlight_id, poster } = event;
      const highlights = player.highlights.map((one) => (one.id === highlight_id ? { ...one, poster } : one));
      return { ...profile, player: { ...player, highlights } };
    }
    case 'HighlightMoved': {
      const others = player.highlights.filter(({ id }) => id !== event.highlight_id);
      const moved = player.highlights.filter(({ id }) => id === event.highlight_id);
      return { ...profile, player: { ...player, highlights: others.toSpliced(event.place - 1, 0, ...moved) } };
    }
    case 'HighlightRemoved': {
      const highlights = player.highlights.filter((h) => h.id !== event.highlight_id);
      return { ...profile, player: { ...player, highlights } };
    }
    case 'SeasonAdded':
      return { ...profile, player: { ...player, seasons: newestFirst([...player.seasons, event.season]) } };
    case 'SeasonChanged': {
      const seasons = player.seasons.map((one) => (one.id === event.season.id ? event.season : one));
      return { ...profile, player: { ...player, seasons: newestFirst(seasons) } };
    }
    case 'SeasonConfirmed': {
      const { season_id, confirmed, by } = event;
      const seasons = player.seasons.map((one) => (one.id === season_id ? stoodFor(one, confirmed ? at : null) : one));
      const season = player.seasons.find(({ id }) => id === season_id);
      const note = season ? `${season.began_in}, ${season.club}` : null;
      const what = confirmed ? 'Season confirmed' : 'Confirmation of a season taken back';
      return noted({ ...profile, player: { ...player, seasons } }, { at, what, by, note });
    }
    case 'SeasonRemoved': {
      const seasons = player.seasons.filter((one) => one.id !== event.season_id);
      return { ...profile, player: { ...player, seasons } };
    }
    case 'PhotoSet':
      return { ...profile, player: { ...player, photo: event.photo } };
    case 'TierSet': {
      const { by, valuation_tier } = event;
      const note = `${player.valuation_tier ?? 'none'} → ${valuation_tier ?? 'none'}`;
      return noted({ ...profile, player: { ...player, valuation_tier } }, { at, what: 'Tier set', by, note });
    }
    case 'NextContractRecorded': {
      const { club_team, from, until } = event.contract;
      const recorded = {
        ...player,
        upcoming: [...player.upcoming, event.contract].sort((a, b) => a.from.localeCompare(b.from)),
        recorded_documents: [...player.recorded_documents, event.document_id].slice(-keptDocuments),
      };
      const note = `${club_team.club_name}, ${from} to ${until}`;
      return noted({ ...profile, player: recorded }, { at, what: 'Contract recorded', note });
    }
    case 'ContractBegan': {
      const { club_team, from, until } = event.contract;
      const begun = {
        ...player,
        club_team,
        club_answered: true,
        current_contract_ends_on: until,
        upcoming: player.upcoming.filter((c) => c.from !== from || c.club_team.team_id !== club_team.team_id),
      };
      const line = { at, what: 'Contract began', note: club_team.club_name };
      return noted(withoutClaimedContract({ ...profile, player: begun }), line);
    }
    case 'GuardianConsentNoted': {
      const { consent } = event;
      const line = { at, what: consentWords[consent.status], ...(consent.reason ? { note: consent.reason } : {}) };
      return noted({ ...profile, player: { ...player, guardian_consent: consent } }, line);
    }
    case 'CameOfAge':
      return { ...profile, player: { ...player, guardian: null, guardian_consent: null } };
    default:
      return refuseOthers(event);
  }
};

const changed = (...fields: string[]) => [profileEvents.changed, { fields }] as const;

export const player: KindOfProfile<'player'> = {
  steps: playerSteps.length,
  fresh: { player: newPlayer },
  decide,
  evolve,
  shown: ({
    player: { valuation_tier: _tier, upcoming: _upcoming, recorded_documents: _documents, guardian_consent: _, ...own },
  }) => ({
    ...own,
    // Judged before there were seasons is the same as judged without one.
    // What staff say of a season is nothing that the player has changed.
    seasons: own.seasons.length > 0 ? own.seasons.map((one) => stoodFor(one, null)) : undefined,
  }),
  refuseIncomplete,
  judged: ({ player }, { valuation_tier = player.valuation_tier, now }) => ({
    player: { hasTier: Boolean(valuation_tier), lacksConsent: lacksConsent(known(player), day(now)) },
  }),
  setWithVerification: ({ player }, { valuation_tier, by, now }) =>
    valuation_tier && valuation_tier !== player.valuation_tier
      ? [{ type: 'TierSet', valuation_tier, by, at: now }]
      : [],
  withClaimed: (profile, claimed) => ({ ...profile, player: { ...profile.player, ...claimed } }),
  claimWords: ({ club_team, current_contract_ends_on: end, nationalities }) => [
    club_team === undefined ? '' : (club_team?.club_name ?? 'no club'),
    end === undefined ? '' : end === null ? 'no contract' : `contract until ${end}`,
    nationalities?.join(', ') ?? '',
  ],
  claimedClub: ({ club_team }) => club_team?.club_id ?? null,
  clubOf: ({ player }) => player.club_team?.club_id ?? null,
  publicOf: ({ player }) => ({
    player: {
      nickname: player.nickname,
      date_of_birth: player.date_of_birth,
      gender: player.gender,
      sport: player.sport,
      nationalities: [...player.nationalities],
      positions: [...player.positions],
      preferred_foot: player.preferred_foot,
      height_cm: player.height_cm,
      club_team: player.club_team,
      current_contract_ends_on: player.current_contract_ends_on,
      next_contract: nextContract(player),
      bound_until: boundUntil(player),
      valuation_tier: player.valuation_tier,
      visible_to_clubs: player.visible_to_clubs,
      guardian: player.guardian,
      guardian_consent: player.guardian_consent?.status ?? null,
    },
  }),
  viewOf: ({ profile_id, player }, { club, today }) => ({
    player: {
      first_name: player.first_name,
      last_name: player.last_name,
      nickname: player.nickname,
      date_of_birth: player.date_of_birth,
      gender: player.gender,
      phone: player.phone,
      sport: player.sport,
      nationalities: [...player.nationalities],
      positions: [...player.positions],
      preferred_foot: player.preferred_foot,
      height_cm: player.height_cm,
      weight_kg: player.weight_kg,
      club_team: player.club_team,
      club_verified: player.club_team ? (club?.verified ?? false) : null,
      current_contract_ends_on: player.current_contract_ends_on,
      next_contract: nextContract(player),
      valuation_tier: player.valuation_tier,
      highlights: player.highlights.map((highlight) => highlightView(profile_id, highlight)),
      seasons: [...player.seasons],
      photo: photoAddress(profile_id, player),
      bio: player.bio,
      visible_to_clubs: player.visible_to_clubs,
      guardian: player.guardian,
      guardian_consent: player.guardian_consent && {
        status: player.guardian_consent.status,
        reason: player.guardian_consent.reason,
        at: player.guardian_consent.at,
      },
      is_minor: isMinor(player, today),
      of_age_on: player.date_of_birth && comesOfAgeOn(player.date_of_birth),
    },
  }),
  claimViewOf: ({ nationalities, ...said }) => ({
    ...said,
    ...(nationalities ? { nationalities: [...nationalities] } : {}),
  }),
  factsOf: ({ player }) => ({
    valuation_tier: player.valuation_tier,
    club_name: player.club_team?.club_name ?? null,
    position: player.positions.join(', ') || null,
    nationalities: [...player.nationalities],
    date_of_birth: player.date_of_birth,
  }),
  narrowed: ({ tier, nationality, position, club_search }) => ({
    'player.valuation_tier': tier,
    'player.nationalities': nationality,
    'player.positions': position,
    'player.club_team.club_name': containing(club_search),
  }),
  happened: (event, { player }) => {
    switch (event.type) {
      case 'PlayerSaved':
        return changed(...Object.keys(event.values));
      case 'NationalityAdded':
      case 'NationalityRemoved':
        return changed('nationalities');
      case 'HighlightAdded':
      case 'PosterSet':
      case 'HighlightMoved':
      case 'HighlightRemoved':
        return changed('highlights');
      case 'SeasonAdded':
      case 'SeasonChanged':
      case 'SeasonRemoved':
      case 'SeasonConfirmed':
        return changed('seasons');
      case 'PhotoSet':
        return changed('photo');
      case 'TierSet': {
        const tier = { before: player.valuation_tier, after: event.valuation_tier };
        return [profileEvents.tierSet, { by: event.by, ...tier }];
      }
      case 'NextContractRecorded':
        return [profileEvents.nextContractRecorded, { document_id: event.document_id, ...event.contract }];
      case 'GuardianConsentNoted':
        return [profileEvents.guardianConsentNoted, { status: event.consent.status }];
      case 'CameOfAge':
        return changed('guardian', 'guardian_consent');
      case 'ContractBegan':
        return [profileEvents.contractBegan, { ...event.contract, before: player.club_team }];
      default:
        return refuseOthers(event);
    }
  },
};
