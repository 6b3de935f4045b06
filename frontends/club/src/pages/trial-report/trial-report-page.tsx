import { useParams } from '@touchline/app-core/page/router.ts';
import { TrialReportPage } from '@touchline/negotiation/trials/report-page.tsx';
import type { ReactNode } from 'react';
import { makeOfferHref } from '../../features/prospect/components/prospect-actions.tsx';
import { playerHref } from '../../features/scouting/components/short-sheet.tsx';

/** How a trial went, in the words of the club. */
export const Component = (): ReactNode => {
  const { trial_request_id = '' } = useParams();
  return (
    <TrialReportPage
      trialId={trial_request_id}
      side="club"
      counterpartHref={({ player }) => playerHref(player)}
      makeOfferHref={({ player }) => makeOfferHref(player.profile_id)}
    />
  );
};
