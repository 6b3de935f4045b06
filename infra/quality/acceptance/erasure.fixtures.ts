import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { latestMandateEnd } from '@touchline/contracts/policies/mandates';
import { serviceNames } from '@touchline/contracts/topology';
import sharp from 'sharp';
import { type Arrived, type ArrivingPlayer, createArrivals } from '../../apps/api-client/arrivals.ts';
import { type Caller, createCaller, programClient } from '../../apps/api-client/caller.ts';
import { specimen } from '../../apps/api-client/specimen.ts';
import type { AllInOneHarness } from '../testkit/all-in-one.harness.ts';
import { mp4 } from '../testkit/clips.ts';
import { offerTerms } from '../testkit/offer-terms.ts';
import { opportunityTerms } from './access.opportunities.fixtures.ts';

/** People who leave a trace wherever one can be left, and a search for it through everything that is kept. */

export const password = 'floodlights at dusk';
const patienceMs = 60_000;
const dayMs = 86_400_000;

const player: ArrivingPlayer = {
  ...{ first_name: 'Quillon', last_name: 'Zephyrwort', email: 'quillon@zephyrwort.example' },
  ...{ nickname: 'zephyr-quill', gender: 'male', date_of_birth: '1997-11-23', nationalities: ['PT'] },
  ...{ positions: ['LW'], preferred_foot: 'left', height_cm: 178, weight_kg: 71, club: 'Heerenveen' },
  ...{ contract_ends_on: '2027-06-30', bio: 'Marrowfat biography.' },
  highlights: [{ title: 'Marrowfat highlight', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }],
  seasons: [
    { began_in: 2019, club: 'Marrowfat United', level: 'U21', appearances: 3, minutes: 90, goals: 0, assists: 1 },
  ],
};
const scout = { first_name: 'Ottoline', last_name: 'Vandermark', email: 'ottoline@vandermark.example' } as const;
const agent = {
  ...{ first_name: 'Perpetua', last_name: 'Quoyle', email: 'perpetua@quoyle.example' },
  ...{ agency: 'Gannetry Partners', licence_number: '990011-8877', licensed_countries: ['PT'] },
} as const;
const staying = {
  first_name: 'Saskia',
  last_name: 'Verhulst',
  email: 'saskia@example.com',
  position: 'Scout',
} as const;

const frame = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 36, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer();

/** What must not be found of anybody who has left, whatever its case. */
export const traces = [
  ...['zephyrwort', 'quillon', 'zephyr-quill', '1997-11-23', '5550777', 'marrowfat'],
  ...['ottoline', 'vandermark', '5550888', 'rookwood'],
  ...['thackwell', 'isidore', 'hesper', '2010-02-27'],
  ...['perpetua', 'quoyle', 'gannetry', '990011-8877', 'shearwater'],
] as const;

export interface Lived {
  readonly staff: Caller;
  readonly player: Arrived;
  /** Under 18, waits for staff and for the guardian. */
  readonly minor: Arrived;
  readonly scout: Arrived;
  readonly agent: Arrived;
  /** A representative of another club, who stays. */
  readonly staying: Arrived;
  /** The contract that everybody has signed. */
  readonly completed: string;
  /** Another one, that the player has not signed yet. */
  readonly open: string;
}

const clubOf = (name: string) => async (client: Caller) => {
  const [club] = await client.until(`/clubs?q=${name}`, (clubs) => clubs.length > 0);
  await client.send('PUT', '/profile/club', { club_id: club.id, team_ids: [club.teams[0].id] });
};

const teamOf = async ({ client }: Arrived): Promise<string> => {
  const { representative } = await client.send('GET', '/profile');
  return representative.team_ids[0];
};

/** Who has just been let in reaches a service a moment later. */
const soon = async <T>(work: () => Promise<T>): Promise<T> => {
  for (const until = Date.now() + patienceMs; ; ) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};

