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
  into: string;
}

export const createMergedClubs = (
  connection: Connection,
  { templates, clock }: { readonly templates: TemplateRepository; readonly clock: () => Date },
  deps: ConsumerDependencies,
): MergedClubs => {
  const rows = connection.collection<Row>('merged_clubs');
  const checkpoints = createCheckpoints(connection, ['clb'], 'merged-clubs');
  /** Each merged into the next; two that lead to each other end where they began. */
  const today = async (clubId: string): Promise<string> => {
    const passed = new Set([clubId]);
    let id = clubId;
    for (;;) {
      const row = await rows.findOne({ _id: id });
      if (!row || passed.has(row.into)) return id;
      id = row.into;
      passed.add(id);
    }
  };
  /** Asked of what is known now, so that a repeat, or the other one of two merges coming first, changes nothing. */
  const onClub = async ({ club }: { readonly club: PublicClub }, event: CloudEvent): Promise<void> => {
    const { club_id: from, merged_into } = club;
    if (!merged_into) return;
    await project(rows, from, event, { into: merged_into });
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
