import { useSession } from '@touchline/market';
import { AuthFrame, ButtonLink, EmptyState, Link, Page, PageHeader } from '@touchline/ui';
import { type ReactNode, useEffect } from 'react';
import { text } from '../../text.ts';

/** `/`: the way in for guests, the day's work for members. */
export const Component = (): ReactNode => {
  const { identity } = useSession();
  useEffect(() => {
    document.title = text('welcome');
  }, []);
  if (!identity)
    return (
      <AuthFrame
        title={text('welcome')}
        lead={text('promise')}
        claim={text('claim')}
        promise={text('promise')}
        foot={
          <Link quiet href="/terms-and-conditions">
            {text('terms')}
          </Link>
        }
      >
        <ButtonLink variant="primary" size="lg" block href="/login">
          {text('signIn')}
        </ButtonLink>
        <ButtonLink size="lg" block href="/register">
          {text('createAccount')}
        </ButtonLink>
      </AuthFrame>
    );
  return (
    <Page>
      <PageHeader title={text('goodDay', { name: identity.name })} />
      <EmptyState>{text('homeEmpty')}</EmptyState>
    </Page>
  );
};
