import { safeRedirect } from '@touchline/contracts/routing';
import { api, isApiFailure, SupportLine, useDraft, useSession } from '@touchline/market';
import { AuthFrame, Button, Link, Notice, PasswordField, TextField } from '@touchline/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { PageHandle } from '../../frame/page-handle.ts';
import { EntryFoot } from './entry-foot.tsx';
import { noProblems, problemsOf } from './form-problems.ts';
import { text } from './text.ts';
import { useTitle } from './use-title.ts';

export const handle: PageHandle = { frame: 'bare' };

/** /login: what was typed stays when it is refused. */
export const Component = (): ReactNode => {
  useTitle(text('signIn'));
  const { refresh } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [problems, setProblems] = useState(noProblems);
  const [suspended, setSuspended] = useState(false);
  const [busy, setBusy] = useState(false);
  const { value: email, set: setEmail, clear } = useDraft('login', () => '');
  const [password, setPassword] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      await api.post('/login', {
        body: { email, password },
        quiet: true,
      });
      clear();
      await refresh();
      await navigate(safeRedirect(search.get('redirect')));
    } catch (reason) {
      setSuspended(isApiFailure(reason) && reason.code === 'AccountSuspended');
      setProblems(problemsOf(reason));
      setBusy(false);
    }
  };
  return (
    <AuthFrame
      title={text('signIn')}
      lead={
        <>
          {text('newHere')} <Link href="/register">{text('createAccount')}</Link>
        </>
      }
      claim={text('claimIn')}
      promise={text('promiseIn')}
      foot={<EntryFoot />}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        {problems.whole ? (
          <Notice tone="no">
            {problems.whole}{' '}
            {suspended ? <SupportLine>{text('suspendedSupport', { email: '{email}' })}</SupportLine> : null}
          </Notice>
        ) : null}
        <TextField
          label={text('email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={problems.fields.email}
        />
        <PasswordField
          label={text('password')}
          name="password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={problems.fields.password}
          aside={<Link href="/forgot-password">{text('forgotPassword')}</Link>}
        />
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={text('signingIn')}>
          {text('signIn')}
        </Button>
      </form>
    </AuthFrame>
  );
};
