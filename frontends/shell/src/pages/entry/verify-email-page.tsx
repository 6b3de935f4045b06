import { api } from '@touchline/app-core/client/client.ts';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { useDraft } from '@touchline/app-core/page/use-draft.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { AuthFrame, Button, ButtonLink, Problem } from '@touchline/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { EntryFoot } from '../../frame/entry-foot.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { text } from './text.ts';

export const handle: PageHandle = { frame: 'bare' };

type State =
  | { readonly kind: 'busy' | 'failed' }
  | { readonly kind: 'asked'; readonly problem?: string }
  | { readonly kind: 'done' | 'already'; readonly email: string };

/** /verify-email: opening the link changes nothing (a mail scanner opens links too); pressing the button does. */
export const Component = (): ReactNode => {
  const { identity, refresh } = useSession();
  const { value: kept, set: keep, clear } = useDraft('verify-email', () => '');
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? kept);
  const [state, setState] = useState<State>({ kind: 'asked' });
  usePageTitle(text('confirmQuestion'));
  useEffect(() => {
    // The token leaves the address: it is not for histories, referrers or shoulders.
    history.replaceState(history.state, '', '/verify-email');
    // A reload still knows it, in this tab.
    keep(token);
  }, [keep, token]);
  const confirm = async (): Promise<void> => {
    setState({ kind: 'busy' });
    try {
      const { data } = await api.post('/verify-email', { body: { token } });
      clear();
      if (identity) await refresh();
      setState({ kind: 'done', email: data.email });
    } catch (reason) {
      // Only the answer about the link speaks about the link.
      const other = isApiFailure(reason) && reason.code !== 'InvalidEmailTokenException' && reason.status !== 422;
      if (other) return setState({ kind: 'asked', problem: reason.message });
      // Opened twice, the link has done what it was for.
      setState(identity?.email_verified_at ? { kind: 'already', email: identity.email } : { kind: 'failed' });
    }
  };
  const onward = (
    <ButtonLink variant="primary" size="lg" block href={identity ? '/' : '/login'}>
      {identity ? text('continueToProfile') : text('signIn')}
    </ButtonLink>
  );
  const titles = {
    asked: text('confirmQuestion'),
    busy: text('confirming'),
    done: text('confirmed'),
    already: text('confirmedAlready'),
    failed: text('linkFailed'),
  };
  const leads = {
    asked: text('confirmQuestionText'),
    busy: text('confirmQuestionText'),
    done: state.kind === 'done' ? text('confirmedText', { email: state.email }) : '',
    already: state.kind === 'already' ? text('confirmedText', { email: state.email }) : '',
    failed: text('linkFailedText'),
  };
  return (
    <AuthFrame
      title={titles[state.kind]}
      lead={<span role="status">{leads[state.kind]}</span>}
      claim={text('claimNew')}
      promise={text('promiseNew')}
      foot={<EntryFoot />}
    >
      {state.kind === 'asked' || state.kind === 'busy' ? (
        <div className="grid gap-4">
          <Problem>{state.kind === 'asked' ? state.problem : null}</Problem>
          <Button variant="primary" size="lg" block busy={state.kind === 'busy'} onClick={confirm}>
            {text('confirmAddress')}
          </Button>
        </div>
      ) : (
        onward
      )}
    </AuthFrame>
  );
};
