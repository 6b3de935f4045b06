import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Reply } from '../../apps/api-client/api-client.ts';
import type { Cluster, Part, PartProcess } from '../../apps/processes/index.ts';
import { type Database, openDatabase } from '../../platform/database/index.ts';
import { readMessages } from '../crash/published.ts';
import { type Balancer, startBalancer } from '../testkit/balancer.ts';
import { browserClient } from '../testkit/browser-client.ts';
import { eventually } from '../testkit/index.ts';
import { kafkaMissing } from '../testkit/kafka/index.ts';
import { patient, type Servers, startProcessesOn, startServers } from '../testkit/processes.harness.ts';
import { redisMissing } from '../testkit/redis.ts';
import { password } from './harness.ts';

/** One, two and three processes of each service behind balancers: what was published and sent is counted. */

const missing = (await kafkaMissing()) ?? (await redisMissing());
if (missing !== undefined) process.stderr.write(`Suite of replicas skipped. ${missing}\n`);
const withReplicas = missing === undefined ? describe : describe.skip;
const within = { within: 90_000 };

const replicated = ['identity', 'profile'] as const satisfies readonly Part[];
/** Whose events are counted: every aggregate of what is replicated. */
const collections = [
  ['identity', 'users'],
  ['profile', 'profiles'],
] as const;
const people = 10;
const renames = 6;

