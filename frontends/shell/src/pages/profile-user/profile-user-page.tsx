import { PasswordSection, PersonSection, SessionsSection } from '@touchline/market';
import { ButtonLink, Page, PageHeader, Section } from '@touchline/ui';
import type { ReactNode } from 'react';
import { ConfirmAddress } from '../../features/onboarding/confirm-address.tsx';
import { Identification } from '../../features/onboarding/identification.tsx';
import { useTitle } from '../entry/use-title.ts';
import { AccountTabs } from './account-tabs.tsx';
import { ProfilesSection } from './profiles-section.tsx';
import { text } from './text.ts';

/** `/profile/user`: the person behind the profiles, and what guards the account. */
export const Component = (): ReactNode => {
  useTitle(text('title'));
  return (
    <Page width="reading">
      <PageHeader
        title={text('title')}
        lead={text('accountLead')}
        actions={
          <ButtonLink href="/logout" icon="sign-out">
            {text('signOut')}
          </ButtonLink>
        }
      />
      <AccountTabs current="user" />
      <PersonSection help={text('nameHelp')}>
        <ConfirmAddress />
      </PersonSection>
      <ProfilesSection />
      <PasswordSection />
      <Section title={text('identification')}>
        <div className="max-w-160 pt-5">
          <Identification />
        </div>
      </Section>
      <SessionsSection />
    </Page>
  );
};
