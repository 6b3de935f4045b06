import { LinkTabs } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../features/own-profile/account-text.ts';

/** The person, the current profile, and what it pays: three pages, one place. */
export const AccountTabs = ({ current }: { readonly current: 'user' | 'management' | 'billing' }): ReactNode => (
  <div className="mb-6">
    <LinkTabs
      label={text('title')}
      tabs={[
        { href: '/profile/user', label: text('title'), current: current === 'user' },
        { href: '/profile/management', label: text('management'), current: current === 'management' },
        { href: '/profile/billing', label: text('billing'), current: current === 'billing' },
      ]}
    />
  </div>
);
