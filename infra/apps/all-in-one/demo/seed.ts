import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Arrived, createArrivals } from '../../api-client/arrivals.ts';
import { type Caller, createCaller, programClient } from '../../api-client/caller.ts';
import type { AllInOne } from '../all-in-one.ts';
import { clearOwn, demoMarks } from '../data-directory.ts';
import { consent } from './guardians.ts';
import { tellMandates } from './mandates.ts';
import { createNegotiations } from './negotiations.ts';
import { answerPosition, keepSearch, publishPositions } from './opportunities.ts';
import {
  agent,
  coach,
  type DemoPlayer,
  demoPassword,
  lateCoach,
  leaver,
  newAgent,
  newCoach,
  newcomer,
  players,
  representatives,
  staff,
  undecidedCoach,
} from './people.ts';
import { makePlans } from './plans.ts';
import { tellShortlists } from './shortlists.ts';
import { tellEnded, tellSubscriptions, tellUnfinished } from './subscriptions.ts';
import { createTrialStories } from './trials.ts';

const dayMs = 86_400_000;

/** Moves the product's clock by so many ms. */
export type Travel = (ms: number) => void;

/** How long the demo waits for what arrives by events, in ms. */
const patienceMs = 20_000;

/** So many come aboard at the same time: more than the two cores they are judged on would only wait. */
const concurrency = 6;

const forEachOf = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const left = [...items];
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
    }),
  );
};

const arrivalsAt = ({ address }: AllInOne, admin: Caller) =>
  createArrivals({
    password: demoPassword,
    open: () => createCaller({ client: programClient({ address }), patienceMs }),
    staff: () => admin,
  });

const importClubs = async (product: AllInOne): Promise<void> => {
  const directory = join(import.meta.dirname, 'clubs');
  const names = (await readdir(directory)).filter((name) => name.endsWith('.clubs.txt'));
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(directory, name), 'utf8') })),
  );
  await product.profile.importClubs({ files, apply: true });
};

const chooseClub =
  (name: string) =>
  async (client: Caller): Promise<void> => {
    const found = await client.until(`/clubs?q=${encodeURIComponent(name)}`, (clubs) => clubs.length > 0);
    await client.send('PUT', '/profile/club', { club_id: found[0].id, team_ids: [found[0].teams[0].id] });
  };

/** A member of the market adds a team; that she acts for it, too, staff confirm. */
const addWomen = async (admin: Caller, { client, profile_id }: Arrived): Promise<void> => {
  // Her subscription may still be on its way to where clubs are kept.
  await client.until('/scouting/players', () => true);
  const { representative } = await client.send('GET', '/profile');
  const club = await client.send('POST', `/clubs/${representative.club.id}/teams`, {
    name: 'Women',
    gender: 'female',
    level: 'first team',
  });
  const { claim } = await client.send('PUT', '/profile/club', {
    club_id: club.id,
    team_ids: club.teams.map((t: { id: string }) => t.id),
  });
  await admin.send('POST', `/admin/profiles/${profile_id}/claim/confirm`, { claimed_at: claim.at });
};

const enterClub = async (client: Caller): Promise<void> => {
  const club = await client.send('POST', '/clubs', {
    name: newcomer.entered,
    short_name: 'VNA',
    country: 'PT',
    city: 'Vila Nova de Gaia',
    founded: 1931,
    website: null,
    teams: [{ name: 'First team', gender: 'male', level: 'first team' }],
  });
  await client.send('PUT', '/profile/club', {
    club_id: club.id,
    team_ids: club.teams.map((t: { id: string }) => t.id),
  });
};

const teamOf = async ({ client }: Arrived): Promise<string> =>
  (await client.send('GET', '/profile')).representative.team_ids[0];

const marketOf = (list: readonly DemoPlayer[]): readonly DemoPlayer[] =>
  list.filter((p) => p.state === 'in the market' && p.gender === 'male');

const seatOf = (index: number, arrived: ReadonlyMap<string, Arrived>, list: readonly DemoPlayer[]) => {
  const player = marketOf(list)[index];
  const person = player && arrived.get(player.email);
  if (!player || !person) throw new Error(`the demo has no player number ${index}`);
  return { player, person };
};

