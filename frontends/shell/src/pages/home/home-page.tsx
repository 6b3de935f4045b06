import { useSession } from '@touchline/market';
import { EmptyState, Page, PageHeader } from '@touchline/ui';
import { type ReactNode, useEffect } from 'react';
import { text } from '../../text.ts';
import { Landing } from '../landing/landing.tsx';

/** `/`: the way in for guests, the day's work for members. */
export const Component = (): ReactNode => {
  const { identity } = useSession();
  useEffect(() => {
    document.title = text('welcome');
  }, []);
  if (!identity) return <Landing />;
  return (
    <Page>
      <PageHeader title={text('goodDay', { name: identity.name })} />
      <EmptyState>{text('homeEmpty')}</EmptyState>
    </Page>
  );
};
