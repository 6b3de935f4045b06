import { createText } from '@touchline/ui';

/** The words of the players whom an agent can find. */
export const text = createText('agent-players', {
  empty: 'No player can be found at the moment.',
  lead: 'Every player whom clubs can find. Open a page to read it, and to ask for a mandate.',
  more: 'More players',
  noClub: 'Without a club',
  position: 'Position',
  positionAny: 'Every position',
  search: 'Search by name',
  title: 'Players',
});
