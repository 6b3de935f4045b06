import { useQuery } from '@tanstack/react-query';
import { guardianConsentQuery, type OwnConsent } from '../../features/own-profile/api/guardian-consent.ts';
import { ownProfileQuery } from '../../features/own-profile/api/own-profile.ts';
import { kinds } from '../../kinds/kinds.ts';

/** For a player under 18: the guardian's consent, null while nobody was asked yet. Undefined for everybody else. */
export const useOwnConsent = (): { readonly consent: OwnConsent | null; readonly name: string } | undefined => {
  const { data: profile } = useQuery(ownProfileQuery());
  const name = profile ? kinds[profile.profile_type].underage(profile) : null;
  const { data: consent } = useQuery({ ...guardianConsentQuery(), enabled: name !== null });
  return name !== null && consent !== undefined ? { consent, name } : undefined;
};
