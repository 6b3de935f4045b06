import { createText } from '@touchline/ui';

/** What an agent is called. */
export const text = createText('kind-agent', {
  name: 'Agent',
  nameWithin: 'agent',
});
