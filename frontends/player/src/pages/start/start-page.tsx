import { EmptyState, Page, PageHeader } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../../text.ts';

export const Component = (): ReactNode => (
  <Page>
    <PageHeader title={text('startTitle')} />
    <EmptyState>{text('startEmpty')}</EmptyState>
  </Page>
);
