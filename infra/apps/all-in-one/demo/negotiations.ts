import type { Terms } from '@touchline/contracts/values';
import type { Arrived } from '../../api-client/arrivals.ts';
import { demoPassword } from './people.ts';

interface Table {
  readonly club: Arrived;
  readonly team_id: string;
  readonly player: Arrived;
}

const terms = (year: number, more: Partial<Terms> = {}): Terms => ({
  contract_start_date: `${year + 4}-07-01`,
  contract_expiry_date: `${year + 7}-06-30`,
  salary: { amount: 450_000, currency: 'EUR', per: 'week', basis: 'gross' },
  signing_bonus: 4_000_000,
  bonuses: [
    { kind: 'appearance', amount: 50_000 },
    { kind: 'goal', amount: 50_000 },
  ],
  release_clause: 350_000_000,
  extension_option: { by: 'club', months: 12 },
  housing: null,
  squad_role: 'rotation',
  other_terms: 'Dutch lessons, two flights home per season',
  ...more,
});

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

const offer = async ({ club, team_id, player }: Table, given: Terms, message: string, days: number) => {
  const { teams } = await club.client.until(`/prospects/${player.profile_id}`, (prospect) => prospect.possible);
  const team = teams.find((row: { club_team: { team_id: string } }) => row.club_team.team_id === team_id);
  return club.client.send('POST', '/offers', {
    player_id: player.profile_id,
    team_id,
    negotiable: true,
    expires_at: inDays(days),
    terms: given,
    message,
    club_informed: true,
    ...(team?.interest ? { interest_id: team.interest.id } : {}),
  });
};

const interest = async ({ club, team_id, player }: Table, message: string): Promise<string> => {
  const isOpen = (row: { club_team: { team_id: string }; interest_refusal: unknown }): boolean =>
    row.club_team.team_id === team_id && row.interest_refusal === null;
  await club.client.until(`/prospects/${player.profile_id}`, ({ teams }) => teams.some(isOpen));
  const contact = { email: true, phone: '+31 10 555 0101' };
  const body = { player_id: player.profile_id, team_id, message, contact };
  return (await club.client.send('POST', '/interests', body)).id;
};

const sign = async (who: Arrived, documentId: string, name: string): Promise<void> => {
  const document = await who.client.until(`/documents/${documentId}`, (d) => d.your_turn);
  await who.client.send('POST', `/documents/${documentId}/sign`, {
    sha256: document.sha256,
    signature: { kind: 'typed', text: name },
    password: demoPassword,
  });
};

/** Offers in the states that a person will want to see, each reached by the real steps. */
export const createNegotiations = (today: string) => {
  const year = Number(today.slice(0, 4));
  const first = terms(year);
  const made = (table: Table) => offer(table, first, 'We would like to build with you.', 10);
  const contractOf = async (table: Table, { id }: { readonly id: string }): Promise<string> => {
    const drafted = await table.player.client.until(`/offers/${id}`, (o) => o.contract?.document_id);
    return drafted.contract.document_id as string;
  };
  const accepted = async (table: Table): Promise<string> => {
    const { id } = await made(table);
    await table.player.client.send('POST', `/offers/${id}/accept`, { round: 1 });
    return contractOf(table, { id });
  };
  /** The player asks for more, and gets it. */
  const agreed = async (table: Table): Promise<string> => {
    const { id } = await made(table);
    const terms = { ...first, salary: { ...first.salary, amount: 490_000 } };
    const message = 'A little more per week, and I sign.';
    await table.player.client.send('POST', `/offers/${id}/counter`, { round: 1, terms, message, final: false });
    await table.club.client.send('POST', `/offers/${id}/accept`, { round: 2 });
    return contractOf(table, { id });
  };
  return {
    /** Somebody wants to talk, and waits for an answer. */
    interested: (table: Table) =>
      interest(table, 'We watched you twice this autumn. Would you like to know more about us?'),
    /** Both talk already. */
    inTalks: async (table: Table) => {
      const id = await interest(table, 'You would fit well into our way of playing. Shall we talk?');
      await table.player.client.send('POST', `/interests/${id}/accept`, { contact: { email: true, phone: '' } });
    },
    /** Round three is on the table, the player's turn; the contract could start when his ends. */
    thirdRound: async (table: Table, startsAfter: string): Promise<void> => {
      const start = Number(startsAfter.slice(0, 4));
      const opening = { ...first, contract_start_date: `${start}-07-01`, contract_expiry_date: `${start + 3}-06-30` };
      const made = await offer(
        table,
        opening,
        'Your matches this autumn convinced all of us. These are our opening terms.',
        12,
      );
      const second: Terms = {
        ...opening,
        contract_expiry_date: `${start + 2}-06-30`,
        salary: { ...opening.salary, amount: 600_000 },
        signing_bonus: 9_000_000,
        bonuses: [
          { kind: 'appearance', amount: 90_000 },
          { kind: 'goal', amount: 50_000 },
        ],
        release_clause: 200_000_000,
        extension_option: null,
        housing: { amount: 120_000, per: 'month' },
        squad_role: 'first team',
      };
      await table.player.client.send('POST', `/offers/${made.id}/counter`, {
        round: 1,
        terms: second,
        message: 'I want to come, for two years and with a role in the first team.',
        final: false,
      });
      await table.club.client.send('POST', `/offers/${made.id}/counter`, {
        round: 2,
        terms: {
          ...second,
          salary: { ...second.salary, amount: 540_000 },
          signing_bonus: 7_500_000,
          bonuses: [
            { kind: 'appearance', amount: 75_000 },
            { kind: 'goal', amount: 50_000 },
          ],
          release_clause: 275_000_000,
          housing: { amount: 100_000, per: 'month' },
        },
        message: 'We moved where we can: a higher wage, the shorter term you asked for, and first team from day one.',
        final: false,
        expires_at: inDays(3),
      });
    },
    opened: async (table: Table, days: number): Promise<void> => {
      await offer(table, first, 'We have followed your season closely.', days);
    },
    countered: async (table: Table): Promise<void> => {
      const made = await offer(table, first, 'A first proposal.', 8);
      await table.player.client.send('POST', `/offers/${made.id}/counter`, {
        round: 1,
        terms: { ...first, salary: { ...first.salary, amount: 520_000 } },
        message: 'Close. A little more per week and we agree.',
        final: false,
      });
    },
    declined: async (table: Table): Promise<void> => {
      const made = await offer(table, first, 'A first proposal.', 8);
      await table.player.client.send('POST', `/offers/${made.id}/decline`, {
        round: 1,
        reason: 'I want to stay closer to my family.',
      });
    },
    withdrawn: async (table: Table): Promise<void> => {
      const made = await offer(table, first, 'A first proposal.', 8);
      await table.club.client.send('POST', `/offers/${made.id}/withdraw`, {
        reason: 'Our plans for this position have changed.',
      });
    },
    waitingForPlayer: async (table: Table): Promise<void> => {
      await accepted(table);
    },
    waitingForClub: async (table: Table, name: string): Promise<void> => {
      await sign(table.player, await accepted(table), name);
    },
    completed: async (table: Table, name: string, representative: string): Promise<void> => {
      const document = await agreed(table);
      await sign(table.player, document, name);
      await sign(table.club, document, representative);
      await table.player.client.until(`/documents/${document}`, (d) => d.status === 'completed');
    },
  };
};
