import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { subscriptionEvents } from '@touchline/contracts/events';
import type { Collection } from 'mongoose';
import { eventually, type TestDatabase, testDatabase } from '../../quality/testkit/index.ts';
import { type Bus, type CloudEvent, createMemoryBus, createMemoryDeadLetters } from '../bus/index.ts';
import { claimAlone } from '../database/durable.ts';
import { type Decider, Rejected } from '../domain/index.ts';
import { inCorrelation, silentLogger } from '../telemetry/index.ts';
import type { PersonalPart } from './definition.ts';
import { asStored } from './document.ts';
import { aggregateSchema, createRepository, makeIndexes, project, type Repository } from './index.ts';
import { maxBacklog } from './repository.ts';

interface Account {
  readonly balance: number;
  readonly owner: string | null;
}
type Command =
  | { readonly type: 'Deposit' | 'Withdraw'; readonly amount: number }
  | { readonly type: 'Own' | 'Claim' | 'Inherit'; readonly owner: string }
  | { readonly type: 'Nothing' }
  | { readonly type: 'Secretly' };
type Event =
  | { readonly type: 'Deposited'; readonly amount: number }
  | { readonly type: 'Owned'; readonly owner: string }
  | { readonly type: 'Noted' };

const decider: Decider<Command, Account, Event> = {
  initialState: { balance: 0, owner: null },
  decide: (command, { balance }) => {
    switch (command.type) {
      case 'Deposit':
        if (command.amount > 100) throw new Rejected('ValidationFailed', { amount: command.amount });
        return [{ type: 'Deposited', amount: command.amount }];
      case 'Withdraw':
        if (command.amount > balance) throw new Rejected('ValidationFailed', { amount: command.amount });
        return command.amount === 0 ? [] : [{ type: 'Deposited', amount: -command.amount }];
      case 'Own':
      case 'Claim':
      case 'Inherit':
        return [{ type: 'Owned', owner: command.owner }];
      case 'Secretly':
        return [{ type: 'Noted' }];
      default:
        return [];
    }
  },
  evolve: (state, event) =>
    event.type === 'Deposited'
      ? { ...state, balance: state.balance + event.amount }
      : event.type === 'Owned'
        ? { ...state, owner: event.owner }
        : state,
};

let database: TestDatabase;
let store: Repository<Command, Account, Event>;
let bus: Bus;
/** Another store of the same collection: after a start, or, where the bus is shared, another replica. */
let onBus: (
  over: Bus,
  more?: { readonly keepsCorrelation: true } | { readonly personal: PersonalPart<Account> },
) => Repository<Command, Account, Event>;
let published: CloudEvent[];
let republished: Account[];
let fault: 'none' | 'broker down' | 'killed after publishing' = 'none';
let names = 0;
/** What lies in the collection. */
let accounts: Collection;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  names += 1;
  fault = 'none';
  published = [];
  republished = [];
  const connection = await database.connect(`store${names}`);
  // As if its engine were this process's own.
  claimAlone(connection.getClient());
  const schema = aggregateSchema();
  schema.index(
    { 'state.owner': 1 },
    { name: 'one_owner', unique: true, partialFilterExpression: { 'state.owner': { $type: 'string' } } },
  );
  const model = connection.model('Account', schema, 'accounts');
  accounts = model.collection;
  const memory = createMemoryBus({ deadLetters: createMemoryDeadLetters(), logger: silentLogger() });
  memory.subscribe({
    group: 'watch',
    topics: ['touchline.subscription'],
    from: 'end',
    handle: async (event) => void published.push(event),
  });
  bus = {
    ...memory,
    publish: async (topic, events) => {
      if (fault === 'broker down') throw new Error('no broker');
      await memory.publish(topic, events);
      if (fault === 'killed after publishing') throw new Error('killed before the outbox was emptied');
    },
  };
  await bus.start();
  onBus = (over, more) =>
    createRepository(
      {
        ...more,
        name: 'account',
        topic: 'touchline.subscription',
        decider,
        model: model as never,
        publish: (event) =>
          event.type === 'Noted'
            ? null
            : { type: subscriptionEvents.started.type, data: subscriptionEvents.started.example },
        snapshot: (state) => {
          republished.push(state);
          return { type: subscriptionEvents.restated.type, data: subscriptionEvents.restated.example };
        },
        // Before, the balance was called amount.
        fromStored: (stored) => {
          const { owner, balance, amount } = stored as Account & { readonly amount?: number };
          return { owner, balance: amount ?? balance };
        },
        uniqueness: {
          one_owner: ({ type }) =>
            type === 'Own'
              ? 'UserEmailTaken'
              : type === 'Claim'
                ? new Rejected('ValidationFailed', { owner: 'taken' })
                : undefined,
        },
      },
      { bus: over, logger: silentLogger(), clock: () => new Date() },
    );
  store = onBus(bus);
  await makeIndexes(model);
});

