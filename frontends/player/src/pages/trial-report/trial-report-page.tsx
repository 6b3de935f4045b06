import { useParams } from '@touchline/app-core/page/router.ts';
import { TrialReportPage } from '@touchline/negotiation/trials/report-page.tsx';
import type { ReactNode } from 'react';

/** What a club shares of how a trial went. */
export const Component = (): ReactNode => {
  const { trial_request_id = '' } = useParams();
  return (
    <TrialReportPage trialId={trial_request_id} side="player" counterpartHref={() => null} makeOfferHref={() => null} />
  );
};