withReplicas('replicas of each service', () => {
  let servers: Servers;
  let cluster: Cluster;
  let inside: Database;
  const balancers = new Map<Part, Balancer>();
  const running = new Map<Part, PartProcess[]>();
  const counts: string[] = [];
  const registered: string[] = [];
  let round = 0;

  beforeAll(async () => {
    servers = await startServers();
    for (const part of replicated) balancers.set(part, await startBalancer());
    const urls = Object.fromEntries([...balancers].map(([part, { url }]) => [`${part.toUpperCase()}_URL`, url]));
    cluster = await startProcessesOn(servers, {
      only: [...replicated, 'bff'],
      more: { ...patient, bff: { ...patient.bff, ...urls, TRUSTED_PROXIES: '1' } },
    });
    for (const part of replicated) running.set(part, [cluster.part(part)]);
    inside = await openDatabase({ uri: servers.mongodbUri, directory: '', timeoutMs: 20_000 });
    balance();
  });
  afterAll(async () => {
    if (counts.length > 0) process.stderr.write(`Counted:\n${counts.map((line) => `  ${line}\n`).join('')}`);
    await inside?.close();
    await cluster?.stop();
    for (const balancer of balancers.values()) await balancer.close();
    await servers?.close();
  });

  const balance = (): void => {
    for (const [part, balancer] of balancers) balancer.to((running.get(part) ?? []).map(({ url }) => url));
  };
  const scaleTo = async (count: number): Promise<void> => {
    for (const part of replicated) {
      const all = running.get(part) ?? [];
      while (all.length < count) all.push(await cluster.replica(part));
      await Promise.all(all.map((one) => one.ready()));
    }
    balance();
  };

  /** So many people register and change their names, some of them over two tabs at once. Answers what of it failed. */
  const load = async (during: () => Promise<void> = async () => {}): Promise<readonly string[]> => {
    round += 1;
    const failed: string[] = [];
    const began = Date.now();
    const fail = (what: string, { status, error }: Reply): void =>
      void failed.push(`${what}: ${status} ${error} after ${Date.now() - began} ms`);
    const wave = round;
    const person = async (at: number): Promise<void> => {
      const client = browserClient(cluster.address);
      const from = { 'x-forwarded-for': `10.${wave}.0.${at}` };
      const email = `wave${wave}.person${at}@example.com`;
      const fields = { email, password, name: 'At First', profile_type: 'player', accepts_terms: true };
      const made = await client.send('POST', '/register', fields, from);
      if (made.status !== 201) {
        fail('register', made);
        return;
      }
      registered.push(email);
      const rename = async (name: string): Promise<void> => {
        const key = { 'idempotency-key': randomUUID() };
        const send = () => client.send('PUT', '/me/name', { name }, key);
        // A clear 503 is asked again under its key, as pages do.
        const first = await send();
        const last = first.status === 503 ? await send() : first;
        if (last.status !== 200) fail('rename', last);
      };
      for (let n = 1; n <= renames; n += 2) await Promise.all([rename(`Left ${n}`), rename(`Right ${n}`)]);
    };
    await Promise.all([...Array.from({ length: people }, (_, at) => person(at)), during()]);
    return failed;
  };

  /** Waits until all is published and sent; then the broker's log and the mail server's are read. */
  const settled = async () => {
    await eventually(
      async () => {
        for (const [service, name] of collections) {
          const waiting = { 'outbox.0': { $exists: true } };
          expect(await (await inside.connect(service)).collection(name).countDocuments(waiting)).toBe(0);
        }
        // A registration whose answer was lost counts as well.
        const all = await (await inside.connect('identity')).collection('users').countDocuments();
        expect(all).toBeGreaterThanOrEqual(registered.length);
        expect(await (await inside.connect('profile')).collection('profiles').countDocuments()).toBe(all);
        expect(new Set(servers.mail.messages().map(({ to }) => to)).size).toBe(all);
      },
      'everything is published, everybody has a profile and a mail',
      within,
    );
    let events = 0;
    const expected = new Map<string, readonly number[]>();
    for (const [service, name] of collections)
      for await (const { _id, sequence } of (await inside.connect(service))
        .collection<{ _id: string; sequence: number }>(name)
        .find()) {
        expected.set(
          _id,
          Array.from({ length: sequence }, (_, i) => i + 1),
        );
        events += sequence;
      }
    const messages = await readMessages(servers.kafka.brokers);
    const published = new Map(
      [...Map.groupBy(messages, ({ subject }) => subject)].map(([id, all]) => [id, all.map((m) => m.sequence)]),
    );
    return { events, expected, messages: messages.length, published, mails: servers.mail.messages() };
  };
  const lastWords: string[] = [];
  const complained = (of: RegExp): boolean =>
    [...running.values()]
      .flat()
      .map((one) => one.said())
      .concat(lastWords)
      .some((said) => of.test(said));
  /** What a machine without time for us does to the processes: a publication that failed, a replica that looked dead. */
  const disturbed = (): boolean => complained(/not published yet|in place of a replica|A broker does not answer/);
  /** Once each; at least once, and in order, where the processes say that they could not keep it so. */
  const judge = (
    expected: ReadonlyMap<string, readonly number[]>,
    published: ReadonlyMap<string, readonly number[]>,
  ) => {
    if (!disturbed()) {
      expect(published).toEqual(expected);
      return;
    }
    counts.push('(a publication failed or a replica looked dead: events may come twice)');
    for (const [id, numbers] of expected) expect([...new Set(published.get(id))]).toEqual(numbers);
  };
  /** Once to each; with the same Message-ID again where the server took a message and didn't say so in time. */
  const judgeMails = (mails: readonly { readonly to: string; readonly messageId: string }[]) => {
    const got = new Set(mails.map(({ to, messageId }) => `${to} ${messageId}`));
    expect([...got].map((one) => one.split(' ')[0]).toSorted()).toEqual(registered.toSorted());
    if (!complained(/the mail server/)) expect(mails).toHaveLength(registered.length);
    else counts.push('(the mail server did not answer in time: messages may come twice)');
  };
  const count = async (what: string, failed: readonly string[]) => {
    const found = await settled();
    const { events, messages, mails } = found;
    counts.push(
      `${what}: ${events} events → ${messages} messages, ${registered.length} people → ${mails.length} mails, ${failed.length} failed`,
    );
    return found;
  };

  it.each([1, 2, 3])(
    '%i of each: every event is published once and in order, every mail sent once',
    async (replicas) => {
      await scaleTo(replicas);
      const failed = await load();
      const { expected, published, mails } = await count(`${replicas} of each`, failed);
      expect(failed).toEqual([]);
      judge(expected, published);
      judgeMails(mails);
      // All of them had something to do.
      expect(Object.keys(balancers.get('identity')?.shares() ?? {})).toHaveLength(replicas);
    },
  );

  it('replaced one after the other under load: nothing fails, nothing is doubled', async () => {
    const failed = await load(async () => {
      const replace = async (part: Part): Promise<void> => {
        for (const one of running.get(part) ?? []) {
          await one.end('SIGTERM');
          lastWords.push(one.said());
          one.start();
          await one.ready();
        }
      };
      await Promise.all(replicated.map(replace));
    });
    const { expected, published, mails } = await count('3 of each, replaced under load', failed);
    // What a stop cuts is answered by a 503; a machine without time for us makes stops longer than they may be.
    if (complained(/are cut/)) counts.push(`(a stop took too long: ${failed.join(', ')})`);
    else expect(failed).toEqual([]);
    judge(expected, published);
    judgeMails(mails);
  });

  it('killed under load: nothing is lost, a repeat is recognisable as one', async () => {
    const failed = await load(async () => {
      for (const part of replicated) {
        const [one] = running.get(part) ?? [];
        await one?.end('SIGKILL');
        one?.start();
        await one?.ready();
      }
    });
    const { expected, messages, published, mails } = await count('one of 3 of each killed under load', failed);
    // At least once, and in order: a number that comes again comes with the same event.
    for (const [id, numbers] of expected) expect([...new Set(published.get(id))]).toEqual(numbers);
    expect(messages).toBeGreaterThanOrEqual([...expected.values()].flat().length);
    const ids = Map.groupBy(mails, ({ to }) => to);
    for (const email of registered) expect(new Set(ids.get(email)?.map(({ messageId }) => messageId)).size).toBe(1);
  });
});
