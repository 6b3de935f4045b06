import { execFile } from 'node:child_process';
import { request } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { userEvents } from '@touchline/contracts/events';
import { serviceNames } from '@touchline/contracts/topology';
import type { Connection } from 'mongoose';
import { identityRates } from '../../../services/identity/src/service.ts';
import { demoPassword } from '../../apps/all-in-one/demo/people.ts';
import { programClient } from '../../apps/api-client/caller.ts';
import { type Cluster, type Part, type PartProcess, startCluster } from '../../apps/processes/index.ts';
import { checkChains } from '../../platform/audit/check.ts';
import { type Database, openDatabase } from '../../platform/database/index.ts';
import type { Pace } from '../crash/client.ts';
import { createLedger } from '../crash/ledger.ts';
import { startLoad } from '../crash/load.ts';
import { admin, bringPeople, type Club, type People, type Person, termsOf } from '../crash/people.ts';
import { readMessages } from '../crash/published.ts';
import { meetEverybody, patienceMs, settle, takeStock } from '../crash/settle.ts';
import { eventually } from '../testkit/index.ts';
import { kafkaMissing } from '../testkit/kafka/index.ts';
import { furnish, patient, type Servers, startServers } from '../testkit/processes.harness.ts';
import { redisMissing } from '../testkit/redis.ts';
import { startTogether } from '../testkit/started.ts';
import { publishUser } from './harness.ts';

/**
 * Two processes of every part, as the product is deployed: two sides, each a BFF with one replica of each service behind it. Whoever
 * asks now one side, now the other is led past every cache and every copy that one process could have kept for itself.
 */

const missing = (await kafkaMissing()) ?? (await redisMissing());
if (missing !== undefined) process.stderr.write(`Suite of two of each part skipped. ${missing}\n`);
const withParts = missing === undefined ? describe : describe.skip;

const only: readonly Part[] = [...serviceNames, 'bff'];
const within = { within: 60_000 };
const run = promisify(execFile);
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const offerOf = (by: Club, to: Person) => ({
  ...{ player_id: to.profile_id, team_id: by.team_id, negotiable: true, expires_at: inDays(20) },
  ...{ terms: termsOf(600_000), message: 'Our terms.', club_informed: true },
});
const signIns = identityRates.signIn.points;

