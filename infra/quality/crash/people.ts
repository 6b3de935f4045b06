import { planBounds } from '@touchline/contracts/http/billing';
import type { Terms } from '@touchline/contracts/values';
import { demoPassword, players, representatives, staff } from '../../apps/all-in-one/demo/people.ts';
import { type Arrived, createArrivals } from '../../apps/api-client/arrivals.ts';
import type { Caller } from '../../apps/api-client/caller.ts';
import { eventually } from '../testkit/eventually.ts';
import { type Patience, patientCaller } from './client.ts';
import type { Harness } from './harness.ts';
import type { Payer, Priced } from './payer.ts';

export const admin = { ...staff, password: demoPassword };

export type Person = Arrived;

export interface Club extends Person {
  readonly team_id: string;
}

/** Who takes part: clubs and players in the market, each brought aboard through the API. */
export interface People {
  readonly clubs: readonly Club[];
  readonly players: readonly Person[];
  /** Where there is somebody who takes the money. */
  readonly payer?: Payer;
  /** Somebody new, before registering. */
  readonly open: () => Caller;
}

const today = new Date().toISOString().slice(0, 10);
const year = Number(today.slice(0, 4));

export const termsOf = (amount: number): Terms => ({
  contract_start_date: `${year + 4}-07-01`,
  contract_expiry_date: `${year + 6}-06-30`,
  salary: { amount, currency: 'EUR', per: 'week', basis: 'gross' },
  signing_bonus: 4_000_000,
  bonuses: [{ kind: 'goal', amount: 50_000 }],
  release_clause: 350_000_000,
  extension_option: null,
  housing: null,
  squad_role: 'rotation',
  other_terms: '',
});

export const bringPeople = async (
  harness: Pick<Harness, 'database'> & Partial<Pick<Harness, 'stripe'>>,
  patience: Patience,
  /** Who decides about them: staff who have no second factor yet, or set it up in this process. */
  by: { readonly email: string; readonly password: string } = admin,
  /** Of their addresses and pages, where others of the same names are there already. */
  mark = '',
): Promise<People> => {
  const marked = <Given extends { readonly email: string }>(given: Given): Given => ({
    ...given,
    email: `${mark}${given.email}`,
  });
  let opened = 0;
  const open = (): Caller => {
    opened += 1;
    return patientCaller(patience, `10.${(opened >> 16) & 255}.${(opened >> 8) & 255}.${opened & 255}`);
  };
  const messageTo = async (email: string): Promise<string> => {
    const mailbox = (await harness.database('operations')).collection<{ to: string; text: string }>('mailbox');
    const find = () => mailbox.findOne({ to: email });
    await eventually(async () => (await find()) !== null, `a message to ${email}`, { within: 60_000 });
    return (await find())?.text ?? '';
  };
  const clerk = open();
  await clerk.signIn(by.email, by.password);
  const arrivals = createArrivals({ password: demoPassword, open, staff: () => clerk, messageTo });
  const market = players(today).filter((p) => p.state === 'in the market' && p.gender === 'male');
  const bringPlayer = async (given: (typeof market)[number]): Promise<Person> => {
    const nickname = `${given.nickname}${mark && `-${mark.replaceAll(/\W/g, '')}`}`;
    const arrived = await arrivals.player({ ...marked(given), nickname, highlights: [] });
    await arrivals.admit(arrived, given.tier);
    await arrivals.subscribe(arrived);
    return arrived;
  };
  const bringClub = async (given: (typeof representatives)[number], planId: string): Promise<Club> => {
    let team_id = '';
    const arrived = await arrivals.representative(marked(given), async (client) => {
      const clubs = await client.until(`/clubs?q=${encodeURIComponent(given.club)}`, (found) => found.length > 0);
      team_id = clubs[0].teams[0].id;
      await client.send('PUT', '/profile/club', { club_id: clubs[0].id, team_ids: [team_id] });
    });
    await arrivals.admit(arrived, null);
    await arrivals.subscribe(arrived, planId);
    return { ...arrived, team_id };
  };
  const bringPlan = async (name: string, amount: number): Promise<Priced> => {
    const price = { interval: 'month', currency: 'EUR' } as const;
    const terms = { name, description: '', features: [], trial_request_limit: null };
    const body = { ...terms, audience: ['player'], prices: [{ ...price, amount }] };
    const { id, version } = await clerk.send('POST', '/admin/plans', body);
    return { plan_id: id, version, ...price };
  };
  const bringPayer = async (stripe: Harness['stripe']): Promise<Payer> => {
    const [given] = market.slice(3, 4);
    if (!given) throw new Error('nobody is left who could pay');
    const [person, one, other] = await Promise.all([
      bringPlayer(given),
      bringPlan('Winger', 1_000),
      bringPlan('Striker', 2_000),
    ]);
    const { id } = await person.client.until('/subscription', (found) => found !== null);
    return { ...person, subscription_id: id, stripe, plans: [one, other] };
  };
  /** However long it goes on, no club comes to the end of its allowance. */
  const bringRoomyPlan = async (): Promise<string> => {
    const terms = {
      name: `${mark}Academy`,
      description: '',
      features: [],
      trial_request_limit: planBounds.trial_requests,
    };
    const body = { ...terms, audience: ['club-representative'], prices: [] };
    return (await clerk.send('POST', '/admin/plans', body)).id;
  };
  const { stripe } = harness;
  const roomyPlan = await bringRoomyPlan();
  const [clubs, people, payer] = await Promise.all([
    Promise.all(representatives.slice(0, 2).map((given) => bringClub(given, roomyPlan))),
    Promise.all(market.slice(0, 3).map(bringPlayer)),
    stripe && bringPayer(stripe),
  ]);
  for (const club of clubs)
    for (const player of people)
      await club.client.until(`/prospects/${player.profile_id}`, (prospect) => prospect.possible);
  return { clubs, players: people, open, ...(payer ? { payer } : {}) };
};
