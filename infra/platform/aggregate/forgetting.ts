import { canonicalJson, type FormerMember } from '../domain/index.ts';
import type { AggregateDefinition, PersonalPart, Repository } from './definition.ts';
import { type AggregateDocument, maxTries, writeId, writesAfter } from './document.ts';
import type { Envelope } from './envelope.ts';
import type { Relay } from './relay.ts';

/** What it shares with the repository of these aggregates. */
interface Shared<State> {
  readonly read: (id: string, keys: 'all' | 'none') => Promise<AggregateDocument<State> | null>;
  /** Told of each write, also of one whose outcome isn't known. */
  readonly changed: (id: string) => void;
  /** Those who write to the same aggregate wait for each other. */
  readonly inOrder: <T>(id: string, work: () => Promise<T>) => Promise<T>;
  readonly envelope: Envelope;
  readonly relay: Pick<Relay, 'lease' | 'nudge'>;
}

/** Where aggregates name people, and what they are without somebody who has left. */
export const createForgetting = <Command, State, Event>(
  { name, model, personal, snapshot: snapshotOf }: AggregateDefinition<Command, State, Event>,
  { read, changed, inOrder, envelope, relay }: Shared<State>,
): Pick<Repository<Command, State, Event>, 'forget' | 'about'> => {
  const { collection } = model;

  /** Each path by its own index. */
  const idsNaming = async ({ named }: PersonalPart<State>, person: FormerMember): Promise<ReadonlySet<string>> => {
    const { profile = [], user = [] } = named;
    const filters = [
      ...profile.map((path) => ({ [path]: { $in: [...person.profile_ids], $type: 'string' as const } })),
      ...user.map((path) => ({ [path]: { $eq: person.user_id, $type: 'string' as const } })),
    ];
    const ids = new Set<string>();
    for (const filter of filters)
      for await (const { _id } of collection.find(filter, { projection: { _id: 1 } })) ids.add(String(_id));
    return ids;
  };

  const forgetIn = async (id: string, part: PersonalPart<State>, person: FormerMember): Promise<boolean> => {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const before = await read(id, 'all');
      if (!before) return false;
      const state = part.without(before.state, person);
      const isAnswered = before.keys.some(({ answer }) => answer !== null);
      if (!isAnswered && canonicalJson(state) === canonicalJson(before.state)) return false;
      const snapshot = snapshotOf(state);
      const sequence = before.sequence + (snapshot ? 1 : 0);
      const outbox = snapshot ? [envelope(snapshot, id, sequence, { correlation: before.correlation })] : [];
      const taken = before.outbox.length === 0 && snapshot ? relay.lease() : undefined;
      // What was answered to repeats names people too: a repeat finds that it was done, and nothing to read.
      const keys = before.keys.map((key) => ({ ...key, answer: null }));
      const done = await collection
        .updateOne({ _id: id as never, version: before.version }, {
          $set: {
            ...{ state, keys, sequence, version: before.version + 1, writes: writesAfter(before, writeId()) },
            ...(taken ? { lease: taken } : {}),
          },
          $push: { outbox: { $each: outbox } },
        } as never)
        .finally(() => changed(id));
      if (done.matchedCount !== 1) continue;
      if (snapshot) relay.nudge(id, sequence);
      return true;
    }
    throw new Error(`${name} ${id}: lost ${maxTries} races in a row`);
  };

  return {
    forget: async (person) => {
      if (!personal) return 0;
      let count = 0;
      for (const id of await idsNaming(personal, person))
        if (await inOrder(id, () => forgetIn(id, personal, person))) count += 1;
      return count;
    },
    about: async (person) => {
      if (!personal) return [];
      const found = await Promise.all([...(await idsNaming(personal, person))].map((id) => read(id, 'none')));
      return found.flatMap((one) => (one ? [one.state] : []));
    },
  };
};