withParts('two of each part', () => {
  let servers: Servers;
  let cluster: Cluster;
  let database: Database;
  let people: People;
  let sides: readonly [string, string];
  const second = new Map<Part, PartProcess>();
  let end: () => Promise<void> = async () => {};
  const inside = (name: string): Promise<Connection> => database.connect(name);
  let turn = 0;
  /** Of every two requests one goes to each side. */
  const eitherSide = (): string => {
    turn += 1;
    return sides[turn % 2] as string;
  };
  const pace: Pace = { commands: 0, repeats: 0 };

  beforeAll(async () => {
    const started = await startTogether(async (open) => {
      servers = await open(startServers({ lasting: false }), (one) => one.close());
      const common = { KEEP_LETTERS: 'true', DAILY_RATES_TIMES: '10000' };
      const more = Object.fromEntries(
        only.map((part) => [
          part,
          {
            ...patient[part],
            ...common,
            ...(part === 'bff' ? { TRUSTED_PROXIES: '1', REQUESTS_PER_SECOND: '1000' } : {}),
          },
        ]),
      );
      // Messages are kept in the mailbox, where they can be counted.
      const { directory, mongodbUri, kafka, redis } = servers;
      const starting = startCluster({
        ...{ directory, mongodbUri, brokers: kafka.brokers, redisUrl: redis.url },
        ...{ only, more },
      });
      cluster = await open(starting, (one) => one.stop());
      database = await open(openDatabase({ uri: servers.mongodbUri, directory: '', timeoutMs: 20_000 }), (one) =>
        one.close(),
      );
      for (const part of serviceNames) second.set(part, await cluster.replica(part));
      await Promise.all([...second.values()].map((one) => one.ready(180_000)));
      const urls = Object.fromEntries([...second].map(([part, { url }]) => [`${part.toUpperCase()}_URL`, url]));
      const bff = await cluster.replica('bff', urls);
      await bff.ready(180_000);
      sides = [cluster.address, bff.url];
      await furnish(servers, admin);
      people = await bringPeople(
        { database: inside },
        { address: eitherSide, withinMs: patienceMs, pace, attemptMs: 30_000 },
      );
    });
    end = started.end;
  });
  afterAll(() => end());

  const [club, other] = [(): Club => people.clubs[0] as Club, (): Club => people.clubs[1] as Club];
  const player = (at: number): Person => people.players[at] as Person;
  /** Somebody at one side alone, under an address of his own; his token, once he is signed in. */
  const signIn = async (address: string, { email }: Pick<Person, 'email'>) => {
    const client = programClient({ address, headers: { 'x-forwarded-for': '10.9.0.1' } });
    const { status, data } = await client.send('POST', '/login', { email, password: demoPassword });
    expect(status).toBe(200);
    return { client, bearer: { authorization: `Bearer ${data.token}` } };
  };
  const at = (address: string, bearer: Record<string, string>) => {
    const client = programClient({ address, headers: bearer });
    return (method: string, path: string, body?: unknown) => client.send(method, path, body);
  };

  it('at work, while one of two leaves and comes back: every command counts once, and is told once to whom it concerns', async () => {
    const ledger = createLedger();
    await takeStock(inside, ledger);
    await meetEverybody(inside, ledger, [...people.clubs, ...people.players]);
    const load = startLoad(people, ledger, 7);
    const before = pace.commands;
    const reach = (commands: number) =>
      eventually(
        () => load.failure() !== undefined || pace.commands >= before + commands,
        `${commands} commands are answered`,
        { within: 120_000 },
      );
    load.go();
    await reach(60);
    // Its consumers' partitions go to the other one, and come back.
    for (const part of ['offers', 'documents'] as const) {
      const one = second.get(part) as PartProcess;
      expect((await one.end('SIGTERM')).code).toBe(0);
      one.start();
      await one.ready(180_000);
    }
    await reach(120);
    await load.rest();
    expect(load.failure()).toBeUndefined();
    expect(await settle(inside, ledger)).toEqual({ lost: [], doubled: [] });
    await load.end();
    const published = Map.groupBy(await readMessages(servers.kafka.brokers), ({ subject }) => subject);
    for (const messages of published.values()) {
      const numbers = [...new Set(messages.map(({ sequence }) => sequence))];
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    }
  }, 900_000);

  it('read your writes: what was written at one side is read at the other, or said to be old', async () => {
    const client = programClient({ address: eitherSide, headers: { 'x-forwarded-for': '10.9.0.2' } });
    const { data } = await client.send('POST', '/login', { email: club().email, password: demoPassword });
    client.as(data.user.profiles[0]);
    const [from, seen] = [new Set<string>(), { fresh: 0, old: 0 }];
    for (let round = 0; round < 8; round += 1) {
      // An odd number of requests between two writes: both sides write, both sides read.
      if (round % 2 === 1) await client.send('GET', '/me');
      from.add(sides[(turn + 1) % 2] as string);
      const made = await client.send('POST', '/offers', offerOf(club(), player(1)));
      expect(made.status).toBe(201);
      const listed = await client.send('GET', '/offers');
      expect(listed.status).toBe(200);
      const isThere = listed.data.some(({ id }: { id: string }) => id === made.data.id);
      expect(isThere || listed.meta?.stale).toBe(true);
      seen[isThere ? 'fresh' : 'old'] += 1;
      const gone = await client.send('POST', `/offers/${made.data.id}/withdraw`, { reason: 'Another round.' });
      expect(gone.status).toBe(200);
    }
    expect(from.size).toBe(2);
    expect(seen.fresh).toBeGreaterThan(0);
  });

  it('a session: known at both, renamed at both, gone at both', async () => {
    const person = player(2);
    const [one, two] = [await signIn(sides[0], person), await signIn(sides[1], person)];
    const [here, there] = [at(sides[0], two.bearer), at(sides[1], one.bearer)];
    expect((await here('GET', '/me')).data.name).toBe((await there('GET', '/me')).data.name);
    expect((await at(sides[0], one.bearer)('PUT', '/me/name', { name: 'Known At Both' })).status).toBe(200);
    // The answer to “who am I” was kept at the other side a moment ago.
    for (const ask of [here, there])
      await eventually(async () => (await ask('GET', '/me')).data.name === 'Known At Both', 'the new name', within);
    expect((await at(sides[0], one.bearer)('POST', '/logout')).status).toBe(204);
    await eventually(async () => (await there('GET', '/me')).error === 'Unauthenticated', 'it is gone there', within);
    expect((await here('GET', '/me')).status).toBe(200);
  });

  it('live events reach a person’s pages at both sides', async () => {
    const person = player(0);
    const listen = async (address: string) => {
      const { bearer } = await signIn(address, person);
      let text = '';
      const asked = request(`${address}/api/live`, { headers: bearer }, (res) => {
        res.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
      });
      asked.on('error', () => {});
      asked.end();
      await eventually(() => text.includes('retry:'), 'the stream is open', within);
      return { text: () => text, stop: () => asked.destroy() };
    };
    const pages = [await listen(sides[0]), await listen(sides[1])];
    const between = { player_id: person.profile_id, team_id: other().team_id };
    const made = await other().client.send('POST', '/interests', { ...between, message: 'We like how you play.' });
    for (const page of pages)
      await eventually(() => page.text().includes('event: notification'), 'the news arrives', within);
    await other().client.send('POST', `/interests/${made.id}/withdraw`, { reason: 'Tried.' });
    for (const page of pages) page.stop();
  });

  it('limits count over both sides', async () => {
    const from = { 'x-forwarded-for': '10.9.0.3' };
    const answers: (string | undefined)[] = [];
    for (let n = 0; n < signIns + 4; n += 1) {
      const client = programClient({ address: eitherSide, headers: from });
      const body = { email: player(2).email, password: 'not the password' };
      answers.push((await client.send('POST', '/login', body)).error);
    }
    expect(answers).toEqual([
      ...Array.from({ length: signIns }, () => 'InvalidCredentials'),
      ...Array.from({ length: 4 }, () => 'TooManyRequests'),
    ]);
  });

  it('scouting: rows and counts agree at both sides', async () => {
    const { bearer } = await signIn(sides[0], club());
    const profile = (await at(sides[0], bearer)('GET', '/me')).data.profiles[0];
    const search = async (address: string) => {
      const client = programClient({ address, headers: bearer });
      client.as(profile);
      const { status, data, meta } = await client.send('GET', '/scouting/players?limit=50&sort=name');
      expect(status).toBe(200);
      return { rows: data.map((row: Record<string, string>) => [row['profile_id'], row['name']]), facets: meta.facets };
    };
    const found = await eventually(
      async () => {
        const [one, two] = await Promise.all([search(sides[0]), search(sides[1])]);
        expect(one).toEqual(two);
        expect(one.rows).toHaveLength(people.players.length);
        return one;
      },
      'both find the same',
      within,
    );
    expect(found.rows.map(([id]: string[]) => id).toSorted()).toEqual(
      people.players.map((one) => one.profile_id).toSorted(),
    );
    const counted = (found.facets.tiers as readonly { count: number }[]).reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(people.players.length);
  });

  it('what is due happens once, though both look for it', async () => {
    // Between these the load deals in nothing that it may have left open.
    const makers: readonly (readonly [Club, Person])[] = [
      [club(), player(1)],
      [other(), player(1)],
      [other(), player(0)],
    ];
    const ids: string[] = [];
    for (const [by, to] of makers) {
      ids.push((await by.client.send('POST', '/offers', offerOf(by, to))).id);
    }
    const offers = (await inside('offers')).collection<{ _id: string; version: number; sequence: number }>('offers');
    const due = { _id: { $in: ids } };
    expect(await offers.countDocuments({ ...due, version: 1 })).toBe(ids.length);
    await offers.updateMany(due, { $set: { 'state.expires_at': inDays(-1) } } as never);
    await eventually(
      async () =>
        (await offers.countDocuments({ ...due, 'state.status': 'expired', outbox: { $size: 0 } } as never)) ===
        ids.length,
      'all have expired, and that is told',
      within,
    );
    const found = await offers.find(due).toArray();
    expect(found.map(({ version, sequence }) => [version, sequence])).toEqual(ids.map(() => [2, 2]));
    const told = (await readMessages(servers.kafka.brokers)).filter(({ subject }) => ids.includes(subject));
    expect(new Set(told.map(({ subject, sequence }) => `${subject} ${sequence}`)).size).toBe(2 * ids.length);
    expect(new Set(told.map(({ id }) => id)).size).toBe(2 * ids.length);
  });

  it('a poison event is one dead letter, and what waits behind it goes on once it is dropped', async () => {
    const id = `usr_poison${Date.now()}`;
    const publish = (sequence: number, data: unknown): Promise<void> =>
      publishUser(servers.kafka.brokers, { subject: id, sequence, type: userEvents.nameChanged.type, data });
    await publish(1, { user: 'no user at all' });
    await publish(2, { user: { ...userEvents.nameChanged.example.user, user_id: id, name: 'Behind It' } });
    const letters = (await inside('operations')).collection<{ _id: string; group: string; subject: string }>(
      'dead_letters',
    );
    const ofOffers = { group: 'offers.actors', subject: id };
    await eventually(async () => (await letters.countDocuments(ofOffers)) === 2, 'one has failed, one waits', within);
    const groups = (await letters.find({ subject: id, waits: { $ne: true } } as never).toArray()).map(
      ({ group }) => group,
    );
    expect(groups.toSorted()).toEqual([...new Set(groups)].toSorted());
    const first = await letters.findOne({ ...ofOffers, waits: { $ne: true } } as never);
    await run(process.execPath, ['infra/platform/dead-letters/dead-letters.main.ts', 'drop', String(first?._id)], {
      env: { ...process.env, MONGODB_URI: servers.mongodbUri, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
    });
    const users = (await inside('offers')).collection<{ _id: string; user: { name: string } }>('participant_users');
    await eventually(async () => (await users.findOne({ _id: id }))?.user.name === 'Behind It', 'it goes on', within);
    await eventually(async () => (await letters.countDocuments(ofOffers)) === 0, 'no letter is left', within);
  });

  it('each process keeps a chain of the audit, and each is whole', async () => {
    const chains = await checkChains(await inside('operations'));
    expect(chains.filter(({ broken }) => broken !== null)).toEqual([]);
    for (const name of serviceNames)
      expect(chains.filter(({ process }) => process === name).length).toBeGreaterThanOrEqual(2);
    const kept = new Map(chains.map(({ process, entries }) => [process, entries]));
    expect(kept.get('identity')).toBeGreaterThan(2);
  });
});
