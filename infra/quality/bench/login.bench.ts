/**
 * A storm of sign-ins: everybody comes back at once. Through the whole product, sixteen at a time, against argon2id alone with the
 * parameters that the product has: a password costs that much on purpose, and a sign-in shall cost little more.
 */
import { join } from 'node:path';
import { createPasswords } from '../../../services/identity/src/password/password.ts';
import { demoPassword as password, players } from '../../apps/all-in-one/demo/people.ts';
import { bench } from './bench.ts';
import { concurrently, inTurns, p99 } from './measure.ts';
import { startDemo } from './program.ts';

const workers = 16;
/** Those of the demo who can sign in by a password alone. */
const people = players(new Date().toISOString().slice(0, 10)).filter(({ state }) => state === 'in the market');

await bench('A storm of sign-ins', async ({ pick, directory, ends }) => {
  const count = pick(320, 8);
  // As one command starts it: with an engine of its own.
  const product = await startDemo({ data: join(directory, 'data'), env: { DAILY_RATES_TIMES: '10000' } });
  ends(() => product.end());
  const post = async (path: string, body: unknown): Promise<void> => {
    const answer = await fetch(`${product.address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-mode': 'token' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
    await answer.body?.cancel();
  };
  const passwords = createPasswords();
  const stored = await passwords.hash(password);
  const storm = (one: (n: number) => Promise<unknown>) => async () => {
    const begun = performance.now();
    const took = await concurrently(count, workers, one);
    return { rate: (count * 1_000) / (performance.now() - begun), p99: p99(took) };
  };
  const rounds = await inTurns(
    {
      ours: storm((n) => post('/login', { email: people[n % people.length]?.email, password })),
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
      'Of 27 ms of CPU for a sign-in on this machine 19 are argon2id’s and 4 the engine’s: four commands, of which one waits for the journal. Those of whoever asks come on top.',
    ],
  };
});
