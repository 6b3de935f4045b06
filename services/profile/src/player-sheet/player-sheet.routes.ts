import { contractWindowOf } from '@touchline/contracts/fairness';
import type { profileOperations } from '@touchline/contracts/http/profile';
import { type ActingRequest, type Actors, isScoutable } from '@touchline/infra/actors';
import { Rejected } from '@touchline/infra/domain';
import type { Files } from '@touchline/infra/files';
import type { Handlers } from '@touchline/infra/http';
import type { OwnProfiles } from '../profile/own-profiles.ts';
import type { Profiles } from '../profile/profiles.ts';
import { boundUntil, type Created, day, type Player } from '../profile/state.ts';
import type { Budget } from '../scouting/budget.ts';
import { playerRowOf, scoutingFields } from '../scouting/scouting-rows.ts';
import type { OpenOffers } from './open-offers.ts';

interface Seen {
  readonly profile: Created;
  readonly player: Player;
  readonly viewer: {
    readonly is_own: boolean;
    readonly scoutable: boolean;
    readonly open_offers: { readonly offer_id: string; readonly team_id: string }[];
  };
}

export const playerSheetRoutes = ({
  profiles,
  own,
  actors,
  offers,
  files,
  sheets,
}: {
  readonly profiles: Profiles;
  readonly own: OwnProfiles;
  readonly actors: Actors;
  readonly offers: OpenOffers;
  readonly files: Files;
  readonly sheets: Budget;
}): Pick<Handlers<typeof profileOperations>, 'getPlayerSheet' | 'getPhoto'> => {
  /**
   * The player as far as the caller may see him: himself always; others in the market, a player where he is scoutable,
   * a club also where its team has something open with him. A look at the sheet of another is taken from the budget.
   */
  const seen = async (request: ActingRequest, profileId: string, sheet = false): Promise<Seen> => {
    const { actor } = request;
    const is_own = actor.profile?.id === profileId;
    if (is_own) await own.load(actor);
    const viewer = is_own ? undefined : await actors.inMarket(request, 'player', 'club-representative');
    if (viewer && sheet)
      await sheets.spend(viewer.profile.representative?.club_id ?? viewer.profile.profile_id, profileId);
    const [found, known] = await Promise.all([profiles.find(profileId), actors.find(profileId)]);
    const profile = found?.state;
    if (!profile?.player) throw new Rejected('NotFound');
    const scoutable = known !== undefined && isScoutable(known);
    const representative = viewer?.profile.representative;
    const open_offers = representative
      ? await offers.between(
          profileId,
          representative.teams.map((t) => t.team_id),
        )
      : [];
    if (!is_own && !scoutable && open_offers.length === 0)
      throw new Rejected(representative ? 'PlayerNotScoutable' : 'NotFound');
    return { profile, player: profile.player, viewer: { is_own, scoutable, open_offers: [...open_offers] } };
  };

  return {
    getPlayerSheet: async (request) => {
      const { profile, player, viewer } = await seen(request, request.params.profile_id, true);
      // Before verification there is no sheet yet: without a tier, perhaps without a birth date.
      if (viewer.is_own && profile.verification_status !== 'verified') throw new Rejected('UserNotVerified');
      const today = day(request.now.toISOString());
      const fields = scoutingFields(profile);
      const row = fields && playerRowOf(profile.profile_id, fields, today);
      if (!row || !player.date_of_birth) throw new Rejected('PlayerNotScoutable');
      return {
        data: {
          ...row,
          date_of_birth: player.date_of_birth,
          weight_kg: player.weight_kg,
          bio: player.bio,
          highlight_list: [...player.highlights],
          contract: contractWindowOf(boundUntil(player), today),
          viewer: { ...viewer, open_offers: [...viewer.open_offers] },
        },
      };
    },
    getPhoto: async (request) => {
      const { actor, params } = request;
      // Staff look at it beside the identification.
      const player = actor.is_admin
        ? (await profiles.find(params.profile_id))?.state.player
        : (await seen(request, params.profile_id)).player;
      if (!player?.photo) throw new Rejected('NotFound');
      return {
        data: null,
        file: {
          bytes: await files.get(player.photo.file),
          content_type: 'image/jpeg',
          name: 'portrait.jpg',
          inline: true,
        },
        // Short: whoever may no longer see the player soon no longer gets the picture.
        headers: { 'cache-control': 'private, max-age=60' },
      };
    },
  };
};
