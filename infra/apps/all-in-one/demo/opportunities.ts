import type { Arrived } from '../../api-client/arrivals.ts';

interface DemoPosition {
  readonly title: string;
  readonly position: string;
  readonly age: { readonly min: number; readonly max: number } | null;
  readonly foot: 'left' | 'right' | null;
  /** A week before tax, in whole units. */
  readonly pay: { readonly currency: string; readonly from: number; readonly to: number } | null;
  readonly shown?: boolean;
  readonly closesIn: number;
  readonly description: string;
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What each representative of the demo looks for, in their order: the first is the one that players have answered. */
const positions: readonly (readonly DemoPosition[])[] = [
  [
    {
      ...{ title: 'Left winger', position: 'LW', age: { min: 18, max: 25 }, foot: null, closesIn: 23 },
      pay: { currency: 'EUR', from: 4000, to: 6000 },
      description: 'We look for a winger who presses and comes inside. Lessons in Dutch and help with a home.',
    },
    {
      ...{ title: 'Ball-playing centre back', position: 'CB', age: { min: 20, max: 28 }, foot: 'left', closesIn: 40 },
      pay: null,
      description: 'Left-footed, calm with the ball. You start most weeks.',
    },
  ],
  [
    {
      ...{ title: 'Wide attacker', position: 'LW', age: { min: 19, max: 24 }, foot: 'right', closesIn: 11 },
      pay: { currency: 'GBP', from: 9000, to: 14_000 },
      description: 'We lose our left winger in the summer. You play behind one striker.',
    },
    {
      ...{ title: 'Second goalkeeper', position: 'GK', age: null, foot: null, closesIn: 60 },
      pay: { currency: 'GBP', from: 3000, to: 4500 },
      ...{ shown: false, description: 'You train with the first team from day one.' },
    },
  ],
  [
    {
      ...{ title: 'Attacking midfielder', position: 'AM', age: { min: 18, max: 26 }, foot: null, closesIn: 2 },
      pay: { currency: 'EUR', from: 5000, to: 8000 },
      description: 'Between the lines, with a good last pass.',
    },
  ],
  [
    {
      ...{ title: 'Centre forward', position: 'CF', age: { min: 21, max: 29 }, foot: null, closesIn: 30 },
      pay: { currency: 'SEK', from: 30_000, to: 45_000 },
      description: 'Strong in the air, and glad to run.',
    },
  ],
];

export const publishPosition = async (
  club: Arrived,
  team_id: string,
  today: string,
  wanted: DemoPosition,
): Promise<string> => {
  const year = Number(today.slice(0, 4));
  const { closesIn, pay, shown = true, ...terms } = wanted;
  const body = {
    ...terms,
    team_id,
    contract_from: `${year + 1}-07-01`,
    contract_until: null,
    pay: pay && { currency: pay.currency, from: pay.from * 100, to: pay.to * 100 },
    pay_shown: shown && pay !== null,
    closes_on: inDays(closesIn),
  };
  return (await club.client.send('POST', '/opportunities', body)).id;
};

/** The open positions of all clubs; answers the ids of the first club's. */
export const publishPositions = async (
  clubs: readonly (readonly [club: Arrived, team_id: string])[],
  today: string,
): Promise<readonly string[]> => {
  const all: string[][] = [];
  for (const [index, [club, team_id]] of clubs.entries()) {
    const ids: string[] = [];
    for (const wanted of positions[index] ?? []) ids.push(await publishPosition(club, team_id, today, wanted));
    all.push(ids);
  }
  return all[0] ?? [];
};

/** A player answers one of them. */
export const answerPosition = async (player: Arrived, id: string, message: string): Promise<string> => {
  await player.client.until(`/opportunities/${id}`, (position) => position.status === 'open');
  const body = { message, contact: { email: true, phone: '' } };
  return (await player.client.send('POST', `/opportunities/${id}/answer`, body)).id;
};

/** A player who is told of what fits from now on, once a day. */
export const keepSearch = ({ client }: Arrived): Promise<unknown> =>
  client.send('POST', '/opportunity-searches', {
    name: 'On the left, all points met',
    notice: 'daily',
    filters: { positions: ['LW'], fits: 'every' },
  });
