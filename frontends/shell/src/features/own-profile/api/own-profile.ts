import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';
import { useCallback } from 'react';

export type OwnProfile = Reply<'/profile', 'get'>['data'];
export type OwnPlayer = NonNullable<OwnProfile['player']>;
export type OwnRepresentative = NonNullable<OwnProfile['representative']>;
export type OwnAgent = NonNullable<OwnProfile['agent']>;
export type OwnCoach = NonNullable<OwnProfile['coach']>;
export type OwnClub = NonNullable<OwnRepresentative['club']>;

/** The current profile, whole; what a person has typed since is kept by the forms, not here. */
export const ownProfileQuery = () =>
  queryOptions({
    queryKey: ['own-profile'] as const,
    queryFn: ({ signal }) => api.get('/profile', { signal, quiet: true }).then((reply) => reply.data),
  });

/** Keeps what a command answered; an answer that was overtaken by a newer one changes nothing. */
export const keepOwnProfile = (client: QueryClient, profile: OwnProfile): OwnProfile => {
  const { queryKey } = ownProfileQuery();
  const known = client.getQueryData(queryKey);
  if (!known || known.id !== profile.id || known.version <= profile.version) client.setQueryData(queryKey, profile);
  return profile;
};

/** For commands on the own profile: hands their answer to everything that shows it. */
export const useKeepOwnProfile = (): ((reply: { readonly data: OwnProfile }) => OwnProfile) => {
  const client = useQueryClient();
  return useCallback((reply) => keepOwnProfile(client, reply.data), [client]);
};
