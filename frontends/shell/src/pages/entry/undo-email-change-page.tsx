import { api } from '@touchline/app-core/client/client.ts';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { useDraft } from '@touchline/app-core/page/use-draft.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { SupportLine } from '@touchline/app-core/session/support-line.tsx';
import { AuthFrame, Button, ButtonLink, Problem } from '@touchline/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { EntryFoot } from '../../frame/entry-foot.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { text } from './text.ts';

export const handle: PageHandle = { frame: 'bare' };

type State =
  | { readonly kind: 'busy' | 'failed' }
  | { readonly kind: 'asked'; readonly problem?: string }
  | { readonly kind: 'done'; readonly email: string };

/** /undo-email-change: the link in the mail to the address before. Opening it changes nothing; pressing the button does. */
export const Component = (): ReactNode => {
  const { value: kept, set: keep, clear } = useDraft('undo-email-change', () => '');
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? kept);
  const [state, setState] = useState<State>({ kind: 'asked' });
  const titles = {
    asked: text('undoQuestion'),
    busy: text('undoQuestion'),
    done: text('addressBack'),
    failed: text('linkFailed'),
  };
  usePageTitle(titles[state.kind]);
  useEffect(() => {
    // The token leaves the address: it is not for histories, referrers or shoulders.
    history.replaceState(history.state, '', '/undo-email-change');
    // A reload still knows it, in this tab.
    keep(token);
  }, [keep, token]);
  const undo = async (): Promise<void> => {
    setState({ kind: 'busy' });
    try {
      const { data } = await api.post('/email-change/undo', { body: { token } });
      clear();
      setState({ kind: 'done', email: data.email });
    } catch (reason) {
      // Only the answer about the link speaks about the link.
      const other = isApiFailure(reason) && reason.code !== 'InvalidEmailTokenException' && reason.status !== 422;
      setState(other ? { kind: 'asked', problem: reason.message } : { kind: 'failed' });
    }
  };
  const leads = {
    asked: text('undoQuestionText'),
    busy: text('undoQuestionText'),
    done: state.kind === 'done' ? text('addressBackText', { email: state.email }) : '',
    failed: (
      <>
        {text('undoFailedText')} <SupportLine>{text('undoSupport', { email: '{email}' })}</SupportLine>
      </>
    ),
  };
  return (
    <AuthFrame
      title={titles[state.kind]}
      lead={<span role="status">{leads[state.kind]}</span>}
      claim={text('claimUndo')}
      promise={text('promiseUndo')}
      foot={<EntryFoot />}
    >
      {state.kind === 'asked' || state.kind === 'busy' ? (
        <div className="grid gap-4">
          <Problem>{state.kind === 'asked' ? state.problem : null}</Problem>
          <Button variant="primary" size="lg" block busy={state.kind === 'busy'} onClick={undo}>
            {text('undoChange')}
          </Button>
        </div>
      ) : state.kind === 'done' ? (
        // The page loads anew: a session that this browser had has ended with all others.
        <Button variant="primary" size="lg" block onClick={() => location.assign('/forgot-password')}>
          {text('choosePassword')}
        </Button>
      ) : (
        <ButtonLink variant="primary" size="lg" block href="/">
          {text('backHome')}
        </ButtonLink>
      )}
    </AuthFrame>
  );
};