export const live = async (harness: AllInOneHarness): Promise<Lived> => {
  const { product } = harness;
  const open = () => createCaller({ client: programClient({ address: product.address }), patienceMs });
  await product.identity.makeAdmin({ email: 'staff@example.com', name: 'Petra Lindgren', password });
  await product.profile.importClubs({
    files: [
      { name: 'nl.clubs.txt', text: 'Sparta Rotterdam, Rotterdam\nSC Heerenveen, 1920, Heerenveen\nExcelsior\n' },
    ],
    apply: true,
  });
  const staff = open();
  await staff.signIn('staff@example.com', password);
  const arrivals = createArrivals({ password, open, staff: () => staff });
  const inMarket = async (arrived: Arrived, tier: string | null = null): Promise<Arrived> => {
    await arrivals.admit(arrived, tier);
    await arrivals.subscribe(arrived);
    return arrived;
  };
  const davi = await arrivals.player(player);
  const { first_name, last_name, nickname, date_of_birth, gender } = player;
  const phone = '+351 9 5550777';
  await davi.client.send('PATCH', '/profile/person', {
    values: { first_name, last_name, nickname, date_of_birth, gender, phone },
    complete: true,
  });
  await davi.client.upload('/me/identification?kind=identity-card', specimen('Quillon Zephyrwort', '1997'), 'id.pdf');
  // Bytes that are found wherever they lie.
  const filmed = mp4({ media: Buffer.concat([Buffer.from('marrowfat'), randomBytes(400)]) });
  const { player: shown } = await davi.client.add('/profile/clips?title=Marrowfat%20clip', filmed, 'goal.mp4');
  await davi.client.upload(`/profile/highlights/${shown.highlights.at(-1).id}/poster`, await frame(), 'frame.png');
  await inMarket(davi, 'B');
  const rep = await inMarket(
    await arrivals.representative({ ...scout, position: 'Rookwood Director' }, clubOf('Sparta')),
  );
  const other = await inMarket(await arrivals.representative(staying, clubOf('Excelsior')));
  const perpetua = await inMarket(await arrivals.agent(agent));
  const [spartas, excelsiors] = [await teamOf(rep), await teamOf(other)];

  // An agent who represents him, and puts him forward.
  const today = new Date().toISOString().slice(0, 10);
  const mandate = await soon(() =>
    perpetua.client.send('POST', '/mandates', {
      ...{ exclusive: true, starts_on: today, ends_on: latestMandateEnd(today), player_id: davi.profile_id },
      message: 'Shearwater message to Quillon.',
    }),
  );
  await soon(() => davi.client.send('POST', `/mandates/${mandate.id}/confirm`, {}));
  const position = await soon(() =>
    other.client.send('POST', '/opportunities', { team_id: excelsiors, ...opportunityTerms() }),
  );
  await soon(() =>
    perpetua.client.send('POST', `/opportunities/${position.id}/suggestions`, {
      player_id: davi.profile_id,
      message: 'Shearwater thinks that this fits.',
    }),
  );

  // A contract that everybody signs, the agent as a witness too.
  const offer = (by: Arrived, team_id: string, message: string) =>
    soon(() =>
      by.client.send('POST', '/offers', {
        ...{ player_id: davi.profile_id, team_id, negotiable: true, terms: offerTerms, message, club_informed: true },
        expires_at: new Date(Date.now() + 10 * dayMs).toISOString(),
      }),
    );
  const contractOf = async (id: string): Promise<string> => {
    const drafted = await davi.client.until(`/offers/${id}`, (o) => o.contract?.document_id);
    return drafted.contract.document_id;
  };
  const sign = async ({ client }: Arrived, id: string, text: string): Promise<void> => {
    const { sha256 } = await client.until(`/documents/${id}`, (d) => d.your_turn);
    await client.send('POST', `/documents/${id}/sign`, { sha256, signature: { kind: 'typed', text }, password });
  };
  const first = await offer(rep, spartas, 'Rookwood writes to Quillon Zephyrwort.');
  await davi.client.send('POST', `/offers/${first.id}/accept`, { round: 1 });
  const completed = await contractOf(first.id);
  await sign(davi, completed, 'Quillon Zephyrwort');
  await sign(perpetua, completed, 'Perpetua Quoyle');
  await sign(rep, completed, 'Ottoline Vandermark');
  await davi.client.until(`/documents/${completed}`, (d) => d.status === 'completed');

  // What is declined, what is talked about, and what is open.
  const later = { contract_start_date: '2031-07-01', contract_expiry_date: '2033-06-30' };
  const declined = await soon(() =>
    other.client.send('POST', '/offers', {
      ...{ player_id: davi.profile_id, team_id: excelsiors, negotiable: true, message: 'For Zephyrwort.' },
      ...{ terms: { ...offerTerms, ...later }, club_informed: true },
      expires_at: new Date(Date.now() + 10 * dayMs).toISOString(),
    }),
  );
  await davi.client.send('POST', `/offers/${declined.id}/decline`, { round: 1, reason: 'Marrowfat reason.' });
  const interest = await soon(() =>
    other.client.send('POST', '/interests', {
      ...{ player_id: davi.profile_id, team_id: excelsiors, message: 'Dear Quillon.', contact: { email: true } },
    }),
  );
  await davi.client.send('POST', `/interests/${interest.id}/accept`, { contact: { email: true, phone: phone } });
  await soon(() =>
    rep.client.send('POST', '/interests', {
      ...{ player_id: davi.profile_id, team_id: spartas, message: 'Rookwood is interested.' },
      contact: { email: true, phone: '+31 10 5550888' },
    }),
  );
  const day = new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 10);
  const trial = await soon(() =>
    rep.client.send('POST', '/trial-requests', {
      ...{ player_id: davi.profile_id, team_id: spartas, starts_on: day, ends_on: day, costs_confirmed: true },
      ...{ location: { name: 'Nieuw Terbregge', city: 'Rotterdam' }, note: 'Rookwood note for Quillon.' },
      contact: { name: 'Ottoline Vandermark', phone: '+31 10 5550888' },
    }),
  );
  await soon(() => davi.client.send('POST', `/trial-requests/${trial.id}/accept`, { starts_on: day, ends_on: day }));
  const free = new Date(Date.now() + 60 * dayMs).toISOString().slice(0, 10);
  await davi.client.send('POST', '/trial-calendar/blocked-days', {
    ...{ starts_on: free, ends_on: free, reason: 'Marrowfat wedding' },
  });
  const list = await other.client.send('POST', '/shortlists', { name: 'Left side' });
  await soon(() => other.client.send('POST', `/shortlists/${list.id}/players`, { player_id: davi.profile_id }));
  const own = await rep.client.send('POST', '/shortlists', { name: 'Ours' });
  await soon(() => rep.client.send('POST', `/shortlists/${own.id}/players`, { player_id: davi.profile_id }));
  await rep.client.send('POST', '/saved-searches', {
    name: 'Rookwood wingers',
    filters: { positions: ['LW'] },
    notice: 'none',
  });
  await davi.client.send('POST', '/opportunity-searches', {
    ...{ name: 'Marrowfat search', filters: { countries: ['NL'] }, notice: 'at-once' },
  });
  await davi.client.client.send('PUT', '/me/name', { name: 'Quillon Marrowfat' }, { 'idempotency-key': randomUUID() });
  await rep.client.client.send(
    'PATCH',
    '/profile/representative',
    {
      values: {
        first_name: 'Ottoline',
        last_name: 'Vandermark',
        phone: '+31 10 5550888',
        position: 'Rookwood Director',
      },
      complete: true,
    },
    { 'idempotency-key': randomUUID() },
  );
  const minor = await arrivals.player({
    ...{ ...player, first_name: 'Isidore', last_name: 'Thackwell', email: 'isidore@thackwell.example' },
    ...{ nickname: 'isidore-t', date_of_birth: '2010-02-27', bio: '', highlights: [], seasons: [] },
    guardian: { name: 'Hesper Thackwell', email: 'hesper@thackwell.example' },
  });

  // A contract that waits for signatures.
  const second = await soon(() =>
    other.client.send('POST', '/offers', {
      ...{ player_id: davi.profile_id, team_id: excelsiors, negotiable: true, message: 'Once more, Quillon.' },
      ...{ terms: { ...offerTerms, ...later }, club_informed: true },
      expires_at: new Date(Date.now() + 10 * dayMs).toISOString(),
    }),
  );
  // One that waits for him, beside the one that he is about to sign.
  await soon(() =>
    rep.client.send('POST', '/offers', {
      ...{ player_id: davi.profile_id, team_id: spartas, negotiable: true, message: 'Stay, Quillon.' },
      ...{ terms: { ...offerTerms, ...later }, club_informed: true },
      expires_at: new Date(Date.now() + 10 * dayMs).toISOString(),
    }),
  );
  await davi.client.send('POST', `/offers/${second.id}/counter`, {
    ...{ round: 1, message: 'Marrowfat counter.', final: false },
    terms: { ...offerTerms, ...later, signing_bonus: 123_400 },
  });
  await other.client.send('POST', `/offers/${second.id}/accept`, { round: 2 });
  const waiting = await contractOf(second.id);
  await sign(davi, waiting, 'Quillon Zephyrwort');
  return { staff, player: davi, minor, scout: rep, agent: perpetua, staying: other, completed, open: waiting };
};

