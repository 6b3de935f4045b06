import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { subscriptionEvents } from '@touchline/contracts/events';
import { eventually } from '../../quality/testkit/index.ts';
import { inCorrelation } from '../telemetry/index.ts';
import { type Account, type Bank, eachWithABank } from './account.fixtures.ts';
import { project } from './index.ts';
import { maxBacklog } from './repository.ts';

let bank: Bank;
eachWithABank((made) => {
  bank = made;
});

describe('the correlation id', () => {
  const told = async (count: number) => {
    await eventually(() => expect(bank.published.length).toBe(count), 'the events are out');
    return bank.published.map(({ subject, correlationid }) => [subject, correlationid]);
  };
  it('is that of the request behind each event', async () => {
    await inCorrelation('first', () => bank.deposit(1));
    await inCorrelation('second', () => bank.deposit(1));
    expect(await told(2)).toEqual([
      ['acc_1', 'first'],
      ['acc_1', 'second'],
    ]);
  });
  it('stays that of the beginning, and goes on in what grows from it, where the aggregate keeps it', async () => {
    bank.store = bank.onBus(bank.bus, { keepsCorrelation: true });
    await inCorrelation('first', () => bank.deposit(1));
    await inCorrelation('second', () => bank.deposit(1));
    const correlation = (await bank.store.load('acc_1'))?.correlation;
    expect(correlation).toBe('first');
    const grown = () => bank.store.handle('acc_2', { type: 'Deposit', amount: 1 }, { creates: true, correlation });
    await inCorrelation('third', grown);
    await bank.store.handle('acc_2', { type: 'Deposit', amount: 1 });
    // Each aggregate has its order; which of the two is told of first is open.
    expect((await told(4)).toSorted()).toEqual([
      ['acc_1', 'first'],
      ['acc_1', 'first'],
      ['acc_2', 'first'],
      ['acc_2', 'first'],
    ]);
    await bank.store.republish();
    expect((await told(6)).map(([, id]) => id)).toEqual(Array(6).fill('first'));
  });
  it('is each event’s own where the aggregate is older than that', async () => {
    await inCorrelation('first', () => bank.deposit(1));
    await told(1);
    await bank.store.stop();
    bank.store = bank.onBus(bank.bus, { keepsCorrelation: true });
    await inCorrelation('second', () => bank.deposit(1));
    expect(await told(2)).toEqual([
      ['acc_1', 'first'],
      ['acc_1', 'second'],
    ]);
  });
});

