import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { readSettings } from '@touchline/app-core/client/settings.ts';
import { useContractForm, useTyped } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { useNavigate, useSearchParams } from '@touchline/app-core/page/router.ts';
import { useDraft } from '@touchline/app-core/page/use-draft.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { type Suspension, suspension } from '@touchline/contracts/http/identity';
import { AuthFrame, Button, Link, PasswordField, Problem, TextField } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { EntryFoot } from '../../frame/entry-foot.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { landingOf, login as logIn } from '../../session/sign-in.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { SecondStep } from './second-step.tsx';
import { Suspended } from './suspended.tsx';
import { text } from './text.ts';

export const handle: PageHandle = { frame: 'bare' };

/** Whether they fit is the server's to say. */
const credentials = z.object({ email: z.string(), password: z.string() });

const suspensionOf = (reason: unknown): Suspension | null =>
  isApiFailure(reason) && reason.code === 'AccountSuspended'
    ? (suspension.safeParse(reason.details).data ?? null)
    : null;

/** /login: what was typed stays when it is refused. */
export const Component = (): ReactNode => {
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [suspended, setSuspended] = useState<Suspension | null>(null);
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [expired, setExpired] = useState<string | null>(null);
  usePageTitle(text(suspended ? 'suspended' : step === 'code' ? 'secondStep' : 'signIn'));
  const { value: email, set: keepEmail, clear } = useDraft('login', () => '');
  const login = useContractForm({ schema: credentials, initial: { email, password: '' } });
  useTyped(login, (typed) => keepEmail(typed.email));
  const { form, error, refusal, busy, submit, verdict } = login;
  const enter = async (): Promise<void> => {
    clear();
    await session.refresh();
    await navigate(landingOf(readSettings(), search.get('redirect')));
  };
  const signIn = submit(async (body) => {
    setExpired(null);
    try {
      await logIn(session, body);
    } catch (reason) {
      if (isApiFailure(reason) && reason.code === 'SecondFactorRequired') {
        form.resetField('password');
        setStep('code');
        return;
      }
      const halted = suspensionOf(reason);
      if (!halted) throw reason;
      setSuspended(halted);
      return;
    }
    await enter();
  });
  if (suspended)
    return (
      <AuthFrame
        title={text('suspended')}
        claim={text('claimSuspended')}
        promise={text('promiseSuspended')}
        foot={<EntryFoot />}
      >
        <Suspended suspension={suspended} onBack={() => setSuspended(null)} />
      </AuthFrame>
    );
  if (step === 'code')
    return (
      <AuthFrame
        title={text('secondStep')}
        lead={text('secondStepText')}
        claim={text('claimIn')}
        promise={text('promiseIn')}
        foot={<EntryFoot />}
      >
        <SecondStep
          onPassed={enter}
          onBack={() => setStep('password')}
          onExpired={(message) => {
            setExpired(message);
            setStep('password');
          }}
        />
      </AuthFrame>
    );
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
      <Form verdict={verdict} onSubmit={signIn} className="grid gap-5">
        <Problem>{refusal ?? expired}</Problem>
        <TextField
          label={text('email')}
          type="email"
          autoComplete="username"
          required
          error={error('email')}
          {...form.register('email')}
        />
        <PasswordField
          label={text('password')}
          required
          error={error('password')}
          {...form.register('password')}
          aside={<Link href="/forgot-password">{text('forgotPassword')}</Link>}
        />
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={text('signingIn')}>
          {text('signIn')}
        </Button>
        <PasskeyButton onPassed={enter} onRefused={setExpired} />
      </Form>
    </AuthFrame>
  );
};
