import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ApiClient } from '../../apps/api-client/api-client.ts';
import { type AllInOneHarness, allInOneHarness } from '../testkit/all-in-one.harness.ts';
import { browserClient } from '../testkit/browser-client.ts';
import { eventually, type TestDatabase, testDatabase } from '../testkit/index.ts';
import { intercepted } from '../testkit/intercepted.ts';

/** The command on the whole product, one of whose projections can't take the events of one person. */

const exec = promisify(execFile);
let database: TestDatabase;
let harness: AllInOneHarness;
let poisoned: string | undefined;
const seen: string[] = [];

const planted = intercepted('offers.actors', async (event, next) => {
  if (event.subject === poisoned) throw new Error('cannot read tier of undefined');
  await next();
  seen.push(`${event.subject}@${event.sequence}`);
});

let staff: ApiClient;
beforeAll(async () => {
  database = await testDatabase();
  harness = await allInOneHarness(database.uri, planted);
  const admin = { email: 'petra@example.com', name: 'Petra Lindgren', password: 'floodlights at dusk' };
  await harness.product.identity.makeAdmin(admin);
  staff = browserClient(harness.product.address);
  await staff.send('POST', '/login', { email: admin.email, password: admin.password });
});
afterAll(async () => {
  await harness?.close();
  await database?.close();
});

const command = async (...args: readonly string[]) => {
  const operations = await harness.product.adapters.connect('offers');
  const env = {
    ...process.env,
    MONGODB_URI: database.uri,
    DATABASE_PREFIX: operations.name.replace(/offers$/, ''),
    NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
  };
  return exec(process.execPath, ['infra/platform/dead-letters/dead-letters.main.ts', ...args], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  );
};

let count = 0;
const register = async (name: string) => {
  count += 1;
  const client = browserClient(harness.product.address);
  const { data } = await client.send('POST', '/register', {
    email: `letters${count}@example.com`,
    password: 'floodlights at dusk',
    name,
    profile_type: 'player',
    accepts_terms: true,
  });
  client.as(data.user.profiles[0]);
  return { client, id: data.user.id as string };
};
const nameKnownToOffers = async (id: string): Promise<string | undefined> =>
  (
    await (
      await harness.product.adapters.connect('offers')
    )
      .collection('participant_users')
      .findOne({ _id: id as never })
  )?.['user']?.name;

it('a poison event parks its aggregate; listed, replayed after the fix, it takes effect once and in order', async () => {
  expect((await command('list')).said).toBe('0 failed, 0 waiting behind them\n');
  expect(await command('replay')).toMatchObject({ code: 1, said: expect.stringContaining('Say which') });

  const [davi, zala] = [await register('Davi'), await register('Zala')];
  await eventually(async () => expect(await nameKnownToOffers(davi.id)).toBe('Davi'), 'offers knows Davi');
  await eventually(async () => expect(await nameKnownToOffers(zala.id)).toBe('Zala'), 'offers knows Zala');
  poisoned = davi.id;
  seen.length = 0;
  for (const name of ['Davi the Second', 'Davi the Third'])
    expect((await davi.client.send('PUT', '/me/name', { name })).status).toBe(200);
  await zala.client.send('PUT', '/me/name', { name: 'Zala the Second' });
  await eventually(async () => expect(await nameKnownToOffers(zala.id)).toBe('Zala the Second'), 'others go on');
  const [failed, waiting] = await eventually(
    async () => {
      const letters = await harness.product.adapters.deadLetters.list();
      return letters.length === 2 && letters;
    },
    'both lie in the dead letters',
    { within: 25_000 },
  );
  expect(await nameKnownToOffers(davi.id)).toBe('Davi');
  const metrics = await harness.product.metrics.registry.metrics();
  expect(metrics).toContain('touchline_dead_letters{group="offers.actors",topic="touchline.user"} 2');

  const listing = (await command('list')).said;
  expect(listing).toContain(`${failed?.id}\n`);
  expect(listing).toContain('Error: cannot read tier of undefined');
  expect(listing).toContain('1 behind it');
  expect(listing).toContain('1 failed, 1 waiting behind them');
  expect((await command('list', '--topic', 'touchline.offer')).said).toContain('0 failed');
  const shown = {
    group: 'offers.actors',
    topic: 'touchline.user',
    failed: 1,
    waiting: 1,
    since: failed?.at,
    cause: 'Error: cannot read tier of undefined',
  };
  expect((await staff.send('GET', '/admin/overview')).data.dead_letters).toEqual([shown]);
  expect((await staff.send('GET', '/admin/dead-letters')).data).toEqual([shown]);
  expect(await davi.client.send('GET', '/admin/dead-letters')).toMatchObject({
    status: 403,
    error: 'AccessDeniedException',
  });
  expect(JSON.parse((await command('show', waiting?.id ?? '')).said)).toMatchObject({ waits: true });
  expect(await command('show', 'nothing')).toMatchObject({ code: 1 });

  expect(await command('replay', failed?.id ?? '', '--wait', '60')).toMatchObject({
    code: 2,
    said: expect.stringMatching(/failed again: Error: cannot read tier[\s\S]*0 done, 1 failed again/),
  });
  poisoned = undefined;
  expect(await command('replay', '--all', '--wait', '60')).toMatchObject({
    code: 0,
    said: expect.stringContaining('2 done, 0 failed again'),
  });
  expect(await nameKnownToOffers(davi.id)).toBe('Davi the Third');
  expect(seen.filter((event) => event.startsWith(davi.id))).toEqual([
    `${davi.id}@${failed?.event.sequence}`,
    `${davi.id}@${waiting?.event.sequence}`,
  ]);
  expect((await command('replay', '--topic', 'touchline.user')).said).toContain('nothing to do');
});

it('drops what can’t be helped; what waits behind it goes on', async () => {
  const davi = await register('Davi');
  await eventually(async () => expect(await nameKnownToOffers(davi.id)).toBe('Davi'), 'offers knows Davi');
  poisoned = davi.id;
  await davi.client.send('PUT', '/me/name', { name: 'Davi the Fourth' });
  const [letter] = await eventually(
    async () => {
      const letters = await harness.product.adapters.deadLetters.list();
      return letters.length === 1 && letters;
    },
    'it lies in the dead letters',
    { within: 25_000 },
  );
  poisoned = undefined;
  await davi.client.send('PUT', '/me/name', { name: 'Davi the Fifth' });
  expect(await command('drop', letter?.id ?? '', '--wait', '60')).toMatchObject({ code: 0 });
  await eventually(async () => expect(await nameKnownToOffers(davi.id)).toBe('Davi the Fifth'), 'the next one goes on');
  expect(await harness.product.adapters.deadLetters.list()).toEqual([]);
});
