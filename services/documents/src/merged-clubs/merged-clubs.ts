import { clubEvents, type PublicClub } from '@touchline/contracts/events';
import {
  type Checkpoints,
  type Consumer,
  type ConsumerDependencies,
  consumer,
  createCheckpoints,
  project,
} from '@touchline/platform/aggregate';
import type { CloudEvent } from '@touchline/platform/bus';
import type { Connection } from 'mongoose';
import type { TemplateRepository } from '../template/template.repository.ts';

/** Clubs that were found to be others, which have their templates since. */
export interface MergedClubs {
  readonly subscription: Consumer;
  readonly checkpoints: Checkpoints;
  /** The club that this one is today. */
  readonly today: (clubId: string) => Promise<string>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Row {
  _id: string;
  /** Null: it was merged, and staff have undone it. */
  into: string | null;
}

export const createMergedClubs = (
  connection: Connection,
  { templates, clock }: { readonly templates: TemplateRepository; readonly clock: () => Date },
  deps: ConsumerDependencies,
): MergedClubs => {
  const rows = connection.collection<Row>('merged_clubs');
  const checkpoints = createCheckpoints(connection, ['clb'], 'merged-clubs');
  /** Each merged into the next. Where two lead to each other, one of them is on its way to be undone: until then it stays itself. */
  const today = async (clubId: string): Promise<string> => {
    const passed = [clubId];
    for (;;) {
      const last = passed.at(-1) ?? clubId;
      const into = (await rows.findOne({ _id: last }))?.into ?? null;
      if (into === null) return last;
      if (passed.includes(into)) return clubId;
      passed.push(into);
    }
  };
  /** Asked of what is known now, so that a repeat, or the other one of two merges coming first, changes nothing. */
  const onClub = async ({ club }: { readonly club: PublicClub }, event: CloudEvent): Promise<void> => {
    const { club_id: from, merged_into: into = null } = club;
    // Of most clubs there is nothing to say.
    if (into === null && event.type !== clubEvents.mergeUndone.type) return;
    await project(rows, from, event, { into });
    if (into === null) return;
    const club_id = await today(from);
    const now = clock().toISOString();
    for (const id of await templates.idsOfClub(from)) await templates.handle(id, { type: 'FollowClub', club_id, now });
  };
  return {
    checkpoints,
    today,
    subscription: consumer(deps, {
      group: 'documents.merged-clubs',
      topics: ['touchline.club'],
      from: 'beginning',
      checkpoints,
      on: Object.fromEntries(Object.values(clubEvents).map(({ type }) => [type, onClub])),
    }),
    start: async () => {},
    stop: async () => {},
  };
};
