import type { Arrived } from '../../api-client/arrivals.ts';
import { answerPosition, publishPosition } from './opportunities.ts';
import { teamOf } from './stories.ts';
import { createTrialStories } from './trials.ts';

/** Signs in as somebody of the demo. */
export type SignInAs = (email: string) => Promise<Arrived>;

/** Tells something unless a run that was cut off has told it, or begun to. */
const unlessTold = async (
  { client }: Arrived,
  list: string,
  // biome-ignore lint/suspicious/noExplicitAny: rows of any list
  isIt: (row: any) => boolean,
  tell: () => Promise<unknown>,
): Promise<void> => {
  const rows = await client.until(list, () => true);
  if (!rows.some(isIt)) await tell();
};

/** A search that tells the club of players who newly match. */
const keepSearch = (club: Arrived): Promise<void> =>
  unlessTold(
    club,
    '/saved-searches',
    ({ name }) => name === 'Left-footed, to 23',
    () =>
      club.client.send('POST', '/saved-searches', {
        name: 'Left-footed, to 23',
        notice: 'daily',
        filters: { feet: ['left'], age_max: 23, gender: 'male' },
      }),
  );

/** An interest that waits for the player. */
const declare = async (club: Arrived, player: Arrived): Promise<void> =>
  unlessTold(
    club,
    `/interests?player_id=${player.profile_id}`,
    () => true,
    async () => {
      const team_id = await teamOf(club);
      // Who has just come aboard reaches the market a moment later.
      await club.client.until(`/prospects/${player.profile_id}`, ({ teams }) =>
        teams.some((row: { interest_refusal: unknown }) => row.interest_refusal === null),
      );
      await club.client.send('POST', '/interests', {
        ...{ player_id: player.profile_id, team_id, contact: { email: true, phone: '' } },
        message: 'You read the game well. We look for somebody who does, on the left of three.',
      });
    },
  );

/** A position that its club has taken off the board. */
const closePosition = async (club: Arrived, today: string): Promise<void> =>
  unlessTold(
    club,
    '/own-opportunities',
    ({ title }) => title === 'Right back',
    async () => {
      const id = await publishPosition(club, await teamOf(club), today, {
        ...{ title: 'Right back', position: 'RB', age: { min: 20, max: 27 }, foot: 'right', closesIn: 20, pay: null },
        description: 'Quick, and willing to run back.',
      });
      await club.client.send('POST', `/opportunities/${id}/close`, {});
    },
  );

/** A position that somebody who answered it has now. */
const fillPosition = async (club: Arrived, player: Arrived, today: string): Promise<void> =>
  unlessTold(
    club,
    '/own-opportunities',
    ({ title }) => title === 'Holding midfielder',
    async () => {
      const id = await publishPosition(club, await teamOf(club), today, {
        ...{ title: 'Holding midfielder', position: 'DM', age: null, foot: null, closesIn: 25, pay: null },
        description: 'In front of two centre backs. You win the ball and pass it simply.',
      });
      const answer = await answerPosition(player, id, 'This is where I play best.');
      await club.client.send('POST', `/interests/${answer}/accept`, { contact: { email: true, phone: '' } });
      await club.client.send('POST', `/opportunities/${id}/fill`, { player_id: player.profile_id });
    },
  );

/** A position for which an agent puts a player of his forward: it waits for the player. */
const suggest = async (agent: Arrived, player: Arrived, title: string): Promise<void> =>
  unlessTold(
    agent,
    '/suggestions',
    ({ opportunity }) => opportunity.title === title,
    async () => {
      const board = await agent.client.until('/opportunities', (rows) =>
        rows.some((row: { title: string }) => row.title === title),
      );
      const { id } = board.find((row: { title: string }) => row.title === title);
      await agent.client.send('POST', `/opportunities/${id}/suggestions`, {
        player_id: player.profile_id,
        message: 'They want somebody who comes inside. Read it before Friday.',
      });
    },
  );

/** What recruiting has left behind and what waits in it, beside the first stories; told while somebody looks around. */
export const tellRecruiting = async (as: SignInAs, today: string): Promise<void> => {
  const of = (name: string): Promise<Arrived> => as(`${name}@demo.example`);
  const [sparta, leeds, freiburg, hammarby, agent, niels, tiago, kwame, sander, jakub] = await Promise.all([
    ...[of('saskia.verhulst'), of('graham.pell'), of('anneke.brandt'), of('tomas.ekberg'), of('beatriz.falcao')],
    ...[of('niels.van-der-wal'), of('tiago.carvalhal'), of('kwame.asante'), of('sander.holm'), of('jakub.novotny')],
  ] as const);
  const trials = createTrialStories(today);
  const table = async (club: Arrived, player: Arrived) => ({ club, team_id: await teamOf(club), player });
  await Promise.all([
    keepSearch(sparta).then(() => declare(sparta, tiago)),
    closePosition(hammarby, today),
    fillPosition(leeds, kwame, today),
    suggest(agent, niels, 'Wide attacker'),
    unlessTold(
      freiburg,
      '/trial-requests',
      () => true,
      async () => trials.cancelled(await table(freiburg, sander)),
    ),
    unlessTold(
      hammarby,
      '/trial-requests',
      () => true,
      async () => trials.withdrawn(await table(hammarby, jakub)),
    ),
  ]);
};
