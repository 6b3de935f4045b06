/**
 * A representative's home, read through the whole product, against bare Express and mongoose that ask the same database
 * for the same things and do nothing else: no session, no rights, no contracts, no log.
 */
import { join } from 'node:path';
import { demoPassword, representatives } from '../../apps/all-in-one/demo/people.ts';
import { startEngine } from '../../platform/database/index.ts';
import { freePort } from '../../platform/runtime/free-port.mjs';
import { bench } from './bench.ts';
import type { Round } from './measure.ts';
import { inTurns, underLoad } from './measure.ts';
import { startDemo, startProgram } from './program.ts';

await bench('A representative’s home', async ({ pick, quick, directory, ends }) => {
  const engine = await startEngine({ directory: join(directory, 'database') });
  ends(engine.close);
  const product = await startDemo({ uri: engine.uri, data: join(directory, 'data'), whole: !quick });
  ends(() => product.end());
  const { address } = product;
  const barePort = await freePort();

  const signedIn = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth-mode': 'token' },
    body: JSON.stringify({ email: representatives[0]?.email, password: demoPassword }),
  });
  const { data: session } = (await signedIn.json()) as {
    data: { token: string; user: { id: string; profiles: [{ id: string }] } };
  };
  const { id: user, profiles } = session.user;

  const bare = await startProgram({
    main: join(import.meta.dirname, 'home.bare.ts'),
    args: [engine.uri, String(barePort), user, profiles[0].id],
    readyAt: `http://127.0.0.1:${barePort}/ready`,
  });
  ends(() => bare.end());

  const loaded =
    (url: string, headers: Record<string, string> = {}): Round<'rate' | 'p99'> =>
    () =>
      underLoad({ url, headers, connections: 10, seconds: pick(3, 1) });
  const rounds = await inTurns(
    {
      ours: loaded(`${address}/api/home`, { authorization: `Bearer ${session.token}` }),
      same: loaded(`http://127.0.0.1:${barePort}/same-reads`),
      once: loaded(`http://127.0.0.1:${barePort}/each-once`),
    },
    { rounds: pick(4, 1), warmUp: pick(1, 0) },
  );
  const of = (name: 'ours' | 'same' | 'once', measure: 'rate' | 'p99') => rounds[name].map((round) => round[measure]);
  const same = 'Express and mongoose with the same reads';
  const once = 'the same, who asks read once, nothing counted';
  return {
    figures: [
      { what: 'Home', unit: 'req/s', against: same, ours: of('ours', 'rate'), bare: of('same', 'rate') },
      { what: 'Home, p99', unit: 'ms', against: same, ours: of('ours', 'p99'), bare: of('same', 'p99') },
      { what: 'Home', unit: 'req/s', against: once, ours: of('ours', 'rate'), bare: of('once', 'rate') },
      { what: 'Home, p99', unit: 'ms', against: once, ours: of('ours', 'p99'), bare: of('once', 'p99') },
    ],
    notes: [
      'Ten connections of one person, the same engine for all three. The bare ones read the offers, documents and news of a home: 20 reads, or, the second time, only the 10 that a program would do that knows everything. Ours needs 7, and shows interests, trials, reports and open positions besides; it lets one person’s requests wait for each other: the ratio is on the hard side.',
      'By profile most of the product’s own time is the driver’s: commands written to a socket, BSON read. Replies checked against their contracts take 7 %, putting what was read into its groups 5 %.',
    ],
  };
});
