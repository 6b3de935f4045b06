import { useQueryClient } from '@tanstack/react-query';
import { ButtonLink, Page, PageHeader, Section } from '@touchline/ui';
import type { ReactNode } from 'react';
import { Identification } from '../../features/onboarding/identification.tsx';
import { useTitle } from '../entry/use-title.ts';
import { AccountTabs } from './account-tabs.tsx';
import { PasswordSection, PersonSection } from './person-sections.tsx';
import { ProfilesSection } from './profiles-section.tsx';
import { SessionsSection, sessionsQuery } from './sessions-section.tsx';
import { text } from './text.ts';

/** `/profile/user`: the person behind the profiles, and what guards the account. */
export const Component = (): ReactNode => {
  useTitle(text('title'));
  const client = useQueryClient();
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
      <PersonSection />
      <ProfilesSection />
      <PasswordSection onChanged={() => void client.invalidateQueries({ queryKey: sessionsQuery().queryKey })} />
      <Section title={text('identification')}>
        <div className="max-w-160 pt-5">
          <Identification />
        </div>
      </Section>
      <SessionsSection />
    </Page>
  );
};
