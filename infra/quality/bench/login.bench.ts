/**
 * A storm of sign-ins: everybody comes back at once. Through the whole product, sixteen at a time, against argon2id alone with the
 * parameters that the product has: a password costs that much on purpose, and a sign-in shall cost little more.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createPasswords } from '../../../services/identity/src/password/password.ts';
import { startEngine } from '../../platform/database/index.ts';
import { allInOneHarness } from '../testkit/all-in-one.harness.ts';
import { bench } from './bench.ts';
import { concurrently, inTurns, p99 } from './measure.ts';

const password = 'floodlights at dusk';
const workers = 16;

await bench('A storm of sign-ins', async ({ pick, directory, ends }) => {
  const count = pick(320, 8);
  const people = pick(64, 2);
  const engine = await startEngine({ directory: join(directory, 'database') });
  ends(engine.close);
  const { product, close } = await allInOneHarness(engine.uri);
  ends(close);
  const post = async (path: string, body: unknown): Promise<void> => {
    const answer = await fetch(`${product.address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-mode': 'token' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
    await answer.body?.cancel();
  };
  const emails = Array.from({ length: people }, () => `${randomUUID()}@bench.example`);
  const somebody = { password, name: 'Somebody', profile_type: 'player', accepts_terms: true };
  await concurrently(people, workers, (n) => post('/register', { ...somebody, email: emails[n] }));

  const passwords = createPasswords();
  const stored = await passwords.hash(password);
  const storm = (one: (n: number) => Promise<unknown>) => async () => {
    const begun = performance.now();
    const took = await concurrently(count, workers, one);
    return { rate: (count * 1_000) / (performance.now() - begun), p99: p99(took) };
  };
  const rounds = await inTurns(
    {
      ours: storm((n) => post('/login', { email: emails[n % people], password })),
      bare: storm(async () => {
        if (!(await passwords.verify(stored, password))) throw new Error('The password is the right one.');
      }),
    },
    { rounds: pick(4, 1), warmUp: pick(1, 0) },
  );
  const of = (name: 'ours' | 'bare', measure: 'rate' | 'p99') => rounds[name].map((round) => round[measure]);
  const against = 'argon2id alone, with the same parameters';
  return {
    figures: [
      { what: 'Sign-ins, 16 at a time', unit: '/s', against, ours: of('ours', 'rate'), bare: of('bare', 'rate') },
      { what: 'Sign-ins, 16 at a time, p99', unit: 'ms', against, ours: of('ours', 'p99'), bare: of('bare', 'p99') },
    ],
    notes: [
      'Whoever asks runs on the same two cores, and so does the database, which keeps a session for each in its journal before the answer.',
      'Of 22 ms of CPU for a sign-in 11 are argon2id’s, 6 the product’s and those of whoever asks, 5 the engine’s: eight commands, of which one waits for the journal.',
    ],
  };
});
