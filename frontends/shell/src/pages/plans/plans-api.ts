import { queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';

export type Plan = Reply<'/plans', 'get'>['data'][number];

/** What is offered to the current profile, in its order. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => api.get('/plans', { signal, quiet: true }).then(({ data }) => data),
});

/** In the version that is on the screen. */
export const takePlan = ({ id, version }: Pick<Plan, 'id' | 'version'>) =>
  api.post('/subscriptions', { body: { plan_id: id, version } });
