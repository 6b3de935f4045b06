import type { Ask } from '../../../upstream/ask.ts';
import { panel, type Viewer } from '../../panel.ts';
import type { Home } from '../home.ts';

type Position = NonNullable<Home['positions']>[number];

/** So many stand there: the page of positions has them all. */
const most = 4;

const positionOf = (
  { id, title, position, club_team, closes_on }: Omit<Position, 'answers'>,
  answers: number | null,
): Position => ({ id, title, position, club_team, closes_on, answers });

const bySoonest = (a: Position, b: Position): number => a.closes_on.localeCompare(b.closes_on);

/** Those of the representative's teams: with answers that wait first, then whichever closes first. */
export const ownPositions = async (ask: Ask, viewer: Viewer): Promise<Home['positions']> => {
  const own = await panel(ask.offers('listOwnOpportunities', { ...viewer, query: { status: 'open', limit: 50 } }));
  if (!own) return null;
  const waits = ({ answers }: Position): number => Number((answers ?? 0) > 0);
  return own.data
    .map((one) => positionOf(one, one.applicants.answered))
    .sort((a, b) => waits(b) - waits(a) || bySoonest(a, b))
    .slice(0, most);
};

/** Those of which the player meets every point, and which he hasn't answered: the first to close first. */
export const fittingPositions = async (ask: Ask, viewer: Viewer): Promise<Home['positions']> => {
  const query = { tab: 'open', fits: 'every', sort: 'closes', limit: 20 } as const;
  const board = await panel(ask.offers('listOpportunities', { ...viewer, query }));
  if (!board) return null;
  return board.data
    .filter(({ answer }) => answer === null)
    .map((one) => positionOf(one, null))
    .slice(0, most);
};
