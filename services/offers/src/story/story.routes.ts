import type { offersOperations, storyOperations } from '@touchline/contracts/http/offers';
import { sideOf } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import type { Participants } from '@touchline/platform/participants';
import type { Stories } from './stories.ts';

export const storyRoutes = ({
  stories,
  participants,
}: {
  readonly stories: Stories;
  readonly participants: Participants;
}): Pick<Handlers<typeof offersOperations>, keyof typeof storyOperations> => ({
  listStories: async (request) => {
    const known = await participants.inMarket(request, 'player', 'club-representative');
    return { data: [...(await stories.of(sideOf(known), known.profile.profile_id, request.query.player_id))] };
  },
});
