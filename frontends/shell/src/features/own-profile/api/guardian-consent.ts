import { queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';

export type OwnConsent = NonNullable<Reply<'/me/guardian-consent', 'get'>['data']>;

/** The guardian answers at any moment, elsewhere: looked at again while one waits. */
const lookAgainMs = 10_000;

export const guardianConsentQuery = () =>
  queryOptions({
    queryKey: ['guardian-consent'] as const,
    queryFn: ({ signal }) => api.get('/me/guardian-consent', { signal, quiet: true }).then((reply) => reply.data),
    refetchInterval: lookAgainMs,
  });
