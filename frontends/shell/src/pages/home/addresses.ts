import { useSession } from '@touchline/app-core/session/session.tsx';
import { kinds } from '../../kinds/kinds.ts';

/** Where an offer stands for the current profile; `/offers` leads on from there, whatever its kind. */
export const useOfferHref = (): ((id: string) => string) => {
  const { current } = useSession();
  const below = current && kinds[current.profile_type].offersBelow;
  return (id) => (below ? `${below}/${id}` : '/offers');
};

/** Where an interest is answered. */
export const useInterestHref = (): ((id: string) => string) => {
  const { current } = useSession();
  const page = current && kinds[current.profile_type].interests;
  return (id) => (page ? `${page}?interest=${id}` : '/');
};

/** Where a trial is answered. */
export const useTrialHref = (): ((id: string) => string) => {
  const { current } = useSession();
  const page = current && kinds[current.profile_type].trials;
  return (id) => (page ? `${page}?trial=${id}` : '/');
};

/** Where the report on a trial is written. */
export const useReportHref = (): ((id: string) => string) => {
  const { current } = useSession();
  const page = current && kinds[current.profile_type].trials;
  return (id) => (page ? `${page}/${id}/report` : '/');
};

export const mandateHref = (id: string): string => `/player/representation?mandate=${id}`;
export const suggestionHref = (opportunityId: string): string => `/club-requests?opportunity=${opportunityId}`;
export const documentHref = (id: string): string => `/documents/${id}`;
