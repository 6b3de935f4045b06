import { useQuery } from '@tanstack/react-query';
import { useSession } from '@touchline/market';
import { homeQuery } from '../pages/home/home-api.ts';

/** How many offers and documents wait for my answer; nothing for somebody who isn't in the market yet. */
export const useCounts = (): { readonly offers: number; readonly documents: number } => {
  const { identity, current } = useSession();
  const inMarket =
    identity?.is_admin === false &&
    identity.verification_status === 'verified' &&
    current?.verification_status === 'verified' &&
    current.is_subscribed;
  const { data } = useQuery({ ...homeQuery(), enabled: inMarket, staleTime: 60_000 });
  return { offers: data?.answers.offers?.length ?? 0, documents: data?.answers.documents?.length ?? 0 };
};
