/**
 * Brings what the tests need beside npm's packages, and says in one sentence each what this machine cannot have.
 * Its exit code is 3 when browser journeys cannot run, 4 when those of separate processes cannot.
 */
import { join, resolve } from 'node:path';
import { engineLauncher } from '../../platform/database/glibc.ts';
import { findChromium } from './chromium.ts';
import { dssMissing } from './dss/index.ts';
import { fetchKafka, kafkaMissing } from './kafka/index.ts';
import { redisMissing } from './redis.ts';
import { stripeMockMissing } from './stripe-mock.ts';
import { toxiproxyMissing } from './toxiproxy.ts';
import { veraPdfMissing } from './verapdf/index.ts';

const cache = join(resolve(import.meta.dirname, '..', '..', '..'), '.cache');
const missing: (string | undefined)[] = [];

if (!process.env['MONGODB_URI']) {
  await engineLauncher(cache).catch((error: Error) =>
    missing.push(`The MongoDB engine cannot start: ${error.message}.`),
  );
}
const kafka = await kafkaMissing();
missing.push(kafka);
const external = process.env['KAFKA_BROKERS'] || process.env['TOUCHLINE_TESTCONTAINERS'] === '1';
if (kafka === undefined && !external) {
  await fetchKafka(cache).catch((error: Error) => missing.push(`${error.message}.`));
}
const redis = await redisMissing();
missing.push(redis);
missing.push(await toxiproxyMissing());
missing.push(await stripeMockMissing());
missing.push(await veraPdfMissing());
missing.push(await dssMissing());
const browser = findChromium();
if (browser === undefined) missing.push('Chromium is missing: install chromium; the browser journeys are skipped.');

for (const sentence of missing) if (sentence !== undefined) console.log(sentence);
process.exitCode = browser === undefined ? 3 : kafka !== undefined || redis !== undefined ? 4 : 0;
