import type { ReactNode } from 'react';
import { Account } from '../../features/own-profile/components/account.tsx';
import { ProfilesSection } from '../../features/own-profile/components/profiles-section.tsx';
import { AccountTabs } from '../../frame/account-tabs.tsx';

/** /profile/user */
export const Component = (): ReactNode => (
  <Account tabs={<AccountTabs current="user" />}>
    <ProfilesSection />
  </Account>
);