afterEach(async () => {
  await store.stop();
  await bus.stop();
});

const deposit = (amount: number, id = 'acc_1', key?: string) =>
  store.handle(
    id,
    { type: 'Deposit', amount },
    {
      creates: true,
      answer: (state) => state.balance,
      ...(key ? { idempotent: { person: 'usr_1', key, request: { amount } } } : {}),
    },
  );

describe('the correlation id', () => {
  const told = async (count: number) => {
    await eventually(() => expect(published.length).toBe(count), 'the events are out');
    return published.map(({ subject, correlationid }) => [subject, correlationid]);
  };
  it('is that of the request behind each event', async () => {
    await inCorrelation('first', () => deposit(1));
    await inCorrelation('second', () => deposit(1));
    expect(await told(2)).toEqual([
      ['acc_1', 'first'],
      ['acc_1', 'second'],
    ]);
  });
  it('stays that of the beginning, and goes on in what grows from it, where the aggregate keeps it', async () => {
    store = onBus(bus, { keepsCorrelation: true });
    await inCorrelation('first', () => deposit(1));
    await inCorrelation('second', () => deposit(1));
    const correlation = (await store.load('acc_1'))?.correlation;
    expect(correlation).toBe('first');
    const grown = () => store.handle('acc_2', { type: 'Deposit', amount: 1 }, { creates: true, correlation });
    await inCorrelation('third', grown);
    await store.handle('acc_2', { type: 'Deposit', amount: 1 });
    // Each aggregate has its order; which of the two is told of first is open.
    expect((await told(4)).toSorted()).toEqual([
      ['acc_1', 'first'],
      ['acc_1', 'first'],
      ['acc_2', 'first'],
      ['acc_2', 'first'],
    ]);
    await store.republish();
    expect((await told(6)).map(([, id]) => id)).toEqual(Array(6).fill('first'));
  });
  it('is each event’s own where the aggregate is older than that', async () => {
    await inCorrelation('first', () => deposit(1));
    await told(1);
    await store.stop();
    store = onBus(bus, { keepsCorrelation: true });
    await inCorrelation('second', () => deposit(1));
    expect(await told(2)).toEqual([
      ['acc_1', 'first'],
      ['acc_1', 'second'],
    ]);
  });
});

