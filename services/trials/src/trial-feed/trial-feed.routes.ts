import type { trialFeedOperations } from '@touchline/contracts/http/trials';
import { blockedFromMarket } from '@touchline/contracts/policies/eligibility';
import { daysAfter } from '@touchline/contracts/policies/trial-dates';
import { Rejected, sideOf } from '@touchline/platform/domain';
import { type Handlers, networkOf } from '@touchline/platform/http';
import type { ActingRequest, Participants } from '@touchline/platform/participants';
import type { Limits } from '../limits.ts';
import type { TrialRequestRepository } from '../trial-request/trial-request.repository.ts';
import { trialRequestView } from '../trial-request/view.ts';
import { feedFileOf } from './feed-file.ts';
import type { TrialFeeds } from './trial-feeds.ts';

/** How long a trial that is over stays in the feed, in days. */
const keptDays = 90;
const mostTrials = 500;

export const trialFeedRoutes = ({
  trials,
  feeds,
  participants,
  limits,
}: {
  readonly trials: TrialRequestRepository;
  readonly feeds: TrialFeeds;
  readonly participants: Participants;
  readonly limits: Limits;
}): Pick<Handlers<typeof trialFeedOperations>, keyof typeof trialFeedOperations> => {
  const profileOf = async (request: ActingRequest): Promise<string> =>
    (await participants.inMarket(request, 'player', 'club-representative')).profile.profile_id;
  return {
    getTrialFeed: async (request) => ({ data: { made_at: await feeds.madeAt(await profileOf(request)) } }),
    makeTrialFeed: async (request) => {
      const { token } = request.body;
      return { data: { made_at: await feeds.make(await profileOf(request), token, request.now.toISOString()) } };
    },
    endTrialFeed: async (request) => {
      await feeds.end(await profileOf(request));
      return { data: { made_at: null } };
    },
    readTrialFeed: async ({ params, ip, now }) => {
      const profileId = await feeds.profileOf(params.feed.slice(0, -'.ics'.length));
      const known = profileId === undefined ? undefined : await participants.find(profileId);
      if (!known || blockedFromMarket(known, now.toISOString().slice(0, 10))) {
        // Who guesses is slowed down; calendars of many people may ask from one network.
        await limits.unknownFeed.take(networkOf(ip));
        throw new Rejected('NotFound');
      }
      await limits.feed.take(known.profile.profile_id);
      const from = daysAfter(now.toISOString().slice(0, 10), -keptDays);
      const side = sideOf(known);
      const { trials: found } = await trials.listOf(side, { from, limit: mostTrials }, now);
      const file = feedFileOf(found.map((trial) => trialRequestView(trial, side.party, now)));
      return {
        data: null,
        file: {
          bytes: Buffer.from(file, 'utf8'),
          content_type: 'text/calendar; charset=utf-8',
          name: 'touchline-trials.ics',
          inline: true,
        },
        headers: { 'cache-control': 'private, no-cache' },
      };
    },
  };
};
