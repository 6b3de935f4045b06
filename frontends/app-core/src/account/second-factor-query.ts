import { queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '../client/create-client.ts';

export type SecondFactor = Reply<'/me/second-factor', 'get'>['data'];
export type Setup = Reply<'/me/second-factor', 'post'>['data'];

export const secondFactorKey = ['second-factor'] as const;

export const secondFactorQuery = () =>
  queryOptions({
    queryKey: secondFactorKey,
    queryFn: async ({ signal }): Promise<SecondFactor> =>
      (await api.get('/me/second-factor', { signal, quiet: true })).data,
  });

const quiet = true;
export const beginSecondFactor = () => api.post('/me/second-factor', { quiet });
export const confirmSecondFactor = (code: string) => api.post('/me/second-factor/confirm', { body: { code }, quiet });
export const renewRecoveryCodes = (body: { readonly password: string; readonly code: string }) =>
  api.post('/me/second-factor/recovery-codes', { body, quiet });
export const switchOffSecondFactor = (body: { readonly password: string; readonly code: string }) =>
  api.post('/me/second-factor/off', { body, quiet });
