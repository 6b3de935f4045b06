import { createText } from '@touchline/ui';

/** What a coach is called. */
export const text = createText('kind-coach', {
  name: 'Coach',
  nameWithin: 'coach',
});
