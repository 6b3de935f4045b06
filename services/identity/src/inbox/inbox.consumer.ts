import { topicsOf } from '@touchline/contracts/events';
import { type Checkpoints, type Consumer, type ConsumerDependencies, consumer } from '@touchline/platform/aggregate';
import type { CloudEvent } from '@touchline/platform/bus';
import { type Erasure, idsIn } from '@touchline/platform/erasure';
import { waitingAfter } from './answers.ts';
import { type Inbox, type Notice, withoutWords } from './inbox.ts';
import type { createNotices } from './notices.dealings.ts';

interface Given {
  readonly inbox: Inbox;
  /** Everybody who is told of an event. */
  readonly noticesOf: ReturnType<typeof createNotices>;
  readonly erasure: Pick<Erasure, 'isForgotten'>;
  readonly checkpoints: Checkpoints;
  readonly deps: ConsumerDependencies;
}

/** What each event brings into inboxes, and which of the questions there it answers. */
export const inboxConsumer = ({ inbox, noticesOf, erasure, checkpoints, deps }: Given): Consumer => {
  /** Nobody who has left is told of anything, and others are told nothing of him that comes late. */
  const tell = async (event: CloudEvent, data: unknown, notice: Notice): Promise<void> => {
    const own = [notice.user_id, notice.profile_id];
    const about = notice.impersonal ? [] : idsIn(data).filter((id) => !own.includes(id));
    const [isGone, forgotten] = await Promise.all([erasure.isForgotten([notice.user_id]), erasure.isForgotten(about)]);
    if (isGone) return;
    await inbox.keep(event, forgotten ? { ...notice, ...withoutWords, needs_answer: false } : notice, about);
  };
  return consumer(deps, {
    group: 'identity.inbox',
    topics: topicsOf(Object.keys(waitingAfter)),
    from: 'end',
    independent: true,
    checkpoints,
    on: Object.fromEntries(
      Object.entries(waitingAfter).map(([type, waitingFor]) => [
        type,
        async (data: unknown, event: CloudEvent) => {
          const told = await noticesOf(data, event);
          for (const notice of told) await tell(event, data, notice);
          await inbox.settle(event, waitingFor(data as never), told);
        },
      ]),
    ),
  });
};
