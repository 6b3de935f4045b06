import { createText } from '@touchline/ui';

/** This area's words. */
export const text = createText('club', {
  startTitle: 'Your club',
  startEmpty: 'Scouting, offers and trials of your team.',
});
