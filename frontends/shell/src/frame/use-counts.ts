import { useQuery } from '@tanstack/react-query';
import { useSession } from '@touchline/app-core/session/session.tsx';
import type { Waiting } from '../kinds/kind.ts';
import { homeQuery } from '../pages/home/home-api.ts';
import { mayAct } from '../session/guard.ts';

/** How many wait for my answer; nothing for somebody who isn't in the market yet. */
export const useCounts = (): Waiting => {
  const enabled = mayAct(useSession());
  const { data } = useQuery({ ...homeQuery(), enabled, staleTime: 60_000 });
  const { interests, mandates, suggestions, trials, offers, documents } = data?.answers ?? {};
  return {
    interests: interests?.length ?? 0,
    mandates: mandates?.length ?? 0,
    suggestions: suggestions?.length ?? 0,
    trials: trials?.length ?? 0,
    offers: offers?.length ?? 0,
    documents: documents?.length ?? 0,
  };
};
