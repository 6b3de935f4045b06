import { type Arrived, createArrivals } from '../../api-client/arrivals.ts';
import { type Caller, createCaller, programClient } from '../../api-client/caller.ts';
import { patiently } from '../../api-client/patience.ts';
import type { AllInOne } from '../all-in-one.ts';
import { consent } from './guardians.ts';
import { type DemoPlayer, demoPassword, newcomer } from './people.ts';

/** How people of the demo come aboard: each through the real API. */

/** How long the demo waits for an answer and for what arrives by events, in ms: it is made on busy machines too. */
const patienceMs = 180_000;

/** Somebody of the demo. */
export const callerAt = ({ address }: Pick<AllInOne, 'address'>): Caller =>
  createCaller({ client: programClient({ address }), patienceMs, deliver: patiently({ withinMs: patienceMs }) });

/** So many come aboard at the same time: more than the two cores they are judged on would only wait. */
const concurrency = 6;

export const forEachOf = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const left = [...items];
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
    }),
  );
};

export const arrivalsAt = (product: AllInOne, admin: Caller) =>
  createArrivals({
    password: demoPassword,
    open: () => callerAt(product),
    staff: () => admin,
  });

export const chooseClub =
  (name: string) =>
  async (client: Caller): Promise<void> => {
    const found = await client.until(`/clubs?q=${encodeURIComponent(name)}`, (clubs) => clubs.length > 0);
    await client.send('PUT', '/profile/club', { club_id: found[0].id, team_ids: [found[0].teams[0].id] });
  };

/** A member of the market adds a team; that she acts for it, too, staff confirm. */
export const addWomen = async (admin: Caller, { client, profile_id }: Arrived): Promise<void> => {
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

export const enterClub = async (client: Caller): Promise<void> => {
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

export const bring = async (
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

/** Who is there already, from a run that was cut off, stays as they are. */
export const unlessThere = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => {
    if (!String(error).includes('UserEmailTaken')) throw error;
  });
};

export const signInAgain = async ({ client, email }: Pick<Arrived, 'client' | 'email'>): Promise<void> => {
  await client.signIn(email, demoPassword);
};