/** The stories: who negotiates with whom, by their place among the players. */
const tell = async (
  clubs: readonly Arrived[],
  arrived: ReadonlyMap<string, Arrived>,
  list: readonly DemoPlayer[],
  today: string,
): Promise<void> => {
  const negotiations = createNegotiations(today);
  const [sparta, leeds, freiburg] = clubs;
  if (!sparta || !leeds) return;
  const [spartaTeam, leedsTeam] = await Promise.all([teamOf(sparta), teamOf(leeds)]);
  const at = (index: number, club: Arrived, team_id: string) => {
    const seat = seatOf(index, arrived, list);
    return { player: seat.player, table: { club, team_id, player: seat.person } };
  };
  const davi = at(0, sparta, spartaTeam);
  await negotiations.thirdRound(davi.table, davi.player.contract_ends_on ?? today);
  await negotiations.inTalks(at(0, leeds, leedsTeam).table);
  await negotiations.opened(at(0, leeds, leedsTeam).table, 9);
  await negotiations.interested(at(1, leeds, leedsTeam).table);
  if (freiburg) await negotiations.interested(at(0, freiburg, await teamOf(freiburg)).table);
  await negotiations.countered(at(1, sparta, spartaTeam).table);
  await negotiations.waitingForPlayer(at(2, sparta, spartaTeam).table);
  const third = at(3, sparta, spartaTeam);
  await negotiations.waitingForClub(third.table, `${third.player.first_name} ${third.player.last_name}`);
  const fourth = at(4, sparta, spartaTeam);
  await negotiations.completed(
    fourth.table,
    `${fourth.player.first_name} ${fourth.player.last_name}`,
    'Saskia Verhulst',
  );
  await negotiations.declined(at(5, sparta, spartaTeam).table);
  await negotiations.withdrawn(at(6, sparta, spartaTeam).table);
  await negotiations.opened(at(7, sparta, spartaTeam).table, 14);
  const trials = createTrialStories(today);
  await trials.agreed(at(1, sparta, spartaTeam).table);
  await trials.asked(at(0, leeds, leedsTeam).table);
  await trials.declined(at(6, sparta, spartaTeam).table);
  await trials.waiting(at(7, sparta, spartaTeam).table);
  const teams = await Promise.all(clubs.map(async (club) => [club, await teamOf(club)] as const));
  await keepSearch(davi.table.player);
  const [wing] = await publishPositions(teams, today);
  if (!wing) return;
  // One is in talks already, two wait for their answer.
  const talking = await answerPosition(at(5, sparta, spartaTeam).table.player, wing, 'I can join in the summer.');
  await sparta.client.send('POST', `/interests/${talking}/accept`, { contact: { email: true, phone: '' } });
  await answerPosition(at(6, sparta, spartaTeam).table.player, wing, 'I press, and I like to come inside.');
  await answerPosition(at(1, sparta, spartaTeam).table.player, wing, '');
  await tellShortlists(
    sparta,
    marketOf(list).flatMap(({ email }) => arrived.get(email) ?? []),
  );
};

/** How many players are there before the demo counts as ready; the others arrive while somebody looks around. */
const firstPlayers = 9;

const bring = async (
  product: AllInOne,
  admin: Caller,
  list: readonly DemoPlayer[],
  into: Map<string, Arrived>,
): Promise<void> => {
  const arrivals = arrivalsAt(product, admin);
  await forEachOf(list, async (player) => {
    const arrived = await arrivals.player(player);
    into.set(player.email, arrived);
    if (player.state === 'in the market') {
      await consent(product, player, arrived);
      await arrivals.admit(arrived, player.tier);
      await arrivals.subscribe(arrived);
    } else if (player.state === 'mending') {
      await admin.decide(`/admin/users/${arrived.user_id}`, 'reject', {
        reason: 'The photo page is cut off at the right edge. Please upload it again.',
        kind: 'fixable',
        note: 'Name matches otherwise.',
      });
    }
  });
};

/** Tells when the demo world is complete. */
export interface Demo {
  readonly complete: Promise<void>;
}

/**
 * Before the database is opened, in a directory that this process has taken: a demo that was cut off before anybody could
 * use it is begun anew. What the product didn't make stays.
 */
export const prepareDemo = async (directory: string): Promise<void> => {
  const { started, ready } = demoMarks(directory);
  if (existsSync(started) && !existsSync(ready)) await clearOwn(directory);
  if (existsSync(join(directory, 'database'))) return;
  await writeFile(started, '');
};

/** Who is there already, from a run that was cut off, stays as they are. */
const unlessThere = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => {
    if (!String(error).includes('UserEmailTaken')) throw error;
  });
};

/** The place of the player whose trial is over: his offer waits for him. */
const onTrialLastWeek = 2;

/** Those who are there first came so long ago, in days: what is over by now has had its time. */
const firstCameDaysAgo = 16;

const signInAgain = async ({ client, email }: Pick<Arrived, 'client' | 'email'>): Promise<void> => {
  await client.signIn(email, demoPassword);
};

const seedFirst = async (product: AllInOne, admin: Caller, today: string, travel: Travel): Promise<void> => {
  const arrivals = arrivalsAt(product, admin);
  const first = players(today).slice(0, firstPlayers);
  const arrived = new Map<string, Arrived>();
  const clubs = await Promise.all(
    representatives.map(async (given) => {
      const representative = await arrivals.representative(given, chooseClub(given.club));
      await arrivals.admit(representative, null);
      await arrivals.subscribe(representative);
      if (given.women) await addWomen(admin, representative);
      return representative;
    }),
  );
  const represents = async (): Promise<Arrived> => {
    const beatriz = await arrivals.agent(agent);
    await arrivals.admit(beatriz, null);
    await arrivals.subscribe(beatriz);
    return beatriz;
  };
  const coaches = async (): Promise<Arrived> => {
    const ruben = await arrivals.coach(lateCoach);
    await arrivals.admit(ruben, null);
    return ruben;
  };
  const [beatriz, ruben] = await Promise.all([represents(), coaches(), bring(product, admin, first, arrived)]);
  const [club] = clubs;
  if (!club) throw new Error('the demo has no club');
  const { person } = seatOf(onTrialLastWeek, arrived, first);
  await createTrialStories(today).lastWeek({ club, team_id: await teamOf(club), player: person });
  travel(firstCameDaysAgo * dayMs);
  await Promise.all(
    [{ client: admin, email: staff.email }, beatriz, ruben, ...clubs, ...arrived.values()].map(signInAgain),
  );
  const [represented, asked] = [6, 5].map((index) => seatOf(index, arrived, first).person);
  await Promise.all([
    tell(clubs, arrived, first, today),
    sell(product, clubs, ruben, arrived),
    ...(represented && asked ? [tellMandates(beatriz, represented, asked, today)] : []),
  ]);
};

