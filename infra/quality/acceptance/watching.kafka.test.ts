import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { silentLogger, startTracing, stopTracing } from '../../platform/telemetry/index.ts';
import { type AllInOneHarness, allInOneHarness } from '../testkit/all-in-one.harness.ts';
import { browserClient } from '../testkit/browser-client.ts';
import { type Collector, paths, startCollector } from '../testkit/collector.ts';
import { eventually } from '../testkit/index.ts';
import { intercepted } from '../testkit/intercepted.ts';
import { type Kafka, kafkaMissing, startKafka } from '../testkit/kafka/index.ts';

/** As `watching.int.test.ts`, with events over Apache Kafka: one trace, the lag by offsets, dead letters. */

const missing = await kafkaMissing();
if (missing !== undefined) process.stderr.write(`Kafka suite skipped. ${missing}\n`);
const onKafka = missing === undefined ? describe : describe.skip;

let kafka: Kafka;
let directory = '';
let harness: AllInOneHarness;
let collector: Collector;
let poisoned: string | undefined;
let held: Promise<void> | undefined;

const planted = intercepted('offers.actors', async (event, next) => {
  await held;
  if (event.subject === poisoned) throw new Error('cannot read tier of undefined');
  await next();
});

beforeAll(async () => {
  if (missing !== undefined) return;
  directory = await mkdtemp(join(tmpdir(), 'touchline-kafka-'));
  kafka = await startKafka({ directory });
  collector = await startCollector();
  await startTracing({ service: 'touchline', url: collector.url, everyMs: 50 }, silentLogger());
  harness = await allInOneHarness(undefined, planted, { brokers: kafka.brokers });
});
afterAll(async () => {
  if (missing !== undefined) return;
  await harness?.close();
  await stopTracing();
  await collector?.close();
  await kafka?.stop();
  await rm(directory, { recursive: true, force: true });
});

const patient = { within: 60_000 };
const register = async (name: string) => {
  const client = browserClient(harness.product.address);
  const { data } = await client.send('POST', '/register', {
    email: `${name}@example.com`,
    password: 'floodlights at dusk',
    name: 'Somebody',
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
const series = async (line: string) => (await harness.product.metrics.registry.metrics()).split('\n').includes(line);

onKafka('over Kafka', () => {
  it('one trace leads from the click over the broker to the projections', async () => {
    const { client } = await register('traced');
    const trace = 'c'.repeat(32);
    await client.send('PUT', '/me/name', { name: 'Traced' }, { traceparent: `00-${trace}-${'d'.repeat(16)}-01` });
    const act = 'server PUT /api/me/name > client identity changeName > server changeName > internal user ChangeName';
    await eventually(
      () =>
        expect(paths(collector.spans, trace)).toEqual(
          expect.arrayContaining([
            `${act} > producer user publish`,
            `${act} > consumer offers.actors touchline.user.name-changed.v1`,
            `${act} > consumer documents.actors touchline.user.name-changed.v1`,
          ]),
        ),
      'the trace is whole',
      patient,
    );
  });

  it('the lag is what the brokers hold and a group has not handled', async () => {
    const { client, id } = await register('lagging');
    await eventually(async () => expect(await nameKnownToOffers(id)).toBe('Somebody'), 'offers knows', patient);
    let letGo = (): void => {};
    held = new Promise((resolve) => {
      letGo = resolve;
    });
    await client.send('PUT', '/me/name', { name: 'Held up' });
    await eventually(
      async () =>
        expect(await series('touchline_consumer_lag{group="offers.actors",topic="touchline.user"} 1')).toBe(true),
      'offers is behind',
      patient,
    );
    // It has left the outbox: that is the broker's business now.
    await eventually(
      async () => expect(await series('touchline_relay_backlog{aggregate="user"} 0')).toBe(true),
      'nothing waits in the outbox',
      patient,
    );
    held = undefined;
    letGo();
    await eventually(
      async () =>
        expect(await series('touchline_consumer_lag{group="offers.actors",topic="touchline.user"} 0')).toBe(true),
      'offers has caught up',
      patient,
    );
  });

  it('a poison event is counted, and gone after its replay', async () => {
    const { client, id } = await register('poisoned');
    await eventually(async () => expect(await nameKnownToOffers(id)).toBe('Somebody'), 'offers knows', patient);
    poisoned = id;
    await client.send('PUT', '/me/name', { name: 'Poisoned' });
    await eventually(
      async () =>
        expect(await series('touchline_dead_letters{group="offers.actors",topic="touchline.user"} 1')).toBe(true),
      'it is counted',
      patient,
    );
    poisoned = undefined;
    const [letter] = await harness.product.adapters.deadLetters.list();
    await harness.product.adapters.deadLetters.ask(letter?.id ?? '', 'replay');
    await eventually(async () => expect(await nameKnownToOffers(id)).toBe('Poisoned'), 'it takes effect', patient);
    await eventually(
      async () => expect(await harness.product.metrics.registry.metrics()).not.toContain('dead_letters{'),
      'none is left',
      patient,
    );
  });
});
