import { newPassword } from '@touchline/contracts/http/identity';
import { api, passwordStrength, strengthText, useDraft } from '@touchline/market';
import { AuthFrame, Button, ButtonLink, Link, Notice, PasswordField, TextField } from '@touchline/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { PageHandle } from '../../frame/page-handle.ts';
import { EntryFoot } from './entry-foot.tsx';
import { noProblems, problemsOf } from './form-problems.ts';
import { text } from './text.ts';
import { useTitle } from './use-title.ts';

export const handle: PageHandle = { frame: 'bare' };

type Kept = { readonly step: 'address' | 'pin'; readonly email: string };
type Step = 'address' | 'pin' | 'password' | 'done';

/** /forgot-password: address, PIN from the mail, new password. The answer is the same for an address without an account. */
export const Component = (): ReactNode => {
  // A reload goes on where the mail is waited for; what is secret has to be typed again.
  const { value: kept, set: keep, clear } = useDraft<Kept>('forgot-password', () => ({ step: 'address', email: '' }));
  const [later, setLater] = useState<'password' | 'done' | null>(null);
  const step: Step = later ?? kept.step;
  const { email } = kept;
  const setStep = (next: Step): void => {
    if (next === 'done') clear();
    if (next === 'password' || next === 'done') setLater(next);
    else {
      setLater(null);
      keep({ ...kept, step: next });
    }
  };
  const [pin, setPin] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState(noProblems);
  const [busy, setBusy] = useState(false);
  const titles = {
    address: text('forgotPassword'),
    pin: text('pinSent'),
    password: text('choosePassword'),
    done: text('changed'),
  };
  useTitle(titles[step]);
  const send =
    (work: () => Promise<unknown>, next: Step) =>
    async (event: FormEvent): Promise<void> => {
      event.preventDefault();
      setBusy(true);
      try {
        await work();
        setProblems(noProblems);
        setStep(next);
      } catch (reason) {
        setProblems(problemsOf(reason));
      }
      setBusy(false);
    };
  const strength = passwordStrength(password);
  const savePassword = async (): Promise<void> => {
    const parsed = newPassword.safeParse(password);
    if (!parsed.success)
      throw {
        code: 'ValidationFailed',
        status: 422,
        message: '',
        details: [{ path: 'password', message: parsed.error.issues[0]?.message }],
      };
    await api.post('/reset-password', { body: { email, pin, password }, quiet: true });
  };
  const leads = {
    address: text('forgotText'),
    pin: text('pinHelp', { email }),
    password: undefined,
    done: text('changedText'),
  };
  return (
    <AuthFrame
      title={titles[step]}
      lead={leads[step]}
      claim={text('claimForgot')}
      promise={text('promiseForgot')}
      foot={<EntryFoot />}
    >
      <div className="grid gap-5">
        {problems.whole ? <Notice tone="no">{problems.whole}</Notice> : null}
        {step === 'address' ? (
          <form
            noValidate
            className="grid gap-5"
            onSubmit={send(() => api.post('/forgot-password', { body: { email }, quiet: true }), 'pin')}
          >
            <TextField
              label={text('email')}
              type="email"
              autoComplete="username"
              value={email}
              onChange={(e) => keep({ ...kept, email: e.target.value })}
              error={problems.fields.email}
            />
            <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={text('sending')}>
              {text('sendPin')}
            </Button>
          </form>
        ) : null}
        {step === 'pin' ? (
          <form
            noValidate
            className="grid gap-5"
            onSubmit={send(() => api.post('/forgot-password/check', { body: { email, pin }, quiet: true }), 'password')}
          >
            <TextField
              label={text('pin')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              value={pin}
              onChange={(e) => setPin(e.target.value)}
              error={problems.fields.pin}
            />
            <Button type="submit" variant="primary" size="lg" block busy={busy}>
              {text('checkPin')}
            </Button>
          </form>
        ) : null}
        {step === 'password' ? (
          <form noValidate className="grid gap-5" onSubmit={send(savePassword, 'done')}>
            <PasswordField
              label={text('newPassword')}
              autoComplete="new-password"
              value={password}
              onChange={(e) => setPassword(e.target.value)}
              strength={password ? strength : 0}
              help={password ? strengthText(strength) : text('passwordHelp')}
              error={problems.fields.password}
            />
            <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={text('saving')}>
              {text('savePassword')}
            </Button>
          </form>
        ) : null}
        {step === 'done' ? (
          <ButtonLink variant="primary" size="lg" block href="/login">
            {text('signIn')}
          </ButtonLink>
        ) : (
          <span className="flex flex-wrap gap-x-5 gap-y-2">
            <Link href="/login">{text('backToSignIn')}</Link>
            {step === 'address' ? null : (
              <Button size="sm" variant="ghost" onClick={() => setStep('address')}>
                {text('otherAddress')}
              </Button>
            )}
          </span>
        )}
      </div>
    </AuthFrame>
  );
};
