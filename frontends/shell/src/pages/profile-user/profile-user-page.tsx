import { EmailSection } from '@touchline/app-core/account/email-section.tsx';
import { PasswordSection } from '@touchline/app-core/account/password-section.tsx';
import { PersonSection } from '@touchline/app-core/account/person-section.tsx';
import { SessionsSection } from '@touchline/app-core/account/sessions-section.tsx';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { ButtonLink, Page, PageHeader, Section } from '@touchline/ui';
import type { ReactNode } from 'react';
import { ConfirmAddress } from '../../features/own-profile/components/confirm-address.tsx';
import { Identification } from '../../features/own-profile/components/identification.tsx';
import { AccountTabs } from '../../frame/account-tabs.tsx';
import { ProfilesSection } from './profiles-section.tsx';
import { text } from './text.ts';

/** `/profile/user`: the person behind the profiles, and what guards the account. */
export const Component = (): ReactNode => {
  usePageTitle(text('title'));
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
      <PersonSection help={text('nameHelp')} />
      <EmailSection>
        <ConfirmAddress />
      </EmailSection>
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
