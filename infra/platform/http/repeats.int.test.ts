import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { offersOperations } from '@touchline/contracts/http/offers';
import type { Connection } from 'mongoose';
import { eventually } from '../../quality/testkit/eventually.ts';
import { type TestDatabase, testDatabase } from '../../quality/testkit/test-database.ts';
import { createRepeats, type KeyedRequest } from './repeats.ts';
import type { RawReply } from './request.ts';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await testDatabase();
  connection = await database.connect();
});
afterAll(() => database.close());

let keys = 0;
const keyed = (body: unknown = { round: 1 }, key = `key-${++keys}`): KeyedRequest => ({
  operation: offersOperations.acceptOffer,
  actor: null,
  key,
  request: { params: {}, query: {}, headers: {}, json: body },
});
const answer = (n: number): RawReply => ({ status: 201, headers: { x: 'y' }, json: { data: n } });
const unkept = (error: unknown): never => {
  throw error;
};
/** Work that ends when it is told to, and counts how often it was begun. */
const slowWork = () => {
  let release = (): void => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow = {
    begun: 0,
    release: () => release(),
    work: async () => {
      slow.begun += 1;
      const mine = slow.begun;
      await gate;
      return answer(mine);
    },
  };
  return slow;
};

it('does twenty at the same moment once, over two processes, and gives all the same answer', async () => {
  const processes = [createRepeats(connection), createRepeats(connection)];
  for (let round = 0; round < 10; round += 1) {
    const request = keyed();
    let done = 0;
    const work = async () => answer(++done);
    const all = Array.from({ length: 20 }, (_, i) => processes[i % 2]?.once(request, work, unkept));
    expect(await Promise.all(all)).toEqual(Array(20).fill(answer(1)));
    expect(done).toBe(1);
  }
});

it('lets a repeat wait for the first one’s answer', async () => {
  const repeats = createRepeats(connection);
  const request = keyed();
  const slow = slowWork();
  const first = repeats.once(request, slow.work, unkept);
  await eventually(() => slow.begun === 1, 'the first is being worked on');
  const second = repeats.once(request, slow.work, unkept);
  slow.release();
  expect(await Promise.all([first, second])).toEqual([answer(1), answer(1)]);
});

it('says that it is not available where the first takes longer than a repeat waits, and does it once however long it takes', async () => {
  const repeats = createRepeats(connection, { leaseMs: 200, patienceMs: 700 });
  const request = keyed();
  const slow = slowWork();
  const first = repeats.once(request, slow.work, unkept);
  await eventually(() => slow.begun === 1, 'the first is being worked on');
  // Waits for longer than a claim holds whose worker is gone.
  await expect(repeats.once(request, slow.work, unkept)).rejects.toMatchObject({ code: 'ServiceUnavailable' });
  slow.release();
  expect(await first).toEqual(answer(1));
  expect(await repeats.once(request, slow.work, unkept)).toEqual(answer(1));
  expect(slow.begun).toBe(1);
});

it('takes over from a process that died over its work', async () => {
  const request = keyed();
  const repeats = createRepeats(connection, { leaseMs: 100 });
  const slow = slowWork();
  const died = repeats.once(request, slow.work, () => {});
  await eventually(() => slow.begun === 1, 'the first is being worked on');
  // As a process leaves it that says nothing any more.
  await connection.collection('request_keys').updateMany({ reply: { $exists: false } }, { $set: { worker: 'gone' } });
  const second = repeats.once(request, async () => answer(7), unkept);
  expect(await second).toEqual(answer(7));
  slow.release();
  await died;
  expect(await repeats.once(request, async () => answer(8), unkept)).toEqual(answer(7));
});

/** The connection as a wire that is cut shows it: what `cut` says fails, before or after it was written. */
const cuttable = () => {
  const wire = {
    cut: (_method: string): 'before' | 'after' | undefined => undefined,
    fault: 'MongoNetworkError',
  };
  const rowsOf = (of: string) =>
    new Proxy(connection.collection(of), {
      get: (rows, method) => {
        const member = Reflect.get(rows, method);
        if (typeof member !== 'function') return member;
        return async (...given: unknown[]) => {
          const cut = wire.cut(String(method));
          const done = cut === 'before' ? undefined : await Reflect.apply(member, rows, given);
          if (cut) throw Object.assign(new Error('the wire is cut'), { name: wire.fault });
          return done;
        };
      },
    });
  const cutting = new Proxy(connection, {
    get: (target, name) => (name === 'collection' ? rowsOf : Reflect.get(target, name)),
  });
  return { wire, repeats: createRepeats(cutting, { leaseMs: 60_000, patienceMs: 500 }) };
};