/** A row or a file in which a trace was found. */
export interface Found {
  readonly where: string;
  readonly id: string;
  readonly traces: readonly string[];
}

const within = (text: string): readonly string[] => {
  const lower = text.toLowerCase();
  return traces.filter((trace) => lower.includes(trace));
};

export const databases = [...serviceNames, 'operations'] as const;

/** The collections of a database, without those of the engine. */
export const collectionsOf = async ({ product }: AllInOneHarness, name: string): Promise<readonly string[]> => {
  const { db } = await product.adapters.connect(name);
  const found = (await db?.listCollections({}, { nameOnly: true }).toArray()) ?? [];
  return found
    .map((one) => one.name)
    .filter((one) => !one.startsWith('system.'))
    .sort();
};

/** The files that are kept. */
export const filesIn = async ({ directory }: AllInOneHarness): Promise<readonly string[]> =>
  (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));

/** Everything that is kept in which a trace is found: rows of all databases, and files. The mailbox stands in for a mail server. */
export const search = async (harness: AllInOneHarness): Promise<readonly Found[]> => {
  const found: Found[] = [];
  for (const name of databases)
    for (const collection of await collectionsOf(harness, name)) {
      if (collection === 'mailbox') continue;
      const connection = await harness.product.adapters.connect(name);
      for await (const row of connection.collection(collection).find()) {
        const traces = within(JSON.stringify(row));
        if (traces.length > 0) found.push({ where: `${name}.${collection}`, id: String(row._id), traces });
      }
    }
  for (const path of await filesIn(harness)) {
    const traces = within(`${path} ${(await readFile(path)).toString('latin1')}`);
    if (traces.length > 0) found.push({ where: 'files', id: path.slice(harness.directory.length + 1), traces });
  }
  return found;
};
