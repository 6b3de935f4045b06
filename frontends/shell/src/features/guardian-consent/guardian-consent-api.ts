import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { kinds } from '../../kinds/kinds.ts';
import { ownProfileQuery } from '../own-profile/api/own-profile.ts';

export type OwnConsent = NonNullable<Reply<'/me/guardian-consent', 'get'>['data']>;

/** The guardian answers at any moment, elsewhere: looked at again while one waits. */
const lookAgainMs = 10_000;

export const guardianConsentQuery = () =>
  queryOptions({
    queryKey: ['guardian-consent'] as const,
    queryFn: ({ signal }) => api.get('/me/guardian-consent', { signal, quiet: true }).then((reply) => reply.data),
    refetchInterval: lookAgainMs,
  });

/** For a player under 18: the guardian's consent, null while nobody was asked yet. Undefined for everybody else. */
export const useOwnConsent = (): { readonly consent: OwnConsent | null; readonly name: string } | undefined => {
  const { current } = useSession();
  const guarded = current !== null && kinds[current.profile_type].guarded;
  const { data: profile } = useQuery({ ...ownProfileQuery(), enabled: guarded });
  const isMinor = profile?.player?.is_minor === true && profile.onboarding.status === 'completed';
  const { data: consent } = useQuery({ ...guardianConsentQuery(), enabled: isMinor });
  return isMinor && consent !== undefined ? { consent, name: profile.player?.first_name ?? '' } : undefined;
};
