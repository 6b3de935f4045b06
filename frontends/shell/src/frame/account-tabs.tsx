import { LinkTabs } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../pages/profile-user/text.ts';

/** The person and the current profile: two pages, one place. */
export const AccountTabs = ({ current }: { readonly current: 'user' | 'management' }): ReactNode => (
  <div className="mb-6">
    <LinkTabs
      label={text('title')}
      tabs={[
        { href: '/profile/user', label: text('title'), current: current === 'user' },
        { href: '/profile/management', label: text('management'), current: current === 'management' },
      ]}
    />
  </div>
);
