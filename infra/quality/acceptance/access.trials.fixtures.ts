import { randomBytes } from 'node:crypto';
import { eventually } from '../testkit/index.ts';
import type { Club } from './access.fixtures.ts';
import { done, type Person } from './access.people.fixtures.ts';

/** What the access table and the repeats ask about trials. */

export interface FixtureTrial {
  readonly id: string;
  readonly code: string;
  readonly starts_on: string;
  readonly ends_on: string;
}

const patiently = { within: 40_000 };
let days = 0;

/** A day of its own for each, far enough from the others. */
export const nextDay = (): { readonly starts_on: string; readonly ends_on: string } => {
  days += 2;
  const day = new Date(Date.now() + (30 + days) * 86_400_000).toISOString().slice(0, 10);
  return { starts_on: day, ends_on: day };
};

export const trialBody = (player: Person, team_id: string) => ({
  player_id: player.profile?.id,
  team_id,
  ...nextDay(),
  location: { name: 'Sportpark Nieuw Terbregge', city: 'Rotterdam' },
  contact: { name: 'Joost Maas', phone: '+31 10 555 0101' },
  costs_confirmed: true,
});

export const trialReport = {
  revision: 0,
  attended: true,
  days_trained: 1,
  minutes: 45,
  marks: { first_touch: 4, speed: 5, decisions: 3, off_the_ball: 4, team: 5 },
  sentence: 'Quick, brave, learns fast.',
  recommendation: 'watch',
  notes: 'Too expensive for now.',
  shared: ['attendance', 'marks', 'sentence'],
};

export const newTrial = async (club: Person, player: Person, team_id: string): Promise<FixtureTrial> => {
  const { id, code, starts_on, ends_on } = await eventually(
    () => done(club.client.send('POST', '/trial-requests', trialBody(player, team_id))),
    'the trial is asked for',
    patiently,
  );
  return { id, code, starts_on, ends_on };
};

/** Days that a player has blocked: the id of the block. */
export const newBlock = async (player: Person): Promise<string> => {
  const days = nextDay();
  const { blocked } = await done(player.client.send('POST', '/trial-calendar/blocked-days', days));
  return blocked.find(({ starts_on }: FixtureTrial) => starts_on === days.starts_on).id;
};

/** The secret of a link to a calendar feed. */
export const newFeedToken = (): string => randomBytes(32).toString('base64url');

export const agreed = async (player: Person, { id, code, ...dates }: FixtureTrial): Promise<FixtureTrial> => {
  await eventually(
    () => done(player.client.send('POST', `/trial-requests/${id}/accept`, dates)),
    'the trial is accepted',
    patiently,
  );
  return { id, code, ...dates };
};

/** One that waits for Davi's answer, and one that is agreed with Davi; a new one where the last is over. */
export const trialsOf = ({
  club,
  asks,
  davi,
}: {
  readonly club: Club;
  readonly asks: Person;
  readonly davi: Person;
}) => {
  const team = club.teams[0]?.id ?? '';
  const last: Record<string, FixtureTrial> = {};
  const still = async (status: 'pending' | 'accepted'): Promise<FixtureTrial | undefined> => {
    const known = last[status];
    if (!known) return undefined;
    const found = await done(davi.client.send('GET', `/trial-requests/${known.id}`));
    const { id, code, starts_on, ends_on } = found;
    return found.status === status ? { id, code, starts_on, ends_on } : undefined;
  };
  return {
    trial: async (): Promise<FixtureTrial> => {
      last['pending'] = (await still('pending')) ?? (await newTrial(asks, davi, team));
      return last['pending'];
    },
    agreedTrial: async (): Promise<FixtureTrial> => {
      last['accepted'] = (await still('accepted')) ?? (await agreed(davi, await newTrial(asks, davi, team)));
      return last['accepted'];
    },
  };
};