/** Where real cards are asked for, the demo sells nothing. */
const sell = async (
  { simulator }: AllInOne,
  [, , monthly, yearly]: readonly Arrived[],
  stopped: Arrived,
  players: ReadonlyMap<string, Arrived>,
): Promise<void> => {
  const [late, ending] = ['niels.van-der-wal@demo.example', 'joon-ho.bae@demo.example'].map((email) =>
    players.get(email),
  );
  if (!monthly || !yearly || !late || !ending) throw new Error('somebody who pays is missing');
  if (simulator) await tellSubscriptions(simulator, { monthly, yearly, stopped, late, ending });
};

const bringLeaver = async ({ simulator }: AllInOne, arrivals: ReturnType<typeof arrivalsAt>): Promise<void> => {
  if (!simulator) return;
  const arrived = await arrivals.representative(leaver, chooseClub(leaver.club));
  await arrivals.admit(arrived, null);
  await tellEnded(simulator, arrived);
};

const bringUndecided = async ({ simulator }: AllInOne, arrivals: ReturnType<typeof arrivalsAt>): Promise<void> => {
  if (!simulator) return;
  const arrived = await arrivals.coach(undecidedCoach);
  await arrivals.admit(arrived, null);
  await tellUnfinished(arrived);
};

/** The club that had a player on trial says how it was, once the clock has told that it is over. */
const reportTrial = async (product: AllInOne, today: string): Promise<void> => {
  const client = createCaller({ client: programClient({ address: product.address }), patienceMs: 180_000 });
  await client.signIn(representatives[0]?.email ?? '', demoPassword);
  await createTrialStories(today).reported(client);
};

const seedRest = async (product: AllInOne, admin: Caller, today: string): Promise<void> => {
  const arrivals = arrivalsAt(product, admin);
  await unlessThere(arrivals.representative(newcomer, enterClub));
  await unlessThere(arrivals.agent(newAgent));
  await unlessThere(arrivals.coach(newCoach));
  await unlessThere(
    arrivals.coach(coach).then(async (marit) => {
      await arrivals.admit(marit, null);
      await arrivals.subscribe(marit);
    }),
  );
  await unlessThere(bringLeaver(product, arrivals));
  await unlessThere(bringUndecided(product, arrivals));
  await forEachOf(players(today).slice(firstPlayers), (player) =>
    unlessThere(bring(product, admin, [player], new Map())),
  );
  await reportTrial(product, today);
};

/**
 * Seeds the demo world through the real API, once per data directory: clubs, staff, representatives, sixty players,
 * offers and contracts in several states. The first come aboard with the clock turned back, so that a trial is over by now. Resolves when its first part is there; the rest arrives meanwhile, unless the
 * first part is all that is wanted.
 */
export const seedDemo = async (
  product: AllInOne,
  directory: string,
  { travel, firstPartOnly = false }: { readonly travel: Travel; readonly firstPartOnly?: boolean },
): Promise<Demo> => {
  const { ready, complete } = demoMarks(directory);
  if (existsSync(complete)) return { complete: Promise.resolve() };
  const isNew = !existsSync(ready);
  if (isNew) travel(-firstCameDaysAgo * dayMs);
  const today = new Date().toISOString().slice(0, 10);
  await product.identity.makeAdmin({ ...staff, password: demoPassword });
  await importClubs(product);
  const admin = createCaller({ client: programClient({ address: product.address }), patienceMs });
  await admin.signIn(staff.email, demoPassword);
  if (isNew) {
    await makePlans(admin);
    await seedFirst(product, admin, today, travel);
    await writeFile(ready, '');
  }
  if (firstPartOnly) return { complete: Promise.resolve() };
  return { complete: seedRest(product, admin, today).then(() => writeFile(complete, '')) };
};

export const accounts: readonly { readonly who: string; readonly email: string }[] = [
  { who: 'Staff', email: staff.email },
  { who: 'Club (Sparta Rotterdam)', email: representatives[0]?.email ?? '' },
  { who: 'Club (Leeds United)', email: representatives[1]?.email ?? '' },
  { who: 'Player (Davi Adeyinka)', email: 'davi.adeyinka@demo.example' },
  { who: 'Agent (Beatriz Falcão)', email: agent.email },
];
