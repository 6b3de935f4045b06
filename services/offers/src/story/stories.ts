import {
  documentEvents,
  interestEvents,
  offerEvents,
  type PublicDocument,
  type PublicInterest,
  type PublicOffer,
  type PublicTrialRequest,
  trialRequestEvents,
} from '@touchline/contracts/events';
import type { storyOperations } from '@touchline/contracts/http/offers';
import { turnInInterest, turnInOffer, turnInTrial, turnsInDocument } from '@touchline/contracts/policies/whose-turn';
import {
  type Checkpoints,
  type Consumer,
  type ConsumerDependencies,
  consumer,
  createCheckpoints,
  project,
} from '@touchline/platform/aggregate';
import type { CloudEvent } from '@touchline/platform/bus';
import type { Side } from '@touchline/platform/domain';
import type { Connection } from 'mongoose';
import type { z } from 'zod';

export type Story = z.input<typeof storyOperations.listStories.reply>[number];
type Step = Story['steps'][number];

/** A step: what is told of an interest, a trial request, an offer or its contract, newest. */
interface Row extends Omit<Step, 'id' | 'has_report' | 'your_turn'> {
  /** For whose answer it waits; steps from before that was kept don't say. */
  readonly turn_of?: Side['party'] | null;
  /** Of a contract: the profiles of those who sign next. Steps from before that was kept don't say. */
  readonly signs_next?: readonly string[];
  /** Of a trial: who may read its report; nobody where none is written. Steps from before there were reports have none. */
  readonly report_for?: readonly Side['party'][];
  readonly _id: string;
  readonly team_id: string;
  readonly player_id: string;
  readonly club_team: Story['club_team'];
  readonly player: Story['player'];
}

/** The steps between teams and players, fed by the events of offers, trials and documents. */
export interface Stories {
  readonly subscription: Consumer;
  readonly checkpoints: Checkpoints;
  /** Of this side, as one of its people reads it; with one player where one is given. Newest story first. */
  readonly of: (side: Side, reader: string, playerId?: string) => Promise<readonly Story[]>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** So many steps are read at most: the newest. */
const mostSteps = 500;

interface Between {
  readonly club_team: Story['club_team'];
  readonly player: Story['player'];
}

const each = <Data>(
  events: Readonly<Record<string, { readonly type: string }>>,
  handle: (data: Data, event: CloudEvent) => Promise<unknown>,
) => Object.fromEntries(Object.values(events).map(({ type }) => [type, handle]));

const stepFor =
  (party: Side['party'], reader: string) =>
  ({ _id, kind, status, at, dates, rounds, offer_id, report_for, turn_of, signs_next = [] }: Row): Step => ({
    kind,
    id: _id,
    status,
    your_turn: turn_of === party || signs_next.includes(reader),
    at,
    dates,
    rounds,
    offer_id,
    has_report: report_for?.includes(party) ?? false,
  });

/** A contract that nobody has signed yet is the newest. */
const oldestFirst = (a: Step, b: Step): number => (a.at === null ? 1 : b.at === null ? -1 : a.at < b.at ? -1 : 1);

export const createStories = (connection: Connection, deps: ConsumerDependencies): Stories => {
  const rows = connection.collection<Row & { _id: string }>('story_steps');
  const checkpoints = createCheckpoints(connection, ['int', 'tri', 'off', 'doc'], 'stories');

  const put = (
    id: string,
    event: CloudEvent,
    { club_team, player: { profile_id, name, nickname } }: Between,
    step: Pick<Row, 'kind' | 'status' | 'at'> &
      Partial<Pick<Row, 'dates' | 'rounds' | 'offer_id' | 'report_for' | 'turn_of' | 'signs_next'>>,
  ) =>
    project(rows, id, event, {
      team_id: club_team.team_id,
      player_id: profile_id,
      club_team,
      player: { profile_id, name, nickname },
      dates: null,
      rounds: null,
      offer_id: null,
      report_for: [],
      turn_of: null,
      signs_next: [],
      ...step,
    });

  const onInterest = ({ interest }: { readonly interest: PublicInterest }, event: CloudEvent) =>
    put(interest.interest_id, event, interest, {
      kind: 'interest',
      status: interest.status,
      at: interest.declared_at,
      turn_of: turnInInterest(interest),
    });
  const onTrial = ({ trial_request: trial }: { readonly trial_request: PublicTrialRequest }, event: CloudEvent) =>
    put(trial.trial_request_id, event, trial, {
      kind: 'trial',
      status: trial.status,
      at: trial.requested_at,
      dates: { starts_on: trial.starts_on, ends_on: trial.ends_on },
      turn_of: turnInTrial(trial),
      report_for: trial.report ? (trial.report.shared.length > 0 ? ['club', 'player'] : ['club']) : [],
    });
  const onOffer = ({ offer }: { readonly offer: PublicOffer }, event: CloudEvent) =>
    put(offer.offer_id, event, offer, {
      kind: 'offer',
      status: offer.status,
      at: offer.rounds[0]?.at ?? null,
      rounds: offer.rounds.length,
      turn_of: turnInOffer(offer),
      offer_id: offer.offer_id,
    });
  const onDocument = async ({ document }: { readonly document: PublicDocument }, event: CloudEvent): Promise<void> => {
    if (!document.offer || document.status === 'draft') return;
    await put(document.document_id, event, document.offer, {
      kind: 'contract',
      status: document.status,
      at:
        document.signers
          .flatMap(({ signed_at }) => signed_at ?? [])
          .sort()
          .at(-1) ?? null,
      offer_id: document.offer.offer_id,
      // For the club one person signs, and no colleague.
      signs_next: turnsInDocument(document),
    });
  };

  return {
    checkpoints,
    subscription: consumer(deps, {
      group: 'offers.stories',
      topics: ['touchline.interest', 'touchline.trial-request', 'touchline.offer', 'touchline.document'],
      from: 'beginning',
      checkpoints,
      on: {
        ...each(interestEvents, onInterest),
        ...each(trialRequestEvents, onTrial),
        ...each(offerEvents, onOffer),
        ...each(documentEvents, onDocument),
      },
    }),
    of: async (side, reader, playerId) => {
      const filter =
        side.party === 'player'
          ? { player_id: side.profile_id }
          : { team_id: { $in: [...side.team_ids] }, ...(playerId ? { player_id: playerId } : {}) };
      const found = await rows.find(filter).sort({ at: -1 }).limit(mostSteps).toArray();
      const stories = Map.groupBy(found, ({ team_id, player_id }) => `${team_id}|${player_id}`);
      return [...stories.values()].flatMap((steps) => {
        const [newest] = steps;
        if (!newest) return [];
        const { club_team, player } = newest;
        return [{ club_team, player, steps: steps.map(stepFor(side.party, reader)).sort(oldestFirst) }];
      });
    },
    start: async () => {
      await rows.createIndexes([{ key: { player_id: 1, at: -1 } }, { key: { team_id: 1, player_id: 1, at: -1 } }]);
    },
    stop: async () => {},
  };
};
