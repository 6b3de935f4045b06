import type { Arrived } from '../../api-client/arrivals.ts';
import { createNegotiations } from './negotiations.ts';
import { answerPosition, keepSearch, publishPositions } from './opportunities.ts';
import type { DemoPlayer } from './people.ts';
import { tellShortlists } from './shortlists.ts';
import { createTrialStories } from './trials.ts';

export const teamOf = async ({ client }: Arrived): Promise<string> =>
  (await client.send('GET', '/profile')).representative.team_ids[0];

const marketOf = (list: readonly DemoPlayer[]): readonly DemoPlayer[] =>
  list.filter((p) => p.state === 'in the market' && p.gender === 'male');

export const seatOf = (index: number, arrived: ReadonlyMap<string, Arrived>, list: readonly DemoPlayer[]) => {
  const player = marketOf(list)[index];
  const person = player && arrived.get(player.email);
  if (!player || !person) throw new Error(`the demo has no player number ${index}`);
  return { player, person };
};

/** The stories: who negotiates with whom, by their place among the players. */
export const tell = async (
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
  await answerPosition(at(6, sparta, spartaTeam).table.player, wing, 'Your coach knows me from his last club.');
  await answerPosition(at(1, sparta, spartaTeam).table.player, wing, '');
  await tellShortlists(
    sparta,
    marketOf(list).flatMap(({ email }) => arrived.get(email) ?? []),
  );
};
