import type { profileOperations } from '@touchline/contracts/http/profile';
import { isScoutable, isUnguarded } from '@touchline/contracts/policies/eligibility';
import { hiddenPlayer, type Look } from '@touchline/contracts/policies/may-see-player';
import { contractWindowOf } from '@touchline/contracts/policies/transfer-regulations';
import { Rejected, unreachable } from '@touchline/platform/domain';
import type { Files } from '@touchline/platform/files';
import type { Handlers } from '@touchline/platform/http';
import {
  type ActingRequest,
  type KnownProfile,
  type Participants,
  requireEntitlement,
} from '@touchline/platform/participants';
import type { MandateRepository } from '../mandate/mandate.repository.ts';
import { inForceOn } from '../mandate/mandate.routes.ts';
import { highlightView } from '../profile/kinds/player/player.kind.ts';
import { boundUntil, type Photo } from '../profile/kinds/player/state.ts';
import type { OwnProfiles } from '../profile/own-profiles.ts';
import type { Profiles } from '../profile/profile.repository.ts';
import { day, type PlayerProfile } from '../profile/state.ts';
import type { Budget } from '../scouting/budget.ts';
import { playerRowOf, scoutingFields } from '../scouting/scouting-rows.ts';
import type { OpenDealings } from './open-dealings.ts';
import type { PageOpenings } from './page-openings.ts';

interface Seen {
  readonly profile: PlayerProfile;
  /** The representative who looks, where one does. */
  readonly scout: { readonly representative_id: string; readonly club_id: string } | null;
  readonly viewer: {
    readonly is_own: boolean;
    readonly scoutable: boolean;
    readonly open_offers: { readonly offer_id: string; readonly team_id: string }[];
  };
}

/** As whom somebody else looks; each type of profile says so itself. */
const lookOf = ({ profile }: KnownProfile): Look['by'] => {
  switch (profile.profile_type) {
    case 'player':
      return 'player';
    case 'club-representative':
      return 'club';
    case 'agent':
      return 'agent';
    case 'coach':
      throw new Rejected('AccessDeniedException');
    default:
      return unreachable(profile.profile_type);
  }
};

/** Short: whoever may no longer see the player soon no longer gets what is his. */
const keptShortly = { 'cache-control': 'private, max-age=60' } as const;

export const playerSheetRoutes = ({
  profiles,
  own,
  participants,
  dealings,
  mandates,
  files,
  sheets,
  openings,
}: {
  readonly profiles: Profiles;
  readonly own: OwnProfiles;
  readonly participants: Participants;
  readonly dealings: OpenDealings;
  readonly mandates: MandateRepository;
  readonly files: Files;
  readonly sheets: Budget;
  readonly openings: PageOpenings;
}): Pick<
  Handlers<typeof profileOperations>,
  'getPlayerSheet' | 'listPageOpenings' | 'getPhoto' | 'getClip' | 'getPoster' | 'listRepresentations'
