import { createText } from '@touchline/ui';

/** This area's words. */
export const text = createText('player', {
  startTitle: 'Your career',
  startEmpty: 'Offers, trials and documents that concern you.',
});
