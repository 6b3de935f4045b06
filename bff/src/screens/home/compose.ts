import type { bffOperations } from '@touchline/contracts/http/bff';
import type { Actor } from '@touchline/infra/http';
import type { z } from 'zod';
import type { Panel } from '../screens.ts';

type Home = z.input<typeof bffOperations.getHome.reply>;
type OfferRows = NonNullable<Home['answers']['offers']>;
type DocumentRows = NonNullable<Home['answers']['documents']>;
type OwnProfile = {
  player: {
    next_contract: { club_team: { club_name: string }; from: string } | null;
    visible_to_clubs: boolean;
    highlights: unknown[];
    nickname: string | null;
  } | null;
};

/** A member's home: what needs an answer (by deadline), what is under way, what changed. */
export const composeHome = async (actor: Actor, panel: Panel): Promise<Home> => {
  const [offers, theirs, signing, accepted, mine, underway, changes, own] = await Promise.all([
    panel<OfferRows>('offers', 'listOffers', { turn: 'mine', sort: 'expires', limit: '20' }),
    panel<OfferRows>('offers', 'listOffers', { turn: 'theirs', sort: 'expires', limit: '20' }),
    panel<DocumentRows>('documents', 'listDocuments', { status: 'available', limit: '20' }),
    panel<OfferRows>('offers', 'listOffers', { status: 'accepted', limit: '10' }),
    panel<DocumentRows>('documents', 'listDocuments', { turn: 'mine', limit: '20' }),
    panel<DocumentRows>('documents', 'listDocuments', { status: 'fully-signed', limit: '10' }),
    panel<NonNullable<Home['changes']>>('identity', 'listNotifications', { limit: '8' }),
    actor.profile?.type === 'player' ? panel<OwnProfile>('profile', 'getOwnProfile') : Promise.resolve(null),
  ]);
  const player = own?.data.player;
  return {
    answers: { offers: offers?.data ?? null, documents: mine?.data ?? null },
    underway: {
      offers:
        theirs && accepted
          ? [...theirs.data, ...accepted.data.filter((o) => o.contract?.status !== 'completed')]
          : null,
      documents: signing && underway ? [...signing.data.filter((d) => !d.your_turn), ...underway.data] : null,
    },
    changes: changes?.data.filter((n) => n.profile_id === null || n.profile_id === actor.profile?.id) ?? null,
    player: player
      ? {
          joins: player.next_contract?.club_team.club_name ?? null,
          from: player.next_contract?.from ?? null,
          visible_to_clubs: player.visible_to_clubs,
          highlights: player.highlights.length,
          nickname: player.nickname ?? '',
        }
      : null,
  };
};
