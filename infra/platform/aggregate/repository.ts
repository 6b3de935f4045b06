import { randomUUID } from 'node:crypto';
import { annotateChange } from '../audit/annotations.ts';
import type { CloudEvent } from '../bus/index.ts';
import { flush, isAlone, safeFrom } from '../database/durable.ts';
import { insertTogether, maybeWritten, readTogether, updateTogether } from '../database/together.ts';
import { fingerprint, Rejected, Unavailable } from '../domain/index.ts';
import { createKeyedMutex } from '../runtime/keyed-mutex.ts';
import { currentCorrelation, currentTrace, span } from '../telemetry/index.ts';
import type { AggregateDefinition, Handled, Repository, RepositoryDependencies } from './definition.ts';
import {
  type AggregateDocument,
  asStored,
  isOfRequest,
  isThere,
  keptKeys,
  makeIndexes,
  maxTries,
  type StoredKey,
  writeId,
  writesAfter,
} from './document.ts';
import { createEnvelope } from './envelope.ts';
import { createForgetting } from './forgetting.ts';
import { createJustLoaded, createKept } from './known.ts';
import { createRelay } from './relay.ts';
import { duplicateIndex, refusalBehind } from './uniqueness.ts';

/**
 * While the broker is away commands are accepted and their events wait in the aggregate, which is one document of at
 * most 16 MB: so many of one aggregate at most.
 */
export const maxBacklog = 500;

/** An aggregate that has more events waiting is read anew for the next command. */
const keptEvents = 20;

/** An aggregate without the answers to earlier requests. */
const butKeys = { version: 1, sequence: 1, state: 1, outbox: 1, lease: 1, writes: 1, correlation: 1 } as const;

type KeyOfPerson = Pick<StoredKey, 'person' | 'key'>;

