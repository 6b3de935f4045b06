import { useQuery } from '@tanstack/react-query';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { guardianConsentQuery, type OwnConsent } from '../../features/own-profile/api/guardian-consent.ts';
import { ownProfileQuery } from '../../features/own-profile/api/own-profile.ts';
import { kinds } from '../../kinds/kinds.ts';

/** For a player under 18: the guardian's consent, null while nobody was asked yet. Undefined for everybody else. */
export const useOwnConsent = (): { readonly consent: OwnConsent | null; readonly name: string } | undefined => {
  const { current } = useSession();
  const guarded = current !== null && kinds[current.profile_type].guarded;
  const { data: profile } = useQuery({ ...ownProfileQuery(), enabled: guarded });
  const isMinor = profile?.player?.is_minor === true;
  const { data: consent } = useQuery({ ...guardianConsentQuery(), enabled: isMinor });
  return isMinor && consent !== undefined ? { consent, name: profile.player?.first_name ?? '' } : undefined;
};
