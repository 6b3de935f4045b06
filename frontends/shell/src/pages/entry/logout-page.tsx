import { api, useSession } from '@touchline/market';
import { AuthFrame, Skeletons } from '@touchline/ui';
import { type ReactNode, useEffect } from 'react';
import type { PageHandle } from '../../frame/page-handle.ts';
import { EntryFoot } from './entry-foot.tsx';
import { text } from './text.ts';
import { useTitle } from './use-title.ts';

export const handle: PageHandle = { frame: 'bare' };

/** /logout: ends the session, forgets the current profile, and starts afresh at the login. */
export const Component = (): ReactNode => {
  useTitle(text('signingOut'));
  const { identity } = useSession();
  useEffect(() => {
    const leave = async (): Promise<void> => {
      // Whether a session was left to end or not, the way leads to the login.
      await api.post('/logout', { quiet: true }).catch(() => undefined);
      localStorage.removeItem('current-profile');
      location.replace('/login');
    };
    void leave();
  }, []);
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
