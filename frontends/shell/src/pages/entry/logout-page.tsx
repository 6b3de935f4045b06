import { api } from '@touchline/app-core/client/client.ts';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { AuthFrame, Button, ButtonLink, Problem, Skeletons } from '@touchline/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { EntryFoot } from '../../frame/entry-foot.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { text } from './text.ts';

export const handle: PageHandle = { frame: 'bare' };

/** /logout: ends the session, forgets the current profile, and starts afresh at the login. */
export const Component = (): ReactNode => {
  usePageTitle(text('signingOut'));
  const { identity } = useSession();
  const [problem, setProblem] = useState<string | null>(null);
  const leave = useCallback(async (): Promise<void> => {
    setProblem(null);
    try {
      await api.post('/logout', { quiet: true });
    } catch (reason) {
      // Whoever hands the device on must not believe to be signed out. A session that was over already is.
      if (isApiFailure(reason) && reason.outcome) {
        setProblem(reason.message);
        return;
      }
    }
    localStorage.removeItem('current-profile');
    location.replace('/login');
  }, []);
  useEffect(() => void leave(), [leave]);
  if (problem)
    return (
      <AuthFrame
        title={text('stillSignedIn')}
        lead={identity?.email}
        claim={text('claimIn')}
        promise={text('promiseIn')}
        foot={<EntryFoot />}
      >
        <div className="grid gap-4">
          <Problem>{problem}</Problem>
          <Button variant="primary" size="lg" block onClick={() => void leave()}>
            {text('signOutAgain')}
          </Button>
          <ButtonLink size="lg" block href="/">
            {text('backHome')}
          </ButtonLink>
        </div>
      </AuthFrame>
    );
  return (
    <AuthFrame
      title={text('signingOut')}
      lead={identity?.email}
      claim={text('claimIn')}
      promise={text('promiseIn')}
      foot={<EntryFoot />}
    >
      <Skeletons lines={2} />
    </AuthFrame>
  );
};