describe('one write', () => {
  it('loses nothing when fifty write at once', async () => {
    await Promise.all(Array.from({ length: 50 }, () => deposit(2)));
    expect((await store.load('acc_1'))?.state.balance).toBe(100);
    await eventually(async () => expect(published).toHaveLength(50), 'every event is published');
    expect(published.map((e) => e.sequence)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
  });
  it('NotFound: an id that isn’t there is only made by a command that makes', async () => {
    await expect(store.handle('acc_none', { type: 'Deposit', amount: 1 })).rejects.toMatchObject({ code: 'NotFound' });
  });
  it('a rule that refuses changes nothing', async () => {
    await deposit(1);
    await expect(deposit(101)).rejects.toMatchObject({ code: 'ValidationFailed' });
    expect(await store.load('acc_1')).toMatchObject({ version: 1, state: { balance: 1 } });
  });
  it('nothing to do writes nothing', async () => {
    await deposit(1);
    expect(await store.handle('acc_1', { type: 'Nothing' })).toMatchObject({ events: [], version: 1, repeated: true });
  });
  it('what is nobody else’s business changes the state and is not published', async () => {
    await deposit(1);
    expect(await store.handle('acc_1', { type: 'Secretly' })).toMatchObject({ version: 2, sequence: 1 });
  });
  it('a unique index answers each command with its own refusal, and is a fault where none can meet it', async () => {
    const own = (id: string, type: 'Own' | 'Claim' | 'Inherit') =>
      store.handle(id, { type, owner: 'ann' }, { creates: true });
    await own('acc_1', 'Own');
    await expect(own('acc_2', 'Own')).rejects.toMatchObject({ code: 'UserEmailTaken' });
    await expect(own('acc_2', 'Claim')).rejects.toMatchObject({ code: 'ValidationFailed', facts: { owner: 'taken' } });
    await expect(own('acc_2', 'Inherit')).rejects.toThrow('one_owner');
  });
});

/** Where other processes write as well. */
const shared = (): Bus => ({ ...bus, shared: true });

describe('many writes at once', () => {
  const ids = Array.from({ length: 16 }, (_, i) => `acc_${i}`);
  /** What went to the database together: of each command how many. */
  const going = async (work: () => Promise<unknown>) => {
    const together = { bulkWrite: [] as number[], insertMany: [] as number[] };
    const spies = (['bulkWrite', 'insertMany'] as const).map((name) => {
      const inner = (accounts[name] as (...given: never[]) => Promise<unknown>).bind(accounts);
      return jest.spyOn(accounts, name).mockImplementation(((all: readonly unknown[], ...more: never[]) => {
        together[name].push(all.length);
        return inner(all as never, ...more);
      }) as never);
    });
    await work();
    for (const spy of spies) spy.mockRestore();
    return together;
  };

  it('go to the database together, and each is answered for itself', async () => {
    const made = await going(() => Promise.all(ids.map((id, i) => deposit(i + 1, id))));
    expect(made.insertMany).toContain(16);
    const changed = await going(() => Promise.all(ids.map((id) => deposit(1, id))));
    expect(changed.bulkWrite).toContain(16);
    const states = await Promise.all(ids.map((id) => store.load(id)));
    expect(states.map((found) => found?.state.balance)).toEqual(ids.map((_, i) => i + 2));
    await eventually(() => published.length === 32, 'each event is published');
    expect(published.filter(({ subject }) => subject === 'acc_3').map(({ sequence }) => sequence)).toEqual([1, 2]);
  });
  it('of which one meets a rule of the database, or finds its place taken: the others are made', async () => {
    await deposit(1, 'acc_0');
    await store.handle('acc_other', { type: 'Own', owner: 'ann' }, { creates: true });
    const answers = await Promise.allSettled([
      store.handle('acc_1', { type: 'Own', owner: 'ann' }, { creates: true }),
      store.handle('acc_2', { type: 'Own', owner: 'bob' }, { creates: true }),
      store.handle('acc_3', { type: 'Deposit', amount: 3 }, { creates: true }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect((answers[0] as PromiseRejectedResult).reason).toMatchObject({ code: 'UserEmailTaken' });
    expect(await accounts.countDocuments()).toBe(4);
  });
  it('of which some were overtaken by another replica are all done once', async () => {
    store = onBus(shared());
    const other = onBus(shared());
    await Promise.all(ids.map((id) => deposit(10, id)));
    await Promise.all(
      ids.flatMap((id) => [
        store.handle(id, { type: 'Withdraw', amount: 1 }),
        other.handle(id, { type: 'Withdraw', amount: 2 }),
      ]),
    );
    const found = await Promise.all(ids.map((id) => store.load(id)));
    expect(found.map((one) => [one?.state.balance, one?.version])).toEqual(ids.map(() => [7, 3]));
    await other.stop();
  });
  /** Two that go together, of which one is missed, and the other overtaken by so many others before anybody looks. */
  const overtakenBy = async (others: number) => {
    store = onBus(shared());
    await Promise.all([deposit(10, 'acc_0'), deposit(10, 'acc_1')]);
    const inner = accounts.bulkWrite.bind(accounts);
    const spy = jest.spyOn(accounts, 'bulkWrite').mockImplementationOnce((async (...given: never[]) => {
      await onBus(shared()).handle('acc_1', { type: 'Secretly' });
      const written = await (inner as (...all: never[]) => Promise<unknown>)(...given);
      for (let n = 0; n < others; n += 1) await onBus(shared()).handle('acc_0', { type: 'Secretly' });
      return written;
    }) as never);
    const answers = await Promise.allSettled([deposit(1, 'acc_0'), deposit(1, 'acc_1')]);
    spy.mockRestore();
    const found = await Promise.all(['acc_0', 'acc_1'].map((id) => store.load(id)));
    return { answers, balances: found.map((one) => one?.state.balance) };
  };
  it('of which one is there and overtaken before anybody looked: it is known among the last writes', async () => {
    const { answers, balances } = await overtakenBy(7);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(balances).toEqual([11, 11]);
  });
  it('of which one is overtaken too often: nobody says that it is not there, and it is not done again', async () => {
    const { answers, balances } = await overtakenBy(8);
    expect((answers[0] as PromiseRejectedResult).reason).toMatchObject({ name: 'Unavailable' });
    expect(answers[1]?.status).toBe('fulfilled');
    expect(balances).toEqual([11, 11]);
  });
});

describe('a write whose answer is lost with the connection', () => {
  /** A deposit of one that is there, and overtaken by so many others before anybody looks. */
  const lostThenOvertakenBy = async (others: number) => {
    store = onBus(shared());
    await deposit(10);
    const inner = accounts.updateOne.bind(accounts);
    const spy = jest.spyOn(accounts, 'updateOne').mockImplementationOnce((async (...given: never[]) => {
      await (inner as (...all: never[]) => Promise<unknown>)(...given);
      for (let n = 0; n < others; n += 1) await onBus(shared()).handle('acc_1', { type: 'Withdraw', amount: 1 });
      throw Object.assign(new Error('connection closed'), { name: 'MongoNetworkError' });
    }) as never);
    const [answer] = await Promise.allSettled([deposit(20)]);
    spy.mockRestore();
    return { answer, balance: (await store.load('acc_1'))?.state.balance };
  };
  it('is not done again, also where others have written since', async () => {
    expect(await lostThenOvertakenBy(0)).toMatchObject({ answer: { value: { answer: 30 } }, balance: 30 });
    const { answer, balance } = await lostThenOvertakenBy(7);
    expect(answer).toMatchObject({ status: 'fulfilled', value: { repeated: false } });
    expect(balance).toBe(30 + 10 + 20 - 7);
  });
  it('is not said to be there or not where too many have', async () => {
    const { answer, balance } = await lostThenOvertakenBy(8);
    expect(answer).toMatchObject({ status: 'rejected', reason: { name: 'Unavailable' } });
    expect(balance).toBe(10 + 20 - 8);
  });
});

const withdraw = (amount: number) => store.handle('acc_1', { type: 'Withdraw', amount });
/** How often the aggregate was read meanwhile. */
const readsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const spy = jest.spyOn(accounts, 'findOne');
  await work().catch(() => undefined);
  const { length } = spy.mock.calls;
  spy.mockRestore();
  return length;
};

describe('what this process alone writes', () => {
  const balance = async () => (await store.load('acc_1'))?.state.balance;
  beforeEach(() => deposit(5));

  it('is read no more once it was read or written', async () => {
    expect(await readsOf(balance)).toBe(0);
    expect(await readsOf(() => withdraw(1))).toBe(0);
    expect(await readsOf(balance)).toBe(0);
    expect(await balance()).toBe(4);
    // As after a start.
    await store.stop();
    store = onBus(bus);
    expect(await readsOf(balance)).toBe(1);
    expect(await readsOf(balance)).toBe(0);
    expect(await readsOf(() => withdraw(1))).toBe(0);
    expect(await balance()).toBe(3);
    await eventually(() => published.length === 3, 'each event is published');
    expect(published.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  });
  it('is known as it would be read', async () => {
    const { version, sequence, state } = await withdraw(2);
    expect(await store.load('acc_1')).toEqual({ id: 'acc_1', version, sequence, state, correlation: undefined });
    expect(await store.load('acc_1')).toEqual(await onBus(bus).load('acc_1'));
    const odd = { none: undefined, deep: [{ n: 1.5, m: null, none: undefined }], long: 2 ** 40, at: new Date(0) };
    await accounts.insertOne({ _id: 'odd' as never, state: odd });
    expect(asStored(odd)).toStrictEqual((await accounts.findOne({ _id: 'odd' as never }))?.['state']);
  });
  it('is read before anything is refused, and before it is said that there is nothing to do', async () => {
    expect(await readsOf(() => withdraw(50))).toBe(1);
    await accounts.updateOne({ _id: 'acc_1' as never }, { $inc: { version: 1 }, $set: { 'state.balance': 80 } });
    expect(await withdraw(50)).toMatchObject({ state: { balance: 30 }, version: 3 });
    expect(await readsOf(() => withdraw(0))).toBe(1);
  });
  it('is read where somebody has written it all the same', async () => {
    await accounts.updateOne({ _id: 'acc_1' as never }, { $inc: { version: 1 }, $set: { 'state.balance': 80 } });
    expect(await withdraw(1)).toMatchObject({ state: { balance: 79 }, version: 3 });
    expect(await balance()).toBe(79);
  });
  it('is read after a write of which nobody knows whether it is there', async () => {
    const inner = accounts.updateOne.bind(accounts);
    const spy = jest.spyOn(accounts, 'updateOne').mockImplementationOnce((async (...given: never[]) => {
      await (inner as (...all: never[]) => Promise<unknown>)(...given);
      throw new Error('the answer is lost');
    }) as never);
    await expect(withdraw(1)).rejects.toThrow('the answer is lost');
    spy.mockRestore();
    expect(await balance()).toBe(4);
  });
  it('is not kept as a read has found it that a write has overtaken', async () => {
    store = onBus(bus);
    const inner = accounts.findOne.bind(accounts);
    const spy = jest.spyOn(accounts, 'findOne').mockImplementationOnce((async (...given: never[]) => {
      const found = await (inner as (...all: never[]) => Promise<unknown>)(...given);
      await withdraw(1);
      return found;
    }) as never);
    expect(await balance()).toBe(5);
    spy.mockRestore();
    expect(await balance()).toBe(4);
  });
  it('knows a click that was done before', async () => {
    expect(await deposit(7, 'acc_1', 'key-1')).toMatchObject({ answer: 12, repeated: false });
    expect(await deposit(7, 'acc_1', 'key-1')).toMatchObject({ answer: 12, repeated: true });
    await expect(deposit(8, 'acc_1', 'key-1')).rejects.toMatchObject({ code: 'IdempotencyKeyReused' });
    expect(await balance()).toBe(12);
  });
  it('is read again once somebody in it was forgotten', async () => {
    const personal = { named: { user: ['state.owner'] }, without: (state: Account) => ({ ...state, owner: null }) };
    store = onBus(bus, { personal });
    await store.handle('acc_2', { type: 'Own', owner: 'usr_left' }, { creates: true });
    expect((await store.load('acc_2'))?.state.owner).toBe('usr_left');
    expect(await store.forget({ user_id: 'usr_left', profile_ids: [] })).toBe(1);
    expect((await store.load('acc_2'))?.state.owner).toBeNull();
  });
  it('is read anew for the next command while many of its events wait', async () => {
    fault = 'broker down';
    for (let n = 0; n < 20; n += 1) await deposit(1);
    expect(await readsOf(() => deposit(1))).toBe(0);
    expect(await readsOf(() => deposit(1))).toBe(1);
    fault = 'none';
    await store.relay.sweep();
    await eventually(() => published.length === 23, 'each event is published');
    expect(published.map(({ sequence }) => sequence)).toEqual(published.map((_, n) => n + 1));
    expect(await balance()).toBe(27);
  });
});

describe('what a request has loaded, where others write as well', () => {
  beforeEach(async () => {
    store = onBus(shared());
    await deposit(5);
  });

  it('its command begins with; the next one, and another request, read anew', async () => {
    await inCorrelation('one', async () => {
      expect(await readsOf(() => store.load('acc_1'))).toBe(1);
      expect(await readsOf(() => withdraw(1))).toBe(0);
      expect(await readsOf(() => withdraw(1))).toBe(1);
      await store.load('acc_1');
      await inCorrelation('one', async () => expect(await readsOf(() => withdraw(1))).toBe(1));
    });
    expect((await store.load('acc_1'))?.state.balance).toBe(2);
  });
  it('is not written over what another has written since', async () => {
    await inCorrelation('one', async () => {
      await store.load('acc_1');
      await inCorrelation('other', () => withdraw(2));
      expect(await withdraw(2)).toMatchObject({ state: { balance: 1 }, version: 3 });
    });
  });
  it('refuses nothing that is allowed by now, and allows nothing that isn’t any more', async () => {
    await inCorrelation('one', async () => {
      await store.load('acc_1');
      await inCorrelation('other', () => deposit(5));
      expect(await withdraw(8)).toMatchObject({ state: { balance: 2 } });
      await store.load('acc_1');
      await inCorrelation('other', () => withdraw(2));
      await expect(withdraw(1)).rejects.toMatchObject({ code: 'ValidationFailed' });
    });
  });
  it('answers with what is there now where there is nothing to do', async () => {
    await inCorrelation('one', async () => {
      await store.load('acc_1');
      await inCorrelation('other', () => deposit(5));
      expect(await withdraw(0)).toMatchObject({ state: { balance: 10 }, repeated: true });
    });
  });
  it('knows a click that was done since', async () => {
    await inCorrelation('one', async () => {
      await store.load('acc_1');
      await inCorrelation('other', () => deposit(7, 'acc_1', 'key-1'));
      expect(await deposit(7, 'acc_1', 'key-1')).toMatchObject({ answer: 12, repeated: true });
    });
  });
});

describe('a document of an older shape', () => {
  beforeEach(() =>
    accounts.insertOne({
      ...{ _id: 'acc_old', version: 3, sequence: 3, outbox: [], keys: [], written: 'before' },
      state: { amount: 40, owner: null },
    } as never),
  );
  it('is read, decided on and written in the newest', async () => {
    expect(await store.load('acc_old')).toMatchObject({ version: 3, state: { balance: 40 } });
    expect(await deposit(2, 'acc_old')).toMatchObject({ version: 4, sequence: 4, state: { owner: null, balance: 42 } });
    expect((await store.load('acc_old'))?.state).toEqual({ owner: null, balance: 42 });
  });
  it('is republished as it is read', async () => {
    await store.republish();
    expect(republished).toEqual([{ owner: null, balance: 40 }]);
  });
});

describe('the same click', () => {
  it('is done once and answered alike, also when all come at once', async () => {
    const acted = await Promise.all(Array.from({ length: 20 }, () => deposit(7, 'acc_1', 'key-1')));
    expect(acted.map((a) => a.answer)).toEqual(Array(20).fill(7));
    expect((await store.load('acc_1'))?.state.balance).toBe(7);
  });
  it('IdempotencyKeyReused: another request under its key', async () => {
    await deposit(7, 'acc_1', 'key-1');
    await expect(deposit(8, 'acc_1', 'key-1')).rejects.toMatchObject({ code: 'IdempotencyKeyReused' });
  });
  it('is known by what earlier versions kept of it', async () => {
    await deposit(7, 'acc_1', 'key-1');
    await accounts.updateOne(
      { _id: 'acc_1' as never },
      { $set: { 'keys.0.request': 'fb6632bd6651ff35747457d7d6aab3f5d91ff8521f5a79f7382c412da5ef081b' } },
    );
    expect(await deposit(7, 'acc_1', 'key-1')).toMatchObject({ answer: 7, repeated: true });
    await expect(deposit(8, 'acc_1', 'key-1')).rejects.toMatchObject({ code: 'IdempotencyKeyReused' });
  });
  it('keeps the last twenty keys', async () => {
    for (let i = 0; i < 21; i += 1) await deposit(1, 'acc_1', `key-${i}`);
    await deposit(1, 'acc_1', 'key-20');
    expect((await store.load('acc_1'))?.state.balance).toBe(21);
    await deposit(1, 'acc_1', 'key-0');
    expect((await store.load('acc_1'))?.state.balance).toBe(22);
  });
});

describe('the relay', () => {
  it('keeps events while the broker is down and publishes them in order when it is back', async () => {
    fault = 'broker down';
    for (let i = 1; i <= 5; i += 1) await deposit(i);
    await store.relay.idle();
    expect(published).toEqual([]);
    fault = 'none';
    expect(await store.relay.sweep()).toBe(1);
    await store.relay.idle();
    expect(published.map((e) => e.sequence)).toEqual([1, 2, 3, 4, 5]);
  });
  it('relay paused while another replica takes over: duplicates, no regression', async () => {
    const rows = (await database.connect(`store${names}`)).collection<{ _id: string; seen: number }>('view');
    const delivered: number[] = [];
    bus.subscribe({
      group: 'projection',
      topics: ['touchline.subscription'],
      from: 'beginning',
      handle: async (event) => {
        delivered.push(event.sequence);
        await project(rows, event.subject, event, { seen: event.sequence });
      },
    });
    let wake = (): void => {};
    const awake = new Promise<void>((resolve) => {
      wake = resolve;
    });
    let paused = 0;
    const sleepy = onBus({
      ...bus,
      publish: async (topic, events) => {
        paused += 1;
        await awake;
        await bus.publish(topic, events);
      },
    });
    await sleepy.handle('acc_1', { type: 'Deposit', amount: 1 }, { creates: true });
    await eventually(() => paused === 1, 'the first replica sleeps with the event in its hand');
    await deposit(2);
    await deposit(3);
    await eventually(async () => (await rows.findOne({ _id: 'acc_1' }))?.seen === 3, 'the other one has told all');
    const before = delivered.length;
    wake();
    await eventually(() => delivered.length > before, 'the first one wakes and tells its old event again');
    await sleepy.stop();
    expect(delivered.at(-1)).toBe(1);
    expect((await rows.findOne({ _id: 'acc_1' }))?.seen).toBe(3);
    expect((await store.load('acc_1'))?.sequence).toBe(3);
  });
  it('takes commands while the broker is down up to the stated backlog, then is unavailable', async () => {
    fault = 'broker down';
    store = onBus(shared());
    await deposit(1);
    const accounts = (await database.connect(`store${names}`)).collection<{ _id: string }>('accounts');
    const filled = Array.from({ length: maxBacklog - 2 }, (_, n) => ({ id: `evt_${n}`, sequence: n + 2 }));
    await accounts.updateOne({ _id: 'acc_1' }, { $push: { outbox: { $each: filled } } } as never);
    await deposit(1);
    await expect(deposit(1)).rejects.toMatchObject({ name: 'Unavailable' });
    expect(await store.load('acc_1')).toMatchObject({ state: { balance: 2 } });
  });
  it('killed after publishing: publishes again, with the same ids', async () => {
    fault = 'killed after publishing';
    await deposit(5);
    await store.relay.idle();
    fault = 'none';
    await store.relay.sweep();
    await store.relay.idle();
    expect(published).toHaveLength(2);
    expect(published[1]?.id).toBe(published[0]?.id);
    expect(await store.relay.sweep()).toBe(0);
  });
  it('states all again under their current sequence', async () => {
    await deposit(1);
    await deposit(1);
    await deposit(1, 'acc_2');
    await eventually(async () => expect(published).toHaveLength(3), 'the events are out');
    expect(await store.republish()).toBe(2);
    expect(
      published
        .slice(3)
        .map((e) => [e.subject, e.sequence, e.type])
        .sort(),
    ).toEqual([
      ['acc_1', 2, subscriptionEvents.restated.type],
      ['acc_2', 1, subscriptionEvents.restated.type],
    ]);
  });
});
