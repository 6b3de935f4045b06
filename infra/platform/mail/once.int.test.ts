import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { eventually, type TestDatabase, testDatabase } from '../../quality/testkit/index.ts';
import { type Mail, type Message, sentOnce } from './index.ts';

/** Replicas that are asked for the same message, and a mail server that counts what it is given. */

const message: Message = {
  to: 'a@club.example',
  subject: 'Your PIN',
  text: '123456',
  html: '<p>123456</p>',
  idempotencyKey: 'evt_1',
};
const takeOverMs = 300;

let database: TestDatabase;
let connection: Connection;
let given: string[];
let server: (message: Message) => Promise<void>;
let names = 0;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  names += 1;
  connection = await database.connect(`messages${names}`);
  given = [];
  server = async () => {};
});

/** A connection whose changes fail while it is cut: of a process that was killed, or of one that lost its database. */
const cuttable = () => {
  const wire = { cut: false };
  const cutting = (collection: object): object =>
    new Proxy(collection, {
      get: (target, name) => {
        const method = Reflect.get(target, name) as unknown;
        if (typeof method !== 'function') return method;
        return (...args: unknown[]) =>
          wire.cut && name === 'updateOne' ? Promise.reject(new Error('cut')) : method.apply(target, args);
      },
    });
  const through = new Proxy(connection, {
    get: (target, name) =>
      name === 'collection' ? (of: string) => cutting(target.collection(of)) : Reflect.get(target, name),
  });
  return { wire, through };
};
const replica = (through = connection): Promise<Mail> =>
  sentOnce({
    connection: through,
    takeOverMs,
    mail: {
      send: async (one) => {
        await server(one);
        given.push(`${one.idempotencyKey} ${one.to}`);
      },
      health: async () => ({ ok: true }),
      close: async () => {},
    },
  });
/** As the bus does it: what is not available is asked for again. */
const untilSent = (mail: Mail, one = message): Promise<unknown> =>
  eventually(() => mail.send(one), 'the message is dealt with', { within: 10_000 });

const claimed = () =>
  eventually(
    async () => expect(await connection.collection('sent_messages').countDocuments()).toBe(1),
    'the message is claimed',
  );

describe('a message', () => {
  it('goes once, however often and by however many replicas it is asked for at the same moment', async () => {
    const replicas = await Promise.all([replica(), replica(), replica()]);
    await Promise.all(Array.from({ length: 30 }, (_, at) => untilSent(replicas[at % 3] as Mail)));
    expect(given).toEqual(['evt_1 a@club.example']);
  });

  it('is another one to another address or for another event', async () => {
    const mail = await replica();
    await mail.send(message);
    await mail.send({ ...message, to: 'b@club.example' });
    await mail.send({ ...message, idempotencyKey: 'evt_2' });
    await mail.send(message);
    expect(given).toEqual(['evt_1 a@club.example', 'evt_1 b@club.example', 'evt_2 a@club.example']);
  });

  it('that the server refused is tried again at once, by anybody', async () => {
    const [one, other] = [await replica(), await replica()];
    server = async () => {
      throw new Error('mailbox busy');
    };
    await expect(one.send(message)).rejects.toThrow('mailbox busy');
    server = async () => {};
    await other.send(message);
    expect(given).toHaveLength(1);
  });

  it('is not sent by a second while the first waits for a slow server', async () => {
    const [one, other] = [await replica(), await replica()];
    const answered = Promise.withResolvers<void>();
    server = () => answered.promise;
    const sending = one.send(message);
    await claimed();
    await expect(other.send(message)).rejects.toMatchObject({ name: 'Unavailable' });
    answered.resolve();
    await sending;
    await other.send(message);
    expect(given).toHaveLength(1);
  });

  it('waits in a long queue, and nobody else sends it meanwhile', async () => {
    const [one, other] = [await replica(), await replica()];
    const answered = Promise.withResolvers<void>();
    server = () => answered.promise;
    const sending = one.send(message);
    await claimed();
    // Asked again and again, as the bus does it, for much longer than a dead sender is waited for.
    const started = performance.now();
    await eventually(async () => {
      await expect(other.send(message)).rejects.toMatchObject({ name: 'Unavailable' });
      expect(performance.now() - started).toBeGreaterThan(4 * takeOverMs);
    }, 'the queue was long');
    answered.resolve();
    await sending;
    await untilSent(other);
    expect(given).toHaveLength(1);
  });

  it('whose handler was given up and comes again waits for the first one’s answer', async () => {
    const one = await replica();
    const answered = Promise.withResolvers<void>();
    server = () => answered.promise;
    const sending = one.send(message);
    await claimed();
    const again = one.send(message);
    answered.resolve();
    await Promise.all([sending, again]);
    expect(given).toHaveLength(1);
  });

  it('that the server has, but that could not be marked, is marked later and not sent again', async () => {
    const { wire, through } = cuttable();
    const one = await replica(through);
    server = async () => {
      wire.cut = true;
    };
    await expect(one.send(message)).rejects.toThrow('cut');
    wire.cut = false;
    await one.send(message);
    expect(given).toHaveLength(1);
    expect(await connection.collection('sent_messages').countDocuments({ sent: true })).toBe(1);
  });

  it('whose sender was killed before the server had it goes by another, after a pause', async () => {
    const { wire, through } = cuttable();
    const [killed, other] = [await replica(through), await replica()];
    // A claim is there before its sender knows of it: killed is who has begun to send.
    const sending = Promise.withResolvers<void>();
    server = () => {
      sending.resolve();
      return new Promise(() => {});
    };
    void killed.send(message);
    await sending.promise;
    wire.cut = true;
    server = async () => {};
    const started = performance.now();
    await untilSent(other);
    expect(performance.now() - started).toBeGreaterThanOrEqual(takeOverMs);
    await untilSent(other);
    expect(given).toHaveLength(1);
  });
});

it('keeps nothing of the reader or the words', async () => {
  await (await replica()).send(message);
  const [kept] = await connection.collection('sent_messages').find().toArray();
  expect(Object.keys(kept ?? {}).sort()).toEqual(['_id', 'at', 'claim', 'sent']);
  expect(JSON.stringify(kept)).not.toMatch(/club|PIN|123456|evt_1/);
});
