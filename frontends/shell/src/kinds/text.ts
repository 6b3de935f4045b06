import { createText } from '@touchline/ui';

/** How somebody begins whose kind has no area of its own yet. */
export const text = createText('kinds', {
  start: 'Nothing waits for you',
  startText: 'What you are asked to sign appears here and under Documents.',
  startDocuments: 'Open your documents',
});