describe('one write', () => {
  it('loses nothing when fifty write at once', async () => {
    await Promise.all(Array.from({ length: 50 }, () => bank.deposit(2)));
    expect((await bank.store.load('acc_1'))?.state.balance).toBe(100);
    await eventually(async () => expect(bank.published).toHaveLength(50), 'every event is published');
    expect(bank.published.map((e) => e.sequence)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
  });
  it('NotFound: an id that isn’t there is only made by a command that makes', async () => {
    await expect(bank.store.handle('acc_none', { type: 'Deposit', amount: 1 })).rejects.toMatchObject({
      code: 'NotFound',
    });
  });
  it('a rule that refuses changes nothing', async () => {
    await bank.deposit(1);
    await expect(bank.deposit(101)).rejects.toMatchObject({ code: 'ValidationFailed' });
    expect(await bank.store.load('acc_1')).toMatchObject({ version: 1, state: { balance: 1 } });
  });
  it('nothing to do writes nothing', async () => {
    await bank.deposit(1);
    expect(await bank.store.handle('acc_1', { type: 'Nothing' })).toMatchObject({
      events: [],
      version: 1,
      repeated: true,
    });
  });
  it('what is nobody else’s business changes the state and is not published', async () => {
    await bank.deposit(1);
    expect(await bank.store.handle('acc_1', { type: 'Secretly' })).toMatchObject({ version: 2, sequence: 1 });
  });
  it('counts those that have ended, also one that failed or took a person out, and nothing else', async () => {
    const personal = { named: { user: ['state.owner'] }, without: (state: Account) => ({ ...state, owner: null }) };
    bank.store = bank.onBus(bank.bus, { personal });
    const { handle, written, forget, load } = bank.store;
    const own = (id: string) => handle(id, { type: 'Own', owner: 'usr_ann' }, { creates: true });
    await own('acc_1');
    expect(written()).toBe(1);
    await load('acc_1');
    await handle('acc_1', { type: 'Nothing' });
    await expect(bank.deposit(101)).rejects.toMatchObject({ code: 'ValidationFailed' });
    expect(written()).toBe(1);
    await expect(own('acc_2')).rejects.toMatchObject({ code: 'UserEmailTaken' });
    expect(written()).toBe(2);
    await forget({ user_id: 'usr_ann', profile_ids: [] });
    expect(written()).toBe(3);
    let during = -1;
    const inserting = jest.spyOn(bank.accounts, 'insertOne').mockImplementation(() => {
      during = written();
      return Promise.reject(new Error('away'));
    });
    await expect(bank.deposit(1, 'acc_3')).rejects.toThrow('away');
    inserting.mockRestore();
    expect([during, written()]).toEqual([3, 4]);
  });
  it('a unique index answers each command with its own refusal, and is a fault where none can meet it', async () => {
    const own = (id: string, type: 'Own' | 'Claim' | 'Inherit') =>
      bank.store.handle(id, { type, owner: 'ann' }, { creates: true });
    await own('acc_1', 'Own');
    await expect(own('acc_2', 'Own')).rejects.toMatchObject({ code: 'UserEmailTaken' });
    await expect(own('acc_2', 'Claim')).rejects.toMatchObject({ code: 'ValidationFailed', facts: { owner: 'taken' } });
    await expect(own('acc_2', 'Inherit')).rejects.toThrow('one_owner');
  });
});

describe('many writes at once', () => {
  const ids = Array.from({ length: 16 }, (_, i) => `acc_${i}`);
  /** What went to the database together: of each command how many. */
  const going = async (work: () => Promise<unknown>) => {
    const together = { bulkWrite: [] as number[], insertMany: [] as number[] };
    const spies = (['bulkWrite', 'insertMany'] as const).map((name) => {
      const inner = (bank.accounts[name] as (...given: never[]) => Promise<unknown>).bind(bank.accounts);
      return jest.spyOn(bank.accounts, name).mockImplementation(((all: readonly unknown[], ...more: never[]) => {
        together[name].push(all.length);
        return inner(all as never, ...more);
      }) as never);
    });
    await work();
    for (const spy of spies) spy.mockRestore();
    return together;
  };

  it('go to the database together, and each is answered for itself', async () => {
    const made = await going(() => Promise.all(ids.map((id, i) => bank.deposit(i + 1, id))));
    expect(made.insertMany).toContain(16);
    const changed = await going(() => Promise.all(ids.map((id) => bank.deposit(1, id))));
    expect(changed.bulkWrite).toContain(16);
    const states = await Promise.all(ids.map((id) => bank.store.load(id)));
    expect(states.map((found) => found?.state.balance)).toEqual(ids.map((_, i) => i + 2));
    await eventually(() => bank.published.length === 32, 'each event is published');
    expect(bank.published.filter(({ subject }) => subject === 'acc_3').map(({ sequence }) => sequence)).toEqual([1, 2]);
  });
  it('of which one meets a rule of the database, or finds its place taken: the others are made', async () => {
    await bank.deposit(1, 'acc_0');
    await bank.store.handle('acc_other', { type: 'Own', owner: 'ann' }, { creates: true });
    const answers = await Promise.allSettled([
      bank.store.handle('acc_1', { type: 'Own', owner: 'ann' }, { creates: true }),
      bank.store.handle('acc_2', { type: 'Own', owner: 'bob' }, { creates: true }),
      bank.store.handle('acc_3', { type: 'Deposit', amount: 3 }, { creates: true }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect((answers[0] as PromiseRejectedResult).reason).toMatchObject({ code: 'UserEmailTaken' });
    expect(await bank.accounts.countDocuments()).toBe(4);
  });
  it('of which some were overtaken by another replica are all done once', async () => {
    bank.store = bank.onBus(bank.shared());
    const other = bank.onBus(bank.shared());
    await Promise.all(ids.map((id) => bank.deposit(10, id)));
    await Promise.all(
      ids.flatMap((id) => [
        bank.store.handle(id, { type: 'Withdraw', amount: 1 }),
        other.handle(id, { type: 'Withdraw', amount: 2 }),
      ]),
    );
    const found = await Promise.all(ids.map((id) => bank.store.load(id)));
    expect(found.map((one) => [one?.state.balance, one?.version])).toEqual(ids.map(() => [7, 3]));
    await other.stop();
  });
  /** Two that go together, of which one is missed, and the other overtaken by so many others before anybody looks. */
  const overtakenBy = async (others: number) => {
    bank.store = bank.onBus(bank.shared());
    await Promise.all([bank.deposit(10, 'acc_0'), bank.deposit(10, 'acc_1')]);
    const inner = bank.accounts.bulkWrite.bind(bank.accounts);
    const spy = jest.spyOn(bank.accounts, 'bulkWrite').mockImplementationOnce((async (...given: never[]) => {
      await bank.onBus(bank.shared()).handle('acc_1', { type: 'Secretly' });
      const written = await (inner as (...all: never[]) => Promise<unknown>)(...given);
      for (let n = 0; n < others; n += 1) await bank.onBus(bank.shared()).handle('acc_0', { type: 'Secretly' });
      return written;
    }) as never);
    const answers = await Promise.allSettled([bank.deposit(1, 'acc_0'), bank.deposit(1, 'acc_1')]);
    spy.mockRestore();
    const found = await Promise.all(['acc_0', 'acc_1'].map((id) => bank.store.load(id)));
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
    bank.store = bank.onBus(bank.shared());
    await bank.deposit(10);
    const inner = bank.accounts.updateOne.bind(bank.accounts);
    const spy = jest.spyOn(bank.accounts, 'updateOne').mockImplementationOnce((async (...given: never[]) => {
      await (inner as (...all: never[]) => Promise<unknown>)(...given);
      for (let n = 0; n < others; n += 1)
        await bank.onBus(bank.shared()).handle('acc_1', { type: 'Withdraw', amount: 1 });
      throw Object.assign(new Error('connection closed'), { name: 'MongoNetworkError' });
    }) as never);
    const [answer] = await Promise.allSettled([bank.deposit(20)]);
    spy.mockRestore();
    return { answer, balance: (await bank.store.load('acc_1'))?.state.balance };
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

describe('a document of an older shape', () => {
  beforeEach(() =>
    bank.accounts.insertOne({
      ...{ _id: 'acc_old', version: 3, sequence: 3, outbox: [], keys: [], written: 'before' },
      state: { amount: 40, owner: null },
    } as never),
  );
  it('is read, decided on and written in the newest', async () => {
    expect(await bank.store.load('acc_old')).toMatchObject({ version: 3, state: { balance: 40 } });
    expect(await bank.deposit(2, 'acc_old')).toMatchObject({
      version: 4,
      sequence: 4,
      state: { owner: null, balance: 42 },
    });
    expect((await bank.store.load('acc_old'))?.state).toEqual({ owner: null, balance: 42 });
  });
  it('is republished as it is read', async () => {
    await bank.store.republish();
    expect(bank.republished).toEqual([{ owner: null, balance: 40 }]);
  });
});

describe('the same click', () => {
  it('is done once and answered alike, also when all come at once', async () => {
    const acted = await Promise.all(Array.from({ length: 20 }, () => bank.deposit(7, 'acc_1', 'key-1')));
    expect(acted.map((a) => a.answer)).toEqual(Array(20).fill(7));
    expect((await bank.store.load('acc_1'))?.state.balance).toBe(7);
  });
  it('IdempotencyKeyReused: another request under its key', async () => {
    await bank.deposit(7, 'acc_1', 'key-1');
    await expect(bank.deposit(8, 'acc_1', 'key-1')).rejects.toMatchObject({ code: 'IdempotencyKeyReused' });
  });
  it('is known by what earlier versions kept of it', async () => {
    await bank.deposit(7, 'acc_1', 'key-1');
    await bank.accounts.updateOne(
      { _id: 'acc_1' as never },
      { $set: { 'keys.0.request': 'fb6632bd6651ff35747457d7d6aab3f5d91ff8521f5a79f7382c412da5ef081b' } },
    );
    expect(await bank.deposit(7, 'acc_1', 'key-1')).toMatchObject({ answer: 7, repeated: true });
    await expect(bank.deposit(8, 'acc_1', 'key-1')).rejects.toMatchObject({ code: 'IdempotencyKeyReused' });
  });
  it('keeps the last twenty keys', async () => {
    for (let i = 0; i < 21; i += 1) await bank.deposit(1, 'acc_1', `key-${i}`);
    await bank.deposit(1, 'acc_1', 'key-20');
    expect((await bank.store.load('acc_1'))?.state.balance).toBe(21);
    await bank.deposit(1, 'acc_1', 'key-0');
    expect((await bank.store.load('acc_1'))?.state.balance).toBe(22);
  });
});

describe('the relay', () => {
  it('keeps events while the broker is down and publishes them in order when it is back', async () => {
    bank.fault = 'broker down';
    for (let i = 1; i <= 5; i += 1) await bank.deposit(i);
    await bank.store.relay.idle();
    expect(bank.published).toEqual([]);
    bank.fault = 'none';
    expect(await bank.store.relay.sweep()).toBe(1);
    await bank.store.relay.idle();
    expect(bank.published.map((e) => e.sequence)).toEqual([1, 2, 3, 4, 5]);
  });
  it('relay paused while another replica takes over: duplicates, no regression', async () => {
    const rows = bank.connection.collection<{ _id: string; seen: number }>('view');
    const delivered: number[] = [];
    bank.bus.subscribe({
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
    const sleepy = bank.onBus({
      ...bank.bus,
      publish: async (topic, events) => {
        paused += 1;
        await awake;
        await bank.bus.publish(topic, events);
      },
    });
    await sleepy.handle('acc_1', { type: 'Deposit', amount: 1 }, { creates: true });
    await eventually(() => paused === 1, 'the first replica sleeps with the event in its hand');
    await bank.deposit(2);
    await bank.deposit(3);
    await eventually(async () => (await rows.findOne({ _id: 'acc_1' }))?.seen === 3, 'the other one has told all');
    const before = delivered.length;
    wake();
    await eventually(() => delivered.length > before, 'the first one wakes and tells its old event again');
    await sleepy.stop();
    expect(delivered.at(-1)).toBe(1);
    expect((await rows.findOne({ _id: 'acc_1' }))?.seen).toBe(3);
    expect((await bank.store.load('acc_1'))?.sequence).toBe(3);
  });
  it('takes commands while the broker is down up to the stated backlog, then is unavailable', async () => {
    bank.fault = 'broker down';
    bank.store = bank.onBus(bank.shared());
    await bank.deposit(1);
    const filled = Array.from({ length: maxBacklog - 2 }, (_, n) => ({ id: `evt_${n}`, sequence: n + 2 }));
    await bank.accounts.updateOne({ _id: 'acc_1' as never }, { $push: { outbox: { $each: filled } } } as never);
    await bank.deposit(1);
    await expect(bank.deposit(1)).rejects.toMatchObject({ name: 'Unavailable' });
    expect(await bank.store.load('acc_1')).toMatchObject({ state: { balance: 2 } });
  });
  it('killed after publishing: publishes again, with the same ids', async () => {
    bank.fault = 'killed after publishing';
    await bank.deposit(5);
    await bank.store.relay.idle();
    bank.fault = 'none';
    await bank.store.relay.sweep();
    await bank.store.relay.idle();
    expect(bank.published).toHaveLength(2);
    expect(bank.published[1]?.id).toBe(bank.published[0]?.id);
    expect(await bank.store.relay.sweep()).toBe(0);
  });
  it('states all again under their current sequence', async () => {
    await bank.deposit(1);
    await bank.deposit(1);
    await bank.deposit(1, 'acc_2');
    await eventually(async () => expect(bank.published).toHaveLength(3), 'the events are out');
    expect(await bank.store.republish()).toBe(2);
    expect(
      bank.published
        .slice(3)
        .map((e) => [e.subject, e.sequence, e.type])
        .sort(),
    ).toEqual([
      ['acc_1', 2, subscriptionEvents.restated.type],
      ['acc_2', 1, subscriptionEvents.restated.type],
    ]);
  });
});
