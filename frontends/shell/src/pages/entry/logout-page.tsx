import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { readSettings } from '@touchline/app-core/client/settings.ts';
import { useSearchParams } from '@touchline/app-core/page/router.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { writeCurrentProfile } from '@touchline/app-core/session/current-profile.ts';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { AuthFrame, Button, ButtonLink, Problem, Skeletons } from '@touchline/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { EntryFoot } from '../../frame/entry-foot.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { leavingTo, logout } from '../../session/sign-in.ts';
import { text } from './text.ts';

export const handle: PageHandle = { frame: 'bare' };

/** /logout: ends the session, forgets the current profile, and starts afresh; `redirect` says where a session was found to be over. */
export const Component = (): ReactNode => {
  usePageTitle(text('signingOut'));
  const session = useSession();
  const { identity } = session;
  const [search] = useSearchParams();
  const [problem, setProblem] = useState<string | null>(null);
  const leave = async (): Promise<void> => {
    setProblem(null);
    try {
      if (identity) await logout(session);
    } catch (reason) {
      // Whoever hands the device on must not believe to be signed out. A session that was over already is.
      if (isApiFailure(reason) && reason.status !== 401) {
        setProblem(reason.message);
        return;
      }
    }
    writeCurrentProfile(null);
    location.replace(leavingTo(readSettings(), search.get('redirect')));
  };
  const begin = useEffectEvent(leave);
  useEffect(() => void begin(), []);
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
