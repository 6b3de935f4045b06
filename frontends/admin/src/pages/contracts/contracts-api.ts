import { queryOptions } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';

export type ContractWording = Reply<'/admin/contract-wordings', 'get'>['data'][number];

/** By language, the newest first. */
export const wordingsQuery = queryOptions({
  queryKey: ['admin-contract-wordings'],
  queryFn: ({ signal }) => api.get('/admin/contract-wordings', { signal, quiet: true }).then(({ data }) => data),
});

/** Where the sample of a wording is. */
export const sampleAddress = ({ language, version }: ContractWording): string =>
  `/admin/contract-wordings/${encodeURIComponent(language)}/${encodeURIComponent(version)}/preview`;
