import { eventually } from '../testkit/index.ts';
import { done, type Person } from './access.people.fixtures.ts';

const patiently = { within: 20_000 };
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const opportunityTerms = () => ({
  title: 'Left winger',
  position: 'LW',
  age: null,
  foot: null,
  contract_from: inDays(200),
  contract_until: null,
  pay: null,
  pay_shown: false,
  description: '',
  closes_on: inDays(30),
});

/** Open positions of a representative's team, and a player's answer to one. */
export const createOpportunities = (club: Person, player: Person, teamId: () => string) => {
  let last = '';
  const isOpen = async (): Promise<boolean> =>
    last !== '' && (await done(club.client.send('GET', `/opportunities/${last}`))).status === 'open';
  /** One that is open; a new one where the last is over. */
  const opportunity = async (): Promise<string> => {
    if (await isOpen()) return last;
    const body = { team_id: teamId(), ...opportunityTerms() };
    const made = await eventually(
      () => done(club.client.send('POST', '/opportunities', body)),
      'the position is published',
      patiently,
    );
    last = made.id;
    return made.id;
  };
  /** One that is open and that the player has answered: of an answer to another, there is none any more. */
  const answered = async (): Promise<string> => {
    const id = await opportunity();
    const { answer } = await done(player.client.send('GET', `/opportunities/${id}`));
    if (answer) return id;
    const waiting = await done(player.client.send('GET', '/interests?status=pending&limit=100'));
    for (const { id: interest, initiated_by } of waiting)
      if (initiated_by === 'player') await done(player.client.send('POST', `/interests/${interest}/withdraw`, {}));
    await done(player.client.send('POST', `/opportunities/${id}/answer`, { message: 'I press and come inside.' }));
    return id;
  };
  return { opportunity, answered };
};
