import type { ReactNode } from 'react';
import { Account } from '../../features/account/account.tsx';
import { ProfilesSection } from '../../features/account/profiles-section.tsx';
import { AccountTabs } from '../../frame/account-tabs.tsx';

/** /profile/user */
export const Component = (): ReactNode => (
  <Account tabs={<AccountTabs current="user" />}>
    <ProfilesSection />
  </Account>
);