export const createRepository = <Command, State, Event>(
  definition: AggregateDefinition<Command, State, Event>,
  { bus, logger, clock, metrics }: RepositoryDependencies,
): Repository<Command, State, Event> => {
  const { decider, model, name, topic } = definition;
  const collection = model.collection;
  const relay = createRelay({
    safeFrom: () => safeFrom(model.db),
    collection,
    topic,
    name,
    bus,
    logger,
    clock,
    metrics,
  });

  const { fromStored = (stored) => stored as State } = definition;
  const keeps = !bus.shared && isAlone(model.db);
  const known = (keeps ? createKept : createJustLoaded)<AggregateDocument<State>>();
  let written = 0;
  const changed: typeof known.changed = (id, now) => {
    written += 1;
    known.changed(id, now);
  };

  const readAlike = readTogether<AggregateDocument<unknown>>(collection, butKeys);
  const envelope = createEnvelope(name, clock);
  const insert = insertTogether(collection);
  const update = updateTogether(collection);

  /** `keys`: which of the answers to earlier requests come along; they weigh more than the rest. */
  const read = async (id: string, keys: 'all' | 'none' | KeyOfPerson): Promise<AggregateDocument<State> | null> => {
    const projection = keys === 'all' ? {} : { ...butKeys, keys: { $elemMatch: keys } };
    const found = await (keys === 'none'
      ? readAlike(id)
      : (collection.findOne({ _id: id as never }, { projection }) as Promise<AggregateDocument<unknown> | null>));
    return found && { ...found, keys: found.keys ?? [], state: fromStored(found.state) };
  };

  /** What a command begins with: what is known of it, or what is read now. */
  const readOnce = async (id: string, key: KeyOfPerson | undefined) => {
    const before = known.take(id);
    return before ? { before, isFresh: false } : { before: await read(id, key ?? 'none'), isFresh: true };
  };

  /** The events of a command, the state after them, and what of them is published. */
  const decided = (command: Command, state: State) => {
    const events = decider.decide(command, state);
    let after = state;
    const steps = events.map((event) => {
      const before = after;
      after = decider.evolve(before, event);
      return { event, before };
    });
    return {
      events,
      after,
      published: steps.flatMap(({ event, before }) => definition.publish(event, after, before) ?? []),
    };
  };

  /** Nothing where it was known from before and nothing would come of it: then what is there now decides. */
  const decidedOn = (command: Command, state: State, isFresh: boolean) => {
    if (isFresh) return decided(command, state);
    try {
      const decision = decided(command, state);
      return decision.events.length > 0 ? decision : undefined;
    } catch (error) {
      if (error instanceof Rejected) return undefined;
      throw error;
    }
  };

  /** The command has changed nothing, or not again. */
  const asItIs = <Answer>(
    { _id: id, state, sequence, version }: AggregateDocument<State>,
    answer: Answer,
    repeated: boolean,
  ): Handled<State, Event, Answer> => ({ id, state, sequence, version, events: [], answer, repeated });

  const isEmpty = (before: AggregateDocument<State> | null): boolean => (before?.outbox.length ?? 0) === 0;

  /** What the relay need not read: all that lies in the outbox behind this write, where nobody else may publish it. */
  const handedOver = (
    before: AggregateDocument<State> | null,
    next: AggregateDocument<State>,
  ): readonly CloudEvent[] | undefined => {
    if (isEmpty(before)) return next.outbox;
    return bus.shared ? undefined : [...(before?.outbox ?? []), ...next.outbox];
  };

  /** As a read would find it. */
  const afterWrite = (before: AggregateDocument<State> | null, next: AggregateDocument<State>) => {
    const outbox = relay.unsent(next._id, [...(before?.outbox ?? []), ...next.outbox]);
    if (!keeps || outbox.length > keptEvents) return undefined;
    return { ...next, state: fromStored(asStored(next.state)), outbox, keys: [] };
  };

  const writeGuarded = async (
    before: AggregateDocument<State> | null,
    next: AggregateDocument<State>,
    key: StoredKey | null,
    isFresh: boolean,
  ) => {
    const taken = next.outbox.length > 0 ? relay.lease() : undefined;
    const lease = taken ? { lease: taken } : {};
    if (!before) {
      await insert({ ...next, ...lease });
      return true;
    }
    // An outbox with something in it is somebody's already; an empty one stays so while the version does.
    const mine = isEmpty(before) ? lease : {};
    // What was loaded to be shown came without the answers to earlier requests: this may be one of them.
    const unknown = key && !isFresh ? { keys: { $not: { $elemMatch: { person: key.person, key: key.key } } } } : {};
    const met = await update({
      filter: { _id: next._id, version: before.version, ...unknown },
      update: {
        $set: { state: next.state, version: next.version, sequence: next.sequence, writes: next.writes, ...mine },
        $push: {
          outbox: { $each: next.outbox },
          ...(key ? { keys: { $each: [key], $slice: -keptKeys } } : {}),
        },
      },
    });
    // Of those that went together nobody says whose was missed.
    return met === 'some missed' ? wasWritten(await read(next._id, 'none'), next) : met === 'met';
  };

  /** Answers whether it met what was there before. */
  const write: typeof writeGuarded = async (before, next, key, isFresh) => {
    let met = false;
    try {
      met = await writeGuarded(before, next, key, isFresh);
    } finally {
      changed(next._id, met ? afterWrite(before, next) : undefined);
    }
    return met;
  };

  /** @throws Unavailable where nobody knows: whoever asks again finds out by the key. */
  const wasWritten = (found: AggregateDocument<State> | null, own: AggregateDocument<State>): boolean => {
    const there = isThere(found, own);
    if (there !== undefined) return there;
    throw new Unavailable('the database', new Error(`${name} ${own._id}: overtaken again and again`));
  };

  const beginning = (grownFrom: string | undefined): string | undefined =>
    definition.keepsCorrelation ? (grownFrom ?? currentCorrelation() ?? randomUUID()) : undefined;

  /** Within one process those who write to the same aggregate wait for each other instead of losing races. */
  const inOrder = createKeyedMutex();
  const forgetting = createForgetting(definition, {
    ...{ read, envelope, relay },
    changed,
    inOrder: inOrder.run,
  });

  const inSpan = <T>(id: string, command: Command, work: () => Promise<T>): Promise<T> =>
    span(
      {
        name: `${name} ${(command as { type?: string }).type ?? 'command'}`,
        kind: 'internal',
        parent: currentTrace(),
        attributes: { 'touchline.subject': id },
      },
      () => inOrder.run(id, work),
    );

  /** Others hear of a write that survives a kill once what goes before that is done. */
  const tell = async (beforeTold: (() => Promise<void>) | undefined, nudge: () => void): Promise<void> => {
    try {
      await beforeTold?.();
    } finally {
      nudge();
    }
  };

  /** What is done before anybody is told must not be overtaken by a sweep. */
  const heldBack = async <T>(id: string, isHeld: boolean, work: () => Promise<T>): Promise<T> => {
    const release = isHeld ? relay.hold(id) : undefined;
    try {
      return await work();
    } finally {
      release?.();
    }
  };

  return {
    load: async (id) => {
      const found = known.shown(id) ?? (await known.read(id, () => read(id, 'none')));
      if (!found) return undefined;
      const { state, version, sequence, correlation } = found;
      return { id, state, version, sequence, correlation };
    },
    handle: (id, command, options = {}) =>
      heldBack(id, options.beforeTold !== undefined, () =>
        inSpan(id, command, async () => {
          const { actor, idempotent, creates, answer, beforeTold } = options;
          const request = JSON.stringify(idempotent?.request) ?? '';
          const asked = idempotent?.key ? { person: idempotent.person, key: idempotent.key } : undefined;
          const writing = writeId();
          /** What was written where nobody has said yet whether it is there. */
          let open: AggregateDocument<State> | undefined;
          for (let tries = 0; tries < maxTries; tries += 1) {
            const { before, isFresh } = await readOnce(id, asked);
            if (before && open && wasWritten(before, open)) {
              // The connection was lost after the write: it is there, so it counts, and isn't done twice.
              await flush(model.db);
              await tell(beforeTold, () => relay.nudge(id, before.sequence));
              return asItIs(before, (answer?.(before.state, []) ?? null) as never, false);
            }
            const earlier = asked && before?.keys.find((k) => k.person === asked.person && k.key === asked.key);
            if (before && earlier) {
              if (!isOfRequest(earlier, request)) throw new Rejected('IdempotencyKeyReused');
              // Whoever writes it may not have been answered yet; this answer promises it as well.
              await flush(model.db);
              return asItIs(before, earlier.answer as never, true);
            }
            if (!before && !creates) throw new Rejected('NotFound');
            if (before && before.outbox.length >= maxBacklog) throw new Unavailable('the event bus');
            const decision = decidedOn(command, before?.state ?? decider.initialState, isFresh);
            if (!decision) continue;
            const { events, after, published } = decision;
            const answered = (answer?.(after, events) ?? null) as never;
            if (events.length === 0) {
              if (!before) throw new Rejected('NotFound');
              await flush(model.db);
              return asItIs(before, answered, true);
            }
            const version = (before?.version ?? 0) + 1;
            const sequence = (before?.sequence ?? 0) + published.length;
            const key = asked ? { ...asked, request: fingerprint(request), answer: answered } : null;
            const correlation = before ? before.correlation : beginning(options.correlation);
            const outbox = published.map((event, i) =>
              envelope(event, id, (before?.sequence ?? 0) + i + 1, { actor, correlation }),
            );
            const begun = correlation ? { correlation } : {};
            const next: AggregateDocument<State> = {
              _id: id,
              version,
              sequence,
              state: after,
              outbox,
              keys: key ? [key] : [],
              writes: writesAfter(before, writing),
              ...begun,
            };
            open = next;
            try {
              if (await write(before, next, key, isFresh)) {
                await tell(beforeTold, () => relay.nudge(id, sequence, handedOver(before, next)));
                if (before && definition.standing)
                  annotateChange(definition.standing(before.state), definition.standing(after));
                return { id, state: after, sequence, version, events, answer: answered, repeated: false };
              }
              open = undefined;
            } catch (error) {
              const index = duplicateIndex(error);
              if (index !== undefined && index !== '_id_')
                throw refusalBehind(definition.uniqueness, index, command) ?? error;
              if (index === undefined && !(maybeWritten(error) && tries < 3)) throw error;
            }
          }
          throw new Error(`${name} ${id}: lost ${maxTries} races in a row`);
        }),
      ),
    ...forgetting,
    relay,
    written: () => written,
    republish: async () => {
      let count = 0;
      for await (const found of collection.find({}, { projection: { keys: 0, outbox: 0 } })) {
        const { _id, state, sequence, correlation } = found as unknown as AggregateDocument<unknown>;
        const snapshot = definition.snapshot(fromStored(state));
        if (!snapshot) continue;
        await bus.publish(topic, [envelope(snapshot, _id, sequence, { correlation })]);
        count += 1;
      }
      return count;
    },
    start: async () => {
      await makeIndexes(model);
      relay.start();
    },
    stop: () => relay.stop(),
  };
};
