import { AccountFoot } from '@touchline/app-core/account/account-foot.tsx';
import { ClosingSection } from '@touchline/app-core/account/closing-section.tsx';
import { EmailSection } from '@touchline/app-core/account/email-section.tsx';
import { OwnDataSection } from '@touchline/app-core/account/own-data-section.tsx';
import { PasswordSection } from '@touchline/app-core/account/password-section.tsx';
import { PersonSection } from '@touchline/app-core/account/person-section.tsx';
import { SecondFactorSection } from '@touchline/app-core/account/second-factor-section.tsx';
import { SessionsSection } from '@touchline/app-core/account/sessions-section.tsx';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { useIdentity } from '@touchline/app-core/session/session.tsx';
import { ButtonLink, Page, PageHeader, PageIndex, Section } from '@touchline/ui';
import type { ReactNode } from 'react';
import { kinds } from '../../../kinds/kinds.ts';
import { text } from '../account-text.ts';
import { isRefused } from '../refused.ts';
import { ConfirmAddress } from './confirm-address.tsx';
import { Identification } from './identification.tsx';

/** The person behind the profiles, and what guards the account. */
export const Account = ({
  tabs,
  children,
}: {
  readonly tabs: ReactNode;
  /** The profiles, where they stand on this page. */
  readonly children?: ReactNode;
}): ReactNode => {
  usePageTitle(text('title'));
  const refused = isRefused(useIdentity());
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
      {tabs}
      <PageIndex label={text('partsOf')}>
        <PersonSection help={text('nameHelp')} />
        <EmailSection>
          <ConfirmAddress />
        </EmailSection>
        {children}
        <PasswordSection />
        <SecondFactorSection />
        {refused ? null : (
          <Section title={text('identification')}>
            <div className="max-w-160 pt-5">
              <Identification />
            </div>
          </Section>
        )}
        <SessionsSection />
        <OwnDataSection />
        <ClosingSection kindName={(type) => kinds[type].name} />
      </PageIndex>
      <AccountFoot />
    </Page>
  );
};
