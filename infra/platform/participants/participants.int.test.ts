import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  type PublicProfile,
  type PublicSubscription,
  type PublicUser,
  profileEvents,
  subscriptionEvents,
  userEvents,
} from '@touchline/contracts/events';
import type { Connection } from 'mongoose';
import { silentLogger, type TestDatabase, testDatabase } from '../../quality/testkit/index.ts';
import type { CloudEvent } from '../bus/index.ts';
import { createParticipants, type Participants } from './participants.ts';

/** Who asks is read from the database once, and again only when something is known that memory lacks. */

let database: TestDatabase;
let connection: Connection;
let names = 0;

const [userId, profileId, subscriptionId] = ['usr_davi', 'prf_davi', 'sub_davi'] as const;
const { user } = userEvents.nameChanged.example as { user: PublicUser };
const { profile } = profileEvents.changed.example as { profile: PublicProfile };
const { subscription } = subscriptionEvents.started.example as { subscription: PublicSubscription };

const event = (type: string, subject: string, sequence: number, data: unknown): CloudEvent => ({
  ...{ id: `${subject}-${sequence}`, type, source: 'touchline/test', subject, sequence, data },
  time: '2026-11-21T08:00:00.000Z',
});
const named = (name: string, sequence: number) =>
  event(userEvents.nameChanged.type, userId, sequence, { user: { ...user, user_id: userId, name } });
const changed = (sequence: number) =>
  event(profileEvents.changed.type, profileId, sequence, {
    profile: { ...profile, profile_id: profileId, user_id: userId },
  });
const subscribed = (is_subscribed: boolean, sequence: number) =>
  event(subscriptionEvents.started.type, subscriptionId, sequence, {
    subscription: { ...subscription, subscription_id: subscriptionId, profile_id: profileId, is_subscribed },
  });

/** One of several processes of a service, over the database that they share. */
const replica = (shared: boolean): Participants =>
  createParticipants(connection, 'test', { bus: { shared }, logger: silentLogger });
const told = async ({ subscription: { handle } }: Participants, ...events: readonly CloudEvent[]): Promise<void> => {
  for (const one of events) await handle(one);
};

const collections = ['participant_users', 'participant_profiles', 'participant_subscriptions', 'checkpoints'] as const;
/** How often each was asked while this was done. */
const readsOf = async (work: () => Promise<unknown>): Promise<readonly number[]> => {
  const spies = collections.map((name) => jest.spyOn(connection.collection(name), 'find'));
  await work();
  const counts = spies.map((spy) => spy.mock.calls.length);
  for (const spy of spies) spy.mockRestore();
  return counts;
};

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  names += 1;
  connection = await database.connect(`participants${names}`);
});

describe.each([
  ['in the one process there is', false],
  ['in one of several', true],
] as const)('%s', (_, shared) => {
  it('a profile, its person and its subscription are read once', async () => {
    const mine = replica(shared);
    await told(mine, named('Davi', 1), changed(1), subscribed(true, 1));
    expect(await readsOf(() => mine.find(profileId))).toEqual([1, 1, 1, 0]);
    const again = await readsOf(async () => {
      for (let time = 0; time < 3; time += 1)
        expect(await mine.find(profileId)).toMatchObject({
          profile: { profile_id: profileId },
          user: { name: 'Davi' },
          subscription: { is_subscribed: true },
        });
    });
    // Of several, another one may have heard more: that is asked, of all three at once.
    expect(again).toEqual([0, 0, 0, shared ? 3 : 0]);
  });

  it('each event is known to the next question', async () => {
    const mine = replica(shared);
    expect(await mine.find(profileId)).toBeUndefined();
    expect(await mine.findUser(userId)).toBeUndefined();
    await told(mine, changed(1));
    expect(await mine.find(profileId)).toMatchObject({ user: null, subscription: null });
    await told(mine, named('Davi', 1));
    expect(await mine.find(profileId)).toMatchObject({ user: { name: 'Davi' }, subscription: null });
    expect(await mine.findUser(userId)).toMatchObject({ name: 'Davi' });
    await told(mine, subscribed(true, 1));
    expect(await mine.find(profileId)).toMatchObject({ subscription: { is_subscribed: true } });
    await told(mine, subscribed(false, 2), named('Davi the Second', 2));
    expect(await mine.find(profileId)).toMatchObject({
      user: { name: 'Davi the Second' },
      subscription: { is_subscribed: false },
    });
    expect(await mine.findUser(userId)).toMatchObject({ name: 'Davi the Second' });
  });

  it('what changes while it is read is read again', async () => {
    const mine = replica(shared);
    await told(mine, named('Davi', 1), changed(1));
    const rows = connection.collection('participant_users');
    const find = rows.find.bind(rows);
    const stale = jest.spyOn(rows, 'find').mockImplementationOnce(((...asked: Parameters<typeof find>) => {
      const before = find(...asked).toArray();
      return { toArray: () => before.then((found) => told(mine, named('Davi the Second', 2)).then(() => found)) };
    }) as never);
    expect(await mine.findUser(userId)).toMatchObject({ name: 'Davi' });
    stale.mockRestore();
    expect(await mine.findUser(userId)).toMatchObject({ name: 'Davi the Second' });
  });

  it('an event that can’t be written leaves nothing old behind', async () => {
    const mine = replica(shared);
    await told(mine, named('Davi', 1));
    expect(await mine.findUser(userId)).toMatchObject({ name: 'Davi' });
    const rows = connection.collection('participant_users');
    const write = rows.bulkWrite.bind(rows);
    // Written, and the connection is lost before the answer comes.
    const lost = jest.spyOn(rows, 'bulkWrite').mockImplementationOnce((async (...all: Parameters<typeof write>) => {
      await write(...all);
      throw new Error('connection lost');
    }) as never);
    await expect(told(mine, named('Davi the Second', 2))).rejects.toThrow('connection lost');
    lost.mockRestore();
    expect(await mine.findUser(userId)).toMatchObject({ name: 'Davi the Second' });
  });

  it('what is in memory can’t be changed by who gets it', async () => {
    const mine = replica(shared);
    await told(mine, named('Davi', 1));
    const known = (await mine.findUser(userId)) as { name: string };
    expect(() => {
      known.name = 'Mallory';
    }).toThrow(TypeError);
  });
});

describe('of several processes', () => {
  it('one knows what another has heard, as soon as that is written', async () => {
    const [one, other] = [replica(true), replica(true)];
    await told(one, named('Davi', 1), changed(1));
    expect(await other.find(profileId)).toMatchObject({ user: { name: 'Davi' }, subscription: null });
    await told(one, subscribed(true, 1), named('Davi the Second', 2));
    expect(await other.find(profileId)).toMatchObject({
      user: { name: 'Davi the Second' },
      subscription: { is_subscribed: true },
    });
    expect(await other.findUser(userId)).toMatchObject({ name: 'Davi the Second' });
    await told(one, subscribed(false, 2));
    expect(await other.find(profileId)).toMatchObject({ subscription: { is_subscribed: false } });
  });

  it('many that are asked about at the same moment cost one look', async () => {
    const [one, other] = [replica(true), replica(true)];
    await told(one, named('Davi', 1), changed(1), subscribed(true, 1));
    await other.find(profileId);
    const asked = () => Promise.all([other.find(profileId), other.find(profileId), other.findUser(userId)]);
    expect(await readsOf(asked)).toEqual([0, 0, 0, 1]);
  });
});
