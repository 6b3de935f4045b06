import { afterAll, afterEach, beforeAll, beforeEach, jest } from '@jest/globals';
import { subscriptionEvents } from '@touchline/contracts/events';
import type { Collection, Connection } from 'mongoose';
import { type TestDatabase, testDatabase } from '../../quality/testkit/index.ts';
import { type Bus, type CloudEvent, createMemoryBus, createMemoryDeadLetters } from '../bus/index.ts';
import { claimAlone } from '../database/durable.ts';
import { type Decider, Rejected } from '../domain/index.ts';
import { silentLogger } from '../telemetry/index.ts';
import type { Handled, PersonalPart } from './definition.ts';
import { aggregateSchema, createRepository, makeIndexes, type Repository } from './index.ts';

export interface Account {
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

type Store = Repository<Command, Account, Event>;
type Done = Promise<Handled<Account, Event, unknown>>;

/** Accounts of which nobody else writes any, in a database of each test's own. */
export interface Bank {
  /** May be put in its place: as after a start, or as another replica. */
  store: Store;
  fault: 'none' | 'broker down' | 'killed after publishing';
  readonly connection: Connection;
  /** What lies in the collection. */
  readonly accounts: Collection;
  readonly bus: Bus;
  /** The bus where other processes write as well. */
  readonly shared: () => Bus;
  /** Another store of the same collection: after a start, or, where the bus is shared, another replica. */
  readonly onBus: (
    over: Bus,
    more?: { readonly keepsCorrelation: true } | { readonly personal: PersonalPart<Account> },
  ) => Store;
  readonly published: readonly CloudEvent[];
  readonly republished: readonly Account[];
  readonly deposit: (amount: number, id?: string, key?: string) => Done;
  readonly withdraw: (amount: number) => Done;
  /** How often an account is read meanwhile. */
  readonly readsOf: (work: () => Promise<unknown>) => Promise<number>;
}

const open = (connection: Connection): Bank & { readonly start: () => Promise<void> } => {
  // As if its engine were this process's own.
  claimAlone(connection.getClient());
  const schema = aggregateSchema();
  schema.index(
    { 'state.owner': 1 },
    { name: 'one_owner', unique: true, partialFilterExpression: { 'state.owner': { $type: 'string' } } },
  );
  const model = connection.model('Account', schema, 'accounts');
  const accounts = model.collection;
  const published: CloudEvent[] = [];
  const republished: Account[] = [];
  const memory = createMemoryBus({ deadLetters: createMemoryDeadLetters(), logger: silentLogger() });
  memory.subscribe({
    group: 'watch',
    topics: ['touchline.subscription'],
    from: 'end',
    handle: async (event) => void published.push(event),
  });
  const bus: Bus = {
    ...memory,
    publish: async (topic, events) => {
      if (bank.fault === 'broker down') throw new Error('no broker');
      await memory.publish(topic, events);
      if (bank.fault === 'killed after publishing') throw new Error('killed before the outbox was emptied');
    },
  };
  const onBus: Bank['onBus'] = (over, more) =>
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
  const bank: Bank = {
    store: onBus(bus),
    fault: 'none',
    ...{ connection, accounts, bus, onBus, published, republished },
    shared: () => ({ ...bus, shared: true }),
    deposit: (amount, id = 'acc_1', key) =>
      bank.store.handle(
        id,
        { type: 'Deposit', amount },
        {
          creates: true,
          answer: (state) => state.balance,
          ...(key ? { idempotent: { person: 'usr_1', key, request: { amount } } } : {}),
        },
      ),
    withdraw: (amount) => bank.store.handle('acc_1', { type: 'Withdraw', amount }),
    readsOf: async (work) => {
      const spy = jest.spyOn(accounts, 'findOne');
      await work().catch(() => undefined);
      const { length } = spy.mock.calls;
      spy.mockRestore();
      return length;
    },
  };
  const start = async (): Promise<void> => {
    await bus.start();
    await makeIndexes(model);
  };
  return Object.assign(bank, { start });
};

/** Opens a bank before each test of a file. */
export const eachWithABank = (put: (bank: Bank) => void): void => {
  let database: TestDatabase;
  let bank: ReturnType<typeof open>;
  let banks = 0;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    banks += 1;
    bank = open(await database.connect(`bank${banks}`));
    await bank.start();
    put(bank);
  });
  afterEach(async () => {
    await bank.store.stop();
    await bank.bus.stop();
  });
};
