import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';

type Page = Reply<'/admin/audit', 'get'>;
export type AuditEntry = Page['data'][number];
export type Named = NonNullable<AuditEntry['about']>;

/** What the address says is looked for; empty: all of it. */
export const auditFilters = ['what', 'q', 'about', 'from', 'until'] as const;
export type AuditFilters = Readonly<Record<(typeof auditFilters)[number], string>>;

const asked = (filters: AuditFilters): Partial<Record<keyof AuditFilters, string>> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));

export const auditCsv = (filters: AuditFilters): string => `/admin/audit.csv?${new URLSearchParams(asked(filters))}`;

/** The newest first. */
export const auditQuery = (filters: AuditFilters) => {
  const query = asked(filters);
  return infiniteQueryOptions({
    queryKey: ['admin-audit', query],
    queryFn: ({ pageParam, signal }) =>
      api.get('/admin/audit', { query: { ...query, limit: 50, cursor: pageParam || undefined }, signal, quiet: true }),
    initialPageParam: '',
    getNextPageParam: (page: Page) => page.meta.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });
};
