import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Arrived } from '../../api-client/arrivals.ts';
import type { Caller } from '../../api-client/caller.ts';
import type { AllInOne } from '../all-in-one.ts';
import { demoMarks } from '../data-directory.ts';
import {
  addWomen,
  arrivalsAt,
  bring,
  callerAt,
  chooseClub,
  enterClub,
  forEachOf,
  signInAgain,
  unlessThere,
} from './aboard.ts';
import { tellDocuments } from './documents.ts';
import { tellMandates } from './mandates.ts';
import { createNegotiations } from './negotiations.ts';
import {
  agent,
  coach,
  colleague,
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
import { type SignInAs, tellRecruiting } from './recruiting.ts';
import { seatOf, teamOf, tell } from './stories.ts';
import { tellEnded, tellSubscriptions, tellUnfinished } from './subscriptions.ts';
import { createTrialStories } from './trials.ts';

const dayMs = 86_400_000;

/** Moves the product's clock by so many ms. */
export type Travel = (ms: number) => void;

const importClubs = async (product: AllInOne): Promise<void> => {
  const directory = join(import.meta.dirname, 'clubs');
  const names = (await readdir(directory)).filter((name) => name.endsWith('.clubs.txt'));
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(directory, name), 'utf8') })),
  );
  await product.profile.importClubs({ files, apply: true });
};

/** How many players are there before the demo counts as ready; the others arrive while somebody looks around. */
const firstPlayers = 9;

/** Tells when the demo world is complete. */
export interface Demo {
  readonly complete: Promise<void>;
}

/** The places of the players whose trial is over: the contract of one waits for him, the other one has signed his. */
const onTrialLastWeek = [2, 4] as const;

/** Those who are there first came so long ago, in days: what is over by now has had its time. */
const firstCameDaysAgo = 16;

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
  const team_id = await teamOf(club);
  const tables = onTrialLastWeek.map((place) => ({ club, team_id, player: seatOf(place, arrived, first).person }));
  // What ends with a signature begins with an interest: it is one story.
  const negotiations = createNegotiations(today);
  await Promise.all(
    tables.map(async (table, at) => {
      if (at > 0) await negotiations.inTalks(table);
      await createTrialStories(today).lastWeek(table);
    }),
  );
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

/** Later, as somebody who is there. */
const signInAsAt =
  (product: AllInOne): SignInAs =>
  async (email) => {
    const client = callerAt(product);
    const user = await client.signIn(email, demoPassword);
    return { client, email, user_id: user.id, profile_id: user.profiles[0].id };
  };

const seedRest = async (product: AllInOne, admin: Caller, today: string): Promise<void> => {
  const arrivals = arrivalsAt(product, admin);
  const as = signInAsAt(product);
  await tellDocuments(await as(representatives[0]?.email ?? ''), await as('davi.adeyinka@demo.example'));
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
  await tellRecruiting(as, today);
  // The club that had players on trial says how it was, once the clock has told that it is over.
  const { client } = await as(representatives[0]?.email ?? '');
  await createTrialStories(today).reported(client, onTrialLastWeek.length);
};

/**
 * Seeds the demo world through the real API, once per data directory: clubs, staff, representatives, sixty players,
 * offers and contracts in several states. The first come aboard with the clock turned back, so that trials are over by now.
 * Resolves when its first part is there; the rest arrives meanwhile, unless the first part is all that is wanted.
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
  for (const one of [staff, colleague]) await product.identity.makeAdmin({ ...one, password: demoPassword });
  await importClubs(product);
  const admin = callerAt(product);
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
  { who: 'Staff, a colleague', email: colleague.email },
  { who: 'Club (Sparta Rotterdam)', email: representatives[0]?.email ?? '' },
  { who: 'Club (Leeds United)', email: representatives[1]?.email ?? '' },
  { who: 'Player (Davi Adeyinka)', email: 'davi.adeyinka@demo.example' },
  { who: 'Agent (Beatriz Falcão)', email: agent.email },
];
