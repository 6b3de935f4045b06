import { useLocation, useNavigate } from '@touchline/app-core/page/router.ts';
import { useIdentity, useSession } from '@touchline/app-core/session/session.tsx';
import { LinkTabs } from '@touchline/ui';
import { type ReactNode, useEffect } from 'react';
import { Inbox } from '../../features/inbox/inbox.tsx';
import { Account } from '../../features/own-profile/components/account.tsx';
import { type Part, partOf, partSearch, parts } from '../../session/waiting.ts';
import { Submitted } from './submitted.tsx';
import { text } from './text.ts';
import { VerificationStatus, type VerificationWords } from './verification-page.tsx';

const Tabs = ({ current }: { readonly current: Part }): ReactNode => {
  const { unread, answers } = useIdentity();
  const { pathname } = useLocation();
  const own = useOwn();
  const labels = {
    ...{ status: text('verificationTab'), submitted: text('submittedTab') },
    ...{ inbox: text('inbox'), account: text('yourAccount') },
  };
  return (
    <div className="mb-6">
      <LinkTabs
        label={text('parts')}
        tabs={parts
          .filter((part) => part !== 'submitted' || own)
          .map((part) => ({
            href: `${pathname}${partSearch(part)}`,
            label: labels[part],
            current: part === current,
            ...(part === 'inbox' && answers + unread > 0 ? { count: answers || unread, mine: answers > 0 } : {}),
          }))}
      />
    </div>
  );
};

/** The profile that staff look at; null once there is nothing left to look at. */
const useOwn = () => {
  const { current } = useSession();
  const identity = useIdentity();
  const over = [identity, current].some((judged) => judged?.rejection?.kind === 'final');
  return current?.onboarding.status === 'completed' && !over ? current : null;
};

/** Looks again by itself, and goes where the guards now lead. */
const useDecision = (): void => {
  const identity = useIdentity();
  const { current, refresh } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    // Staff decide at any moment: the page looks again when somebody comes back to it, and now and then by itself.
    const look = (): void => void refresh();
    const timer = setInterval(look, 20_000);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
    };
  }, [refresh]);
  const statuses = `${identity.verification_status} ${current?.verification_status ?? ''}`;
  useEffect(() => {
    // Navigate again when a status changes: the guards lead to the page that fits.
    if (statuses) void navigate({ search: location.search }, { replace: true });
  }, [statuses, navigate]);
};

/**
 * The one page that the guards leave to somebody who waits or has to mend something: where they stand, and beside it what
 * they may do all the same, as parts of this page since no other one is open to them.
 */
export const WaitingPage = (words: VerificationWords): ReactNode => {
  useDecision();
  const own = useOwn();
  const named = partOf(useLocation().search);
  const part = named === 'submitted' && !own ? 'status' : named;
  const tabs = <Tabs current={part} />;
  return {
    status: <VerificationStatus {...words} tabs={tabs} />,
    submitted: <Submitted tabs={tabs} />,
    inbox: <Inbox tabs={tabs} />,
    account: <Account tabs={tabs} />,
  }[part];
};
