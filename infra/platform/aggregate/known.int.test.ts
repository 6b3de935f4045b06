import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '../../quality/testkit/index.ts';
import { inCorrelation } from '../telemetry/index.ts';
import { type Account, type Bank, eachWithABank } from './account.fixtures.ts';
import { asStored } from './document.ts';

let bank: Bank;
eachWithABank((made) => {
  bank = made;
});

describe('what this process alone writes', () => {
  const balance = async () => (await bank.store.load('acc_1'))?.state.balance;
  beforeEach(() => bank.deposit(5));

  it('is read no more once it was read or written', async () => {
    expect(await bank.readsOf(balance)).toBe(0);
    expect(await bank.readsOf(() => bank.withdraw(1))).toBe(0);
    expect(await bank.readsOf(balance)).toBe(0);
    expect(await balance()).toBe(4);
    // As after a start.
    await bank.store.stop();
    bank.store = bank.onBus(bank.bus);
    expect(await bank.readsOf(balance)).toBe(1);
    expect(await bank.readsOf(balance)).toBe(0);
    expect(await bank.readsOf(() => bank.withdraw(1))).toBe(0);
    expect(await balance()).toBe(3);
    await eventually(() => bank.published.length === 3, 'each event is published');
    expect(bank.published.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  });
  it('is known as it would be read', async () => {
    const { version, sequence, state } = await bank.withdraw(2);
    expect(await bank.store.load('acc_1')).toEqual({ id: 'acc_1', version, sequence, state, correlation: undefined });
    expect(await bank.store.load('acc_1')).toEqual(await bank.onBus(bank.bus).load('acc_1'));
    const odd = { none: undefined, deep: [{ n: 1.5, m: null, none: undefined }], long: 2 ** 40, at: new Date(0) };
    await bank.accounts.insertOne({ _id: 'odd' as never, state: odd });
    expect(asStored(odd)).toStrictEqual((await bank.accounts.findOne({ _id: 'odd' as never }))?.['state']);
  });
  it('is read before anything is refused, and before it is said that there is nothing to do', async () => {
    expect(await bank.readsOf(() => bank.withdraw(50))).toBe(1);
    await bank.accounts.updateOne({ _id: 'acc_1' as never }, { $inc: { version: 1 }, $set: { 'state.balance': 80 } });
    expect(await bank.withdraw(50)).toMatchObject({ state: { balance: 30 }, version: 3 });
    expect(await bank.readsOf(() => bank.withdraw(0))).toBe(1);
  });
  it('is read where somebody has written it all the same', async () => {
    await bank.accounts.updateOne({ _id: 'acc_1' as never }, { $inc: { version: 1 }, $set: { 'state.balance': 80 } });
    expect(await bank.withdraw(1)).toMatchObject({ state: { balance: 79 }, version: 3 });
    expect(await balance()).toBe(79);
  });
  it('is read after a write of which nobody knows whether it is there', async () => {
    const inner = bank.accounts.updateOne.bind(bank.accounts);
    const spy = jest.spyOn(bank.accounts, 'updateOne').mockImplementationOnce((async (...given: never[]) => {
      await (inner as (...all: never[]) => Promise<unknown>)(...given);
      throw new Error('the answer is lost');
    }) as never);
    await expect(bank.withdraw(1)).rejects.toThrow('the answer is lost');
    spy.mockRestore();
    expect(await balance()).toBe(4);
  });
  it('is not kept as a read has found it that a write has overtaken', async () => {
    bank.store = bank.onBus(bank.bus);
    const inner = bank.accounts.findOne.bind(bank.accounts);
    const spy = jest.spyOn(bank.accounts, 'findOne').mockImplementationOnce((async (...given: never[]) => {
      const found = await (inner as (...all: never[]) => Promise<unknown>)(...given);
      await bank.withdraw(1);
      return found;
    }) as never);
    expect(await balance()).toBe(5);
    spy.mockRestore();
    expect(await balance()).toBe(4);
  });
  it('knows a click that was done before', async () => {
    expect(await bank.deposit(7, 'acc_1', 'key-1')).toMatchObject({ answer: 12, repeated: false });
    expect(await bank.deposit(7, 'acc_1', 'key-1')).toMatchObject({ answer: 12, repeated: true });
    await expect(bank.deposit(8, 'acc_1', 'key-1')).rejects.toMatchObject({ code: 'IdempotencyKeyReused' });
    expect(await balance()).toBe(12);
  });
  it('is read again once somebody in it was forgotten', async () => {
    const personal = { named: { user: ['state.owner'] }, without: (state: Account) => ({ ...state, owner: null }) };
    bank.store = bank.onBus(bank.bus, { personal });
    await bank.store.handle('acc_2', { type: 'Own', owner: 'usr_left' }, { creates: true });
    expect((await bank.store.load('acc_2'))?.state.owner).toBe('usr_left');
    expect(await bank.store.forget({ user_id: 'usr_left', profile_ids: [] })).toBe(1);
    expect((await bank.store.load('acc_2'))?.state.owner).toBeNull();
  });
  it('is read anew for the next command while many of its events wait', async () => {
    bank.fault = 'broker down';
    for (let n = 0; n < 20; n += 1) await bank.deposit(1);
    expect(await bank.readsOf(() => bank.deposit(1))).toBe(0);
    expect(await bank.readsOf(() => bank.deposit(1))).toBe(1);
    bank.fault = 'none';
    await bank.store.relay.sweep();
    await eventually(() => bank.published.length === 23, 'each event is published');
    expect(bank.published.map(({ sequence }) => sequence)).toEqual(bank.published.map((_, n) => n + 1));
    expect(await balance()).toBe(27);
  });
});

describe('what a request has loaded, where others write as well', () => {
  beforeEach(async () => {
    bank.store = bank.onBus(bank.shared());
    await bank.deposit(5);
  });

  it('its command begins with; the next one, and another request, read anew', async () => {
    await inCorrelation('one', async () => {
      expect(await bank.readsOf(() => bank.store.load('acc_1'))).toBe(1);
      expect(await bank.readsOf(() => bank.withdraw(1))).toBe(0);
      expect(await bank.readsOf(() => bank.withdraw(1))).toBe(1);
      await bank.store.load('acc_1');
      await inCorrelation('one', async () => expect(await bank.readsOf(() => bank.withdraw(1))).toBe(1));
    });
    expect((await bank.store.load('acc_1'))?.state.balance).toBe(2);
  });
  it('is not written over what another has written since', async () => {
    await inCorrelation('one', async () => {
      await bank.store.load('acc_1');
      await inCorrelation('other', () => bank.withdraw(2));
      expect(await bank.withdraw(2)).toMatchObject({ state: { balance: 1 }, version: 3 });
    });
  });
  it('refuses nothing that is allowed by now, and allows nothing that isn’t any more', async () => {
    await inCorrelation('one', async () => {
      await bank.store.load('acc_1');
      await inCorrelation('other', () => bank.deposit(5));
      expect(await bank.withdraw(8)).toMatchObject({ state: { balance: 2 } });
      await bank.store.load('acc_1');
      await inCorrelation('other', () => bank.withdraw(2));
      await expect(bank.withdraw(1)).rejects.toMatchObject({ code: 'ValidationFailed' });
    });
  });
  it('answers with what is there now where there is nothing to do', async () => {
    await inCorrelation('one', async () => {
      await bank.store.load('acc_1');
      await inCorrelation('other', () => bank.deposit(5));
      expect(await bank.withdraw(0)).toMatchObject({ state: { balance: 10 }, repeated: true });
    });
  });
  it('knows a click that was done since', async () => {
    await inCorrelation('one', async () => {
      await bank.store.load('acc_1');
      await inCorrelation('other', () => bank.deposit(7, 'acc_1', 'key-1'));
      expect(await bank.deposit(7, 'acc_1', 'key-1')).toMatchObject({ answer: 12, repeated: true });
    });
  });
});
