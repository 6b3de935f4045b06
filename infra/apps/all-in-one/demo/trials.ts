import { daysAfter } from '@touchline/contracts/policies/trial-dates';
import type { Arrived } from '../../api-client/arrivals.ts';
import type { Caller } from '../../api-client/caller.ts';

interface Table {
  readonly club: Arrived;
  readonly team_id: string;
  readonly player: Arrived;
}

interface Place {
  readonly name: string;
  readonly city: string;
}

const nieuwTerbregge: Place = { name: 'Sportpark Nieuw Terbregge', city: 'Rotterdam' };
const thorpArch: Place = { name: 'Thorp Arch', city: 'Leeds' };
const moeslestadion: Place = { name: 'Mösle-Stadion', city: 'Freiburg' };
const arstafaltet: Place = { name: 'Årstafältet', city: 'Stockholm' };

/** A Monday (1: the next one, 0: this week's, -1: last week's), and the Friday after it. */
const week = (today: string, weeks: number): { readonly starts_on: string; readonly ends_on: string } => {
  const untilMonday = (8 - new Date(`${today}T12:00:00Z`).getUTCDay()) % 7 || 7;
  const monday = untilMonday + (weeks - 1) * 7;
  return { starts_on: daysAfter(today, monday), ends_on: daysAfter(today, monday + 4) };
};

interface Asked {
  readonly id: string;
  readonly starts_on: string;
  readonly ends_on: string;
}

/** Trials in the states that a person will want to see, each reached by the real steps. */
export const createTrialStories = (today: string) => {
  const ask = async ({ club, team_id, player }: Table, weeks: number, place: Place): Promise<Asked> => {
    const isFree = (row: { club_team: { team_id: string }; refusal: unknown }): boolean =>
      row.club_team.team_id === team_id && row.refusal === null;
    const { teams } = await club.client.until(`/trial-prospects/${player.profile_id}`, (prospect) =>
      prospect.teams.some(isFree),
    );
    const { interest_id } = teams.find(isFree);
    return club.client.send('POST', '/trial-requests', {
      player_id: player.profile_id,
      team_id,
      ...(interest_id ? { interest_id } : {}),
      ...week(today, weeks),
      location: place,
      kit: 'Boots and shin guards. Training clothes are there.',
      travel: 'We book the flight and a hotel near the ground, all meals included.',
      note: 'Come and train with us for a week. You play in a match on Thursday, and we talk on Friday.',
      contact: { name: 'Joost Maas', phone: '+31 10 555 0144' },
      costs_confirmed: true,
    });
  };
  const accept = ({ player }: Table, { id, starts_on, ends_on }: Asked) =>
    player.client.send('POST', `/trial-requests/${id}/accept`, { starts_on, ends_on });
  return {
    asked: (table: Table) => ask(table, 6, thorpArch),
    agreed: async (table: Table) => accept(table, await ask(table, 2, nieuwTerbregge)),
    declined: async (table: Table): Promise<void> => {
      const { id } = await ask(table, 3, nieuwTerbregge);
      await table.player.client.send('POST', `/trial-requests/${id}/decline`, {
        reason: 'I have exams in that week.',
      });
    },
    waiting: (table: Table) => ask(table, 4, nieuwTerbregge),
    cancelled: async (table: Table): Promise<void> => {
      const asked = await ask(table, 3, moeslestadion);
      await accept(table, asked);
      await table.club.client.send('POST', `/trial-requests/${asked.id}/cancel`, {
        reason: 'Our ground is closed in that week.',
      });
    },
    withdrawn: async (table: Table): Promise<void> => {
      const { id } = await ask(table, 5, arstafaltet);
      await table.club.client.send('POST', `/trial-requests/${id}/withdraw`, {
        reason: 'We have found a player for this place.',
      });
    },
    /** Last week's: whoever calls this has turned the clock back, and on again when it is agreed. */
    lastWeek: async (table: Table) => accept(table, await ask(table, -1, nieuwTerbregge)),
    /** What the club says once they are over, of so many. */
    reported: async (club: Caller, count: number): Promise<void> => {
      // Nothing is due where it was written before the product was ended.
      const over = await club.until('/trial-requests?status=completed', (trials) => trials.length >= count);
      for (const { id, report } of over) {
        if (report) continue;
        await club.send('PUT', `/trial-requests/${id}/report`, {
          revision: 0,
          attended: true,
          days_trained: 5,
          minutes: 70,
          marks: { first_touch: 4, speed: 3, decisions: 4, off_the_ball: 5, team: 5 },
          sentence: 'Strong between the lines, and the group took to you from the first day.',
          recommendation: 'offer',
          notes: 'Ready for the first team. Speak about the contract before the winter break.',
          shared: ['attendance', 'marks', 'sentence'],
        });
      }
    },
  };
};