> => {
  /**
   * The player as far as the caller may see him, by `hiddenPlayer`; others than himself have to be in the market. A look at
   * the sheet of another is taken from the budget.
   */
  const seen = async (request: ActingRequest, profileId: string, sheet = false): Promise<Seen> => {
    const { actor } = request;
    const is_own = actor.profile?.id === profileId;
    if (is_own) await own.load(actor);
    const viewer = is_own ? undefined : await participants.inMarket(request, 'player', 'club-representative', 'agent');
    if (viewer && sheet)
      await sheets.spend(viewer.profile.representative?.club_id ?? viewer.profile.profile_id, profileId);
    const [found, known] = await Promise.all([profiles.find(profileId), participants.find(profileId)]);
    const profile = found?.state;
    if (profile?.profile_type !== 'player') throw new Rejected('NotFound');
    const today = day(request.now.toISOString());
    const scoutable = known !== undefined && isScoutable(known, today);
    const unguarded = known === undefined || isUnguarded(known, today);
    const teams = viewer?.profile.representative?.teams.map(({ team_id }) => team_id) ?? [];
    const by = viewer ? lookOf(viewer) : 'self';
    const open = await dealings.between(profileId, teams);
    const dealsWithHim =
      open.offers.length + open.interests.length > 0 ||
      (viewer !== undefined &&
        by === 'agent' &&
        (await mandates.represents(viewer.profile.profile_id, profileId, today)));
    const hidden = hiddenPlayer({ by, scoutable, unguarded, dealsWithHim });
    if (hidden) throw new Rejected(hidden);
    const club_id = viewer?.profile.representative?.club_id;
    const scout = viewer && club_id ? { representative_id: viewer.profile.profile_id, club_id } : null;
    return { profile, scout, viewer: { is_own, scoutable, open_offers: [...open.offers] } };
  };

  /** Whose pictures and clips the caller may see. Staff look at them beside the identification. */
  const pictured = async (
    request: ActingRequest & { readonly params: { readonly profile_id: string } },
  ): Promise<PlayerProfile['player']> => {
    const { actor, params } = request;
    const profile = actor.is_admin
      ? (await profiles.find(params.profile_id))?.state
      : (await seen(request, params.profile_id)).profile;
    if (profile?.profile_type !== 'player') throw new Rejected('NotFound');
    return profile.player;
  };
  const pictureOf = async (photo: Photo | null | undefined, name: string) => {
    if (!photo) throw new Rejected('NotFound');
    const bytes = await files.get(photo.file);
    return { data: null, file: { bytes, content_type: 'image/jpeg', name, inline: true }, headers: keptShortly };
  };

  return {
    getPlayerSheet: async (request) => {
      const { profile, viewer, scout } = await seen(request, request.params.profile_id, true);
      const { player } = profile;
      // Before verification there is no sheet yet: without a tier, perhaps without a birth date.
      if (viewer.is_own && profile.verification_status !== 'verified') throw new Rejected('UserNotVerified');
      const today = day(request.now.toISOString());
      const fields = scoutingFields(profile, today);
      const row = playerRowOf(profile.profile_id, fields, today);
      if (!row || !player.date_of_birth) throw new Rejected('PlayerNotScoutable');
      if (scout) openings.note({ ...scout, player_id: profile.profile_id, now: request.now });
      return {
        data: {
          ...row,
          date_of_birth: player.date_of_birth,
          weight_kg: player.weight_kg,
          bio: player.bio,
          highlight_list: player.highlights.map((highlight) => highlightView(profile.profile_id, highlight)),
          seasons: [...player.seasons],
          contract: contractWindowOf(boundUntil(player), today),
          viewer: { ...viewer, open_offers: [...viewer.open_offers] },
        },
      };
    },
    listPageOpenings: async ({ actor, now }) => {
      const { profile_id } = await own.loadAs(actor, 'player');
      const known = await participants.find(profile_id);
      if (known) requireEntitlement(known, 'page-openings');
      return { data: await openings.of(profile_id, now) };
    },
    listRepresentations: async (request) => {
      const { profile } = await seen(request, request.params.profile_id);
      const { active } = await mandates.confirmedOf(profile.profile_id);
      const live = inForceOn(active, day(request.now.toISOString()));
      return {
        data: live.map(({ agent: { user_id: _, ...agent }, exclusive, until }) => ({ agent, exclusive, until })),
      };
    },
    getPhoto: async (request) => pictureOf((await pictured(request)).photo, 'portrait.jpg'),
    getPoster: async (request) => {
      const { highlights } = await pictured(request);
      return pictureOf(highlights.find(({ id }) => id === request.params.highlight_id)?.poster, 'poster.jpg');
    },
    getClip: async (request) => {
      const { highlights } = await pictured(request);
      const clip = highlights.find(({ id }) => id === request.params.highlight_id)?.clip;
      if (!clip) throw new Rejected('NotFound');
      const { size, content_type } = clip;
      const name = content_type === 'video/webm' ? 'clip.webm' : 'clip.mp4';
      const open = (part: { readonly start: number; readonly end: number }) => files.stream(clip.file, part);
      return { data: null, file: { size, open, content_type, name, inline: true }, headers: keptShortly };
    },
  };
};
