import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { userEvents } from '@touchline/contracts/events';
import kafkajs from 'kafkajs';
import { browserClient } from '../testkit/browser-client.ts';
import { eventually } from '../testkit/index.ts';
import {
  type Harness,
  missingPrerequisites,
  note,
  type Person,
  publishUser,
  startHarness,
  timed,
  writeNotes,
} from './harness.ts';

/** The rows of the fault table that are a part: killed, stopped under load, replaced, of another version, with a wrong clock. */

const missing = await missingPrerequisites();
if (missing !== undefined) process.stderr.write(`Suite of faults of parts skipped. ${missing}\n`);
const withWorld = missing === undefined ? describe : describe.skip;
const within = { within: 60_000 };

withWorld('a fault of a part', () => {
  let harness: Harness;
  let people: Person[] = [];
  beforeAll(async () => {
    harness = await startHarness();
    people = [harness.person];
    for (let n = 1; n <= 3; n += 1) people.push(await harness.newcomer(`Person ${n}`));
  });
  afterAll(async () => {
    writeNotes();
    await harness?.stop();
  });

  const settled = async (names: ReadonlyMap<Person, string>, what: string): Promise<void> => {
    const { ms } = await timed(() =>
      eventually(
        async () => {
          for (const [person, name] of names) expect(await person.nameAt('offers')).toBe(name);
        },
        'everybody’s newest name is known elsewhere',
        within,
      ),
    );
    note(what, ms);
  };

  /**
   * Everybody changes names and reads without a pause until `stop`; what was answered, the newest acknowledged names, and those
   * that were taken on without an answer.
   */
  const load = () => {
    const answers: { readonly status: number; readonly error: string | undefined; readonly retry: string | null }[] =
      [];
    const broken: unknown[] = [];
    const names = new Map<Person, string>();
    const cut: string[] = [];
    let going = true;
    const loops = people.map(async (person, index) => {
      let unanswered: string | undefined;
      for (let n = 1; going; n += 1) {
        try {
          if (unanswered !== undefined) {
            const { status, data } = await person.client.send('GET', '/me');
            if (status === 200 && data.name === unanswered) cut.push(unanswered);
            unanswered = undefined;
          }
          const name = `Load ${index} ${n} ${answers.length}`;
          unanswered = name;
          const changed = await person.rename(name, randomUUID());
          unanswered = undefined;
          if (changed.status === 200) names.set(person, name);
          const read = await person.client.send('GET', '/me');
          for (const { status, error, headers } of [changed, read])
            answers.push({ status, error, retry: headers.get('retry-after') });
        } catch (error) {
          broken.push(error);
          await wait(20);
        }
      }
    });
    return {
      answers,
      broken,
      names,
      cut,
      stop: async () => {
        going = false;
        await Promise.all(loops);
      },
    };
  };

  it('a service stopped under load and replaced: every answer is whole or a clear 503, none is lost or doubled', async () => {
    const identity = harness.cluster.part('identity');
    const users = (await harness.inside('identity')).collection<{ _id: string; sequence: number; version: number }>(
      'users',
    );
    /** Writes that nobody is told of, a device that was learned for example: the load makes none. */
    const untold = async () =>
      new Map((await users.find().toArray()).map(({ _id, version, sequence }) => [_id, version - sequence]));
    const before = await untold();
    const under = load();
    await eventually(() => under.answers.length > 40, 'there is load', within);
    const ended = await identity.end('SIGTERM');
    expect(ended.code).toBe(0);
    const { ms } = await timed(async () => {
      identity.start();
      const from = under.answers.length;
      await eventually(() => under.answers.slice(from).some(({ status }) => status === 200), 'it goes on', within);
    });
    note('identity replaced → commands are taken', ms);
    await eventually(() => under.answers.slice(-20).every(({ status }) => status === 200), 'all is well', within);
    await under.stop();
    expect(under.broken).toEqual([]);
    const other = under.answers.filter(
      ({ status, error, retry }) => status !== 200 && !(status === 503 && error === 'ServiceUnavailable' && retry),
    );
    expect(other).toEqual([]);
    for (const [person, name] of under.names) {
      const me = await person.client.send('GET', '/me');
      expect(me.data.name).toBe(name);
    }
    const after = await untold();
    for (const { id } of under.names.keys()) expect([id, after.get(id)]).toEqual([id, before.get(id)]);
    await settled(under.names, 'identity replaced under load → everything known elsewhere');
  });

  it('SIGTERM under load: what the BFF has taken it answers; none is cut', async () => {
    const bff = harness.cluster.part('bff');
    const under = load();
    await eventually(() => under.answers.length > 40, 'there is load', within);
    const ended = await bff.end('SIGTERM');
    expect(ended.code).toBe(0);
    bff.start();
    await bff.ready();
    const before = under.answers.length;
    await eventually(() => under.answers.length > before + 20, 'it goes on', within);
    await under.stop();
    expect(under.answers.filter(({ status }) => status !== 200)).toEqual([]);
    // Between the old process and the new one nobody listens; a request that meets the closing of a connection that was silent,
    // or of one that nobody had picked up yet, is reset. Either was never taken: nothing of it was done.
    const codes = new Set(under.broken.map((error) => (error as { cause?: { code?: string } }).cause?.code));
    expect([...codes].filter((code) => code !== 'ECONNREFUSED' && code !== 'ECONNRESET')).toEqual([]);
    expect(under.cut).toEqual([]);
    // Each of them has one request under way at the moment of closing, and no more than that moment is excused.
    const resets = under.broken.filter(
      (error) => (error as { cause?: { code?: string } }).cause?.code === 'ECONNRESET',
    );
    expect(resets.length).toBeLessThanOrEqual(people.length);
    await settled(under.names, 'BFF replaced under load → everything known elsewhere');
  });

  it('consumer killed in a batch: its successor goes on where it was', async () => {
    const offers = harness.cluster.part('offers');
    const names = new Map<Person, string>();
    const burst = async (round: string): Promise<void> => {
      for (let n = 1; n <= 8; n += 1)
        await Promise.all(
          people.map(async (person, index) => {
            const name = `Burst ${round} ${index} ${n}`;
            expect((await person.rename(name)).status).toBe(200);
            names.set(person, name);
          }),
        );
    };
    const first = burst('a');
    await eventually(
      async () => (await people[0]?.nameAt('offers'))?.startsWith('Burst a'),
      'it is in the batch',
      within,
    );
    await offers.end('SIGKILL');
    await first;
    await burst('b');
    offers.start();
    await settled(names, 'consumer killed, started again → everything known elsewhere');
    await offers.ready();
  });

  it('slow consumer: heartbeats are kept, nothing is handed to another, the lag drains', async () => {
    const client = new kafkajs.Kafka({
      brokers: [...harness.servers.kafka.brokers],
      logLevel: kafkajs.logLevel.NOTHING,
    });
    const admin = client.admin();
    await admin.connect();
    const member = async () => (await admin.describeGroups(['offers.actors'])).groups[0]?.members[0]?.memberId;
    try {
      const before = await member();
      await harness.database.delay(120);
      const names = new Map<Person, string>();
      for (let n = 1; n <= 6; n += 1)
        await Promise.all(
          people.map(async (person, index) => {
            const name = `Slow ${index} ${n}`;
            expect((await person.rename(name)).status).toBe(200);
            names.set(person, name);
          }),
        );
      await settled(names, 'database 120 ms slower each way → everything known elsewhere');
      expect(await member()).toBe(before);
    } finally {
      await harness.database.mend();
      await admin.disconnect();
    }
  });

  /** What another version of identity would put on the topic. */
  const publish = (subject: string, sequence: number, type: string, data: unknown): Promise<void> =>
    publishUser([harness.kafka.address], { subject, sequence, type, data });
  const stateOf = (id: string, name: string, more: object = {}) => ({
    user: { ...userEvents.nameChanged.example.user, user_id: id, name, ...more },
  });
  const known = async (id: string) =>
    (await harness.inside('offers'))
      .collection<{ _id: string; user: { name: string } }>('participant_users')
      .findOne({ _id: id });

  it('old and new version side by side: what is added is passed over, an unknown type is parked and holds nothing up', async () => {
    const id = `usr_newer${Date.now()}`;
    await publish(id, 1, userEvents.nameChanged.type, stateOf(id, 'Newer One', { shoe_size: 43 }));
    await eventually(async () => (await known(id))?.user.name === 'Newer One', 'the older consumer reads it', within);
    expect(await known(id)).not.toMatchObject({ user: { shoe_size: 43 } });
    await publish(id, 2, 'touchline.user.shoes-bought.v2', stateOf(id, 'Newer Two'));
    await publish(id, 3, userEvents.nameChanged.type, stateOf(id, 'Newer Three'));
    await eventually(async () => (await known(id))?.user.name === 'Newer Three', 'it goes on behind it', within);
    const metrics = await (await fetch(`${harness.cluster.part('offers').operations}/metrics`)).text();
    expect(metrics).toMatch(/touchline_consumed_total\{[^}]*outcome="unknown"[^}]*\} [1-9]/);
    const letters = (await harness.inside('operations')).collection('dead_letters');
    const parked = await letters.findOne({ group: 'offers.actors', subject: id });
    expect(parked).toMatchObject({ sequence: 2, unknown: true, cause: expect.stringContaining('shoes-bought.v2') });
  });

  it('poison message: a dead letter with its cause; only its aggregate waits', async () => {
    const id = `usr_poison${Date.now()}`;
    await publish(id, 1, userEvents.nameChanged.type, { user: 'no user at all' });
    const letters = (await harness.inside('operations')).collection<{ group: string; cause: string; event: string }>(
      'dead_letters',
    );
    const letter = await eventually(
      async () => (await letters.findOne({ group: 'offers.actors', event: { $regex: id } })) ?? false,
      'it is a dead letter',
      within,
    );
    expect(letter.cause).toMatch(/user/);
    const person = people[1] as Person;
    expect((await person.rename('Not Held Up')).status).toBe(200);
    await settled(new Map([[person, 'Not Held Up']]), 'beside a poison message → known elsewhere');
  });

  it.each([
    ['ahead', 600_000],
    ['behind', -600_000],
  ])('a clock ten minutes %s: it is named, asked for again later, and nobody is signed out', async (_which, skew) => {
    const person = people[2] as Person;
    const identity = harness.cluster.part('identity');
    await identity.end('SIGTERM');
    identity.start({ env: { SKEW_MS: String(skew) }, node: ['--import', './infra/quality/faults/skew.mjs'] });
    await identity.ready();
    const bff = await fetch(`${harness.cluster.part('bff').operations}/readyz?verbose`);
    expect([bff.status, (await bff.json()).dependencies.identity]).toEqual([200, expect.stringMatching(/clock/)]);
    const refused = await person.client.send('GET', '/me');
    expect([refused.status, refused.error]).toEqual([503, 'ServiceUnavailable']);
    await identity.end('SIGTERM');
    identity.start();
    await identity.ready();
    await eventually(async () => (await person.client.send('GET', '/me')).status === 200, 'still signed in', within);
  });

  it('the pages’ host away: pages that are known still come, a remote is a clear 503, and it comes back', async () => {
    const host = harness.cluster.part('frontends');
    const page = () => fetch(`${harness.cluster.address}/login`);
    const remote = () => fetch(`${harness.cluster.address}/mf/club/mf-manifest.json`);
    expect([(await page()).status, (await remote()).status]).toEqual([200, 200]);
    await host.end('SIGTERM');
    expect((await page()).status).toBe(200);
    const away = await remote();
    expect([away.status, (await away.json()).error]).toEqual([503, 'ServiceUnavailable']);
    host.start();
    await host.ready();
    await eventually(async () => (await remote()).status === 200, 'the remote is back', within);
  });

  it('MongoDB killed under load and started again: what was acknowledged is there', async () => {
    const under = load();
    await eventually(() => under.answers.length > 40, 'there is load', within);
    await harness.servers.killDatabase();
    await harness.servers.startDatabase();
    const before = under.answers.length;
    const { ms } = await timed(() =>
      eventually(
        () => under.answers.length > before + 10 && under.answers.slice(-10).every(({ status }) => status === 200),
        'commands are taken',
        within,
      ),
    );
    note('MongoDB killed, started again → commands are taken', ms);
    await under.stop();
    expect(under.broken).toEqual([]);
    expect(under.answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    await settled(under.names, 'MongoDB killed under load → everything known elsewhere');
    const guest = browserClient(harness.cluster.address);
    expect((await guest.send('GET', '/me')).status).toBe(401);
  });
});
