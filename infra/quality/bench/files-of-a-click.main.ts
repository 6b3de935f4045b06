/**
 * `node infra/quality/bench/files-of-a-click.main.ts`: the files whose named functions run from a click until it is quiet
 * again, in the product as one process, seen by V8's coverage. Without what runs when nobody clicks. No time is measured.
 */
import { Session } from 'node:inspector/promises';
import { relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createNegotiations } from '../../apps/all-in-one/demo/negotiations.ts';
import { demoPassword, players, representatives, staff } from '../../apps/all-in-one/demo/people.ts';
import { createArrivals } from '../../apps/api-client/arrivals.ts';
import { createCaller } from '../../apps/api-client/caller.ts';
import { allInOneHarness } from '../testkit/all-in-one.harness.ts';
import { browserClient } from '../testkit/browser-client.ts';

const repository = resolve(import.meta.dirname, '../../..');
type Ran = ReadonlyMap<string, ReadonlySet<string>>;

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

/** Per file the named functions that ran since it was last asked. */
const ran = async (): Promise<Ran> => {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const files = new Map<string, Set<string>>();
  for (const { url, functions } of result) {
    if (!url.startsWith('file:') || url.includes('node_modules')) continue;
    // What starts at the beginning is the module itself; what has no name is known by its place.
    const names = functions
      .filter(({ ranges: [range] }) => range && range.count > 0 && range.startOffset > 0)
      .map(({ functionName, ranges }) => functionName || `@${ranges[0]?.startOffset}`);
    if (names.length) files.set(relative(repository, fileURLToPath(url)), new Set(names));
  }
  return files;
};
const into = (all: Map<string, Set<string>>, more: Ran): void => {
  for (const [file, names] of more) all.set(file, new Set([...(all.get(file) ?? []), ...names]));
};

const harness = await allInOneHarness(undefined);
const { product } = harness;
await product.identity.makeAdmin({ ...staff, password: demoPassword });
await product.profile.importClubs({
  files: [{ name: 'nl.clubs.txt', text: 'Sparta Rotterdam, Rotterdam\nFC Utrecht, Utrecht\n' }],
  apply: true,
});
const open = () => createCaller({ client: browserClient(product.address), patienceMs: 30_000 });
const clerk = open();
await clerk.signIn(staff.email, demoPassword);
const arrivals = createArrivals({ password: demoPassword, open, staff: () => clerk });
const today = new Date().toISOString().slice(0, 10);

/** Everything that runs by itself: sweeps, leases, checks of readiness. */
const idle = new Map<string, Set<string>>();
const quiet = async (): Promise<void> => {
  await wait(4_000);
  await ran();
  await wait(12_000);
  into(idle, await ran());
};
/** What a click ran that doesn't run by itself. */
const click = async (title: string, act: () => Promise<unknown>): Promise<void> => {
  await ran();
  await act();
  await wait(3_000);
  const files = [...(await ran())]
    .map(([file, names]) => [file, [...names].filter((name) => !idle.get(file)?.has(name))] as const)
    .filter(([, names]) => names.length > 0)
    .sort();
  console.log(`\n# ${title}`);
  for (const [file, names] of files) console.log(`${file}: ${names.slice(0, 12).join(' ')}`);
};

const [given] = players(today).filter((player) => player.state === 'in the market' && player.gender === 'male');
const [represented] = representatives;
if (!given || !represented) throw new Error('The demo has nobody.');
const player = await arrivals.player({ ...given, club: null, contract_ends_on: null, highlights: [] });
const club = await arrivals.representative(represented, async (client) => {
  const [found] = await client.until('/clubs?q=Sparta', (clubs) => clubs.length > 0);
  await client.send('PUT', '/profile/club', { club_id: found.id, team_ids: [found.teams[0].id] });
});
await quiet();
await click('verify a person', () => clerk.decide(`/admin/users/${player.user_id}`, 'verify'));
await click('verify a profile', () =>
  clerk.decide(`/admin/profiles/${player.profile_id}`, 'verify', { valuation_tier: given.tier }),
);
await arrivals.admit(club, null);
await arrivals.subscribe(player);
await arrivals.subscribe(club);

const { representative } = await club.client.until('/profile', (own) => own.representative?.club);
const table = { club, team_id: representative.club.teams[0].id, player };
const negotiations = createNegotiations(today);
await negotiations.opened(table, 10);
const [offer] = await player.client.until('/offers', (offers) => offers.length > 0);
await quiet();
await click('accept', () => player.client.send('POST', `/offers/${offer.id}/accept`, { round: 1 }));
const { contract } = await player.client.until(`/offers/${offer.id}`, (o) => o.contract?.document_id);
const sign = async (who: typeof player, title: string, name: string): Promise<void> => {
  const document = await who.client.until(`/documents/${contract.document_id}`, (d) => d.your_turn);
  await wait(2_000);
  const signature = { kind: 'typed', text: name };
  await click(title, () =>
    who.client.send('POST', `/documents/${contract.document_id}/sign`, {
      sha256: document.sha256,
      signature,
      password: demoPassword,
    }),
  );
};
await sign(player, 'sign', `${given.first_name} ${given.last_name}`);
await sign(club, 'the last signature', `${represented.first_name} ${represented.last_name}`);
await harness.close();
