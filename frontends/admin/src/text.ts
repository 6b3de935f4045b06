import { createText } from '@touchline/ui';

/** This area's words. */
export const text = createText('admin', {
  startTitle: 'Overview',
  startEmpty: 'Queues by waiting time, and what is stuck.',
});
