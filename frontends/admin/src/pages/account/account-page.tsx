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
import { Avatar, Page, PageHeader } from '@touchline/ui';
import type { ReactNode } from 'react';
import { typeText } from '../../kinds/kinds.ts';
import { text } from '../../text.ts';

/** /admin/profile: the own account of a member of staff. */
export const Component = (): ReactNode => {
  usePageTitle(text('accountTitle'));
  const { name, email } = useIdentity();
  return (
    <Page>
      <PageHeader title={text('accountTitle')} lead={email} mark={<Avatar name={name} size={56} />} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-9 md:grid-cols-2">
        <div className="grid content-start gap-9">
          <PersonSection help={text('accountNameHelp')} />
          <EmailSection />
          <PasswordSection />
        </div>
        <div className="grid content-start gap-9">
          <SecondFactorSection />
          <SessionsSection />
          <OwnDataSection />
          <ClosingSection kindName={typeText} />
        </div>
      </div>
      <AccountFoot />
    </Page>
  );
};
