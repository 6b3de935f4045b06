import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { FailurePage } from '@touchline/app-core/page/failure-panel.tsx';
import { useSearchParams } from '@touchline/app-core/page/router.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { ButtonLink, EmptyState, Page, PageHeader, Skeletons } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useProspect } from '../../features/prospect/use-prospect.ts';
import { text } from '../../text.ts';
import { MakeOfferForm } from './make-offer-form.tsx';

const scout = (
  <ButtonLink variant="primary" icon="binoculars" href="/club-representative/scout-players">
    {text('scouting')}
  </ButtonLink>
);

/** Puts an offer on the table of one player: `?player=<id>`. */
export const Component = (): ReactNode => {
  usePageTitle(text('makeOfferTitle'));
  const [search] = useSearchParams();
  const playerId = search.get('player') ?? '';
  const { prospect, sheet, pending, data } = useProspect(playerId);
  if (!playerId)
    return (
      <Page>
        <PageHeader title={text('makeOfferTitle')} />
        <EmptyState title={text('makeOfferWhich')} actions={scout}>
          {text('makeOfferWhichText')}
        </EmptyState>
      </Page>
    );
  if (data) return <MakeOfferForm key={playerId} prospect={data} sheet={sheet.data} />;
  if (pending && !prospect.isError)
    return (
      <Page>
        <Skeletons lines={8} />
      </Page>
    );
  return (
    <FailurePage
      title={text('makeOfferTitle')}
      failure={prospect.error}
      words={
        isApiFailure(prospect.error) && prospect.error.code === 'NotFound'
          ? { NotFound: text('makeOfferWhich') }
          : undefined
      }
      onRetry={() => void prospect.refetch()}
      busy={prospect.isFetching}
      actions={scout}
    />
  );
};