it('does not wait for one of its own that failed and could not say so', async () => {
  const { wire, repeats } = cuttable();
  const request = keyed();
  wire.cut = (method) => (method === 'deleteOne' ? 'before' : undefined);
  const failed = repeats.once(
    request,
    () => Promise.reject(new Error('the wire is cut')),
    () => {},
  );
  await expect(failed).rejects.toThrow('the wire is cut');
  wire.cut = () => undefined;
  expect(await repeats.once(request, async () => answer(3), unkept)).toEqual(answer(3));
});

it('does not wait for a claim that was written while the wire was cut', async () => {
  const { wire, repeats } = cuttable();
  const request = keyed();
  wire.cut = (method) => (method === 'insertOne' ? 'after' : 'before');
  await expect(repeats.once(request, async () => answer(1), unkept)).rejects.toThrow('the wire is cut');
  wire.cut = () => undefined;
  expect(await repeats.once(request, async () => answer(2), unkept)).toEqual(answer(2));
});

it('knows its own claim whose answer was lost with the wire, and makes one that never arrived', async () => {
  const { wire, repeats } = cuttable();
  for (const cut of ['after', 'before'] as const) {
    let cuts = 0;
    wire.cut = (method) => (method === 'insertOne' && cuts++ === 0 ? cut : undefined);
    const request = keyed();
    expect(await repeats.once(request, async () => answer(1), unkept)).toEqual(answer(1));
    expect(await repeats.once(request, async () => answer(2), unkept)).toEqual(answer(1));
  }
});

it('does not ask a second time where the database hangs', async () => {
  const { wire, repeats } = cuttable();
  const asked: string[] = [];
  wire.fault = 'MongoNetworkTimeoutError';
  wire.cut = (method) => {
    asked.push(method);
    return 'after';
  };
  const request = keyed();
  await expect(repeats.once(request, async () => answer(1), unkept)).rejects.toThrow('the wire is cut');
  expect(asked).toEqual(['insertOne']);
  wire.cut = () => undefined;
  expect(await repeats.once(request, async () => answer(2), unkept)).toEqual(answer(2));
});

it('asks the database nothing before it claims a key that is new', async () => {
  const { wire, repeats } = cuttable();
  const asked: string[] = [];
  wire.cut = (method) => void asked.push(method);
  expect(await repeats.once(keyed(), async () => answer(1), unkept)).toEqual(answer(1));
  expect(asked).toEqual(['insertOne', 'updateOne']);
});

it('refuses another request under the key, also while the first is being worked on', async () => {
  const repeats = createRepeats(connection);
  const request = keyed({ round: 1 });
  const other = keyed({ round: 2 }, request.key);
  const slow = slowWork();
  const first = repeats.once(request, slow.work, unkept);
  await eventually(() => slow.begun === 1, 'the first is being worked on');
  await expect(repeats.once(other, slow.work, unkept)).rejects.toMatchObject({ code: 'IdempotencyKeyReused' });
  slow.release();
  await first;
  await expect(repeats.once(other, slow.work, unkept)).rejects.toMatchObject({ code: 'IdempotencyKeyReused' });
});

it('keeps the answer to who holds a link from whoever holds another one', async () => {
  const repeats = createRepeats(connection);
  const operation = { ...offersOperations.acceptOffer, access: 'link' as const };
  const holding = (link: string): KeyedRequest => {
    const request = keyed({}, 'key-of-a-link');
    return { ...request, operation, request: { ...request.request, headers: { 'touchline-link': link } } };
  };
  expect(await repeats.once(holding('one'), async () => answer(1), unkept)).toEqual(answer(1));
  expect(await repeats.once(holding('another'), async () => answer(2), unkept)).toEqual(answer(2));
  expect(await repeats.once(holding('one'), async () => answer(3), unkept)).toEqual(answer(1));
});

it('asks anew after a refusal, which did nothing', async () => {
  const repeats = createRepeats(connection);
  const request = keyed();
  const refused = repeats.once(request, () => Promise.reject(new Error('refused')), unkept);
  await expect(refused).rejects.toThrow('refused');
  expect(await repeats.once(request, async () => answer(2), unkept)).toEqual(answer(2));
});

it('keeps no file', async () => {
  const repeats = createRepeats(connection);
  const request = keyed();
  const file = (byte: number) => async (): Promise<RawReply> => ({
    status: 200,
    headers: {},
    bytes: new Uint8Array([byte]),
  });
  await repeats.once(request, file(1), unkept);
  expect(await repeats.once(request, file(2), unkept)).toMatchObject({ bytes: new Uint8Array([2]) });
});
