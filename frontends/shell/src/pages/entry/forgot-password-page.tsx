import { passwordStrength, strengthText } from '@touchline/app-core/account/password-strength.ts';
import { api } from '@touchline/app-core/client/client.ts';
import { useContractForm, useTyped } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { useDraft } from '@touchline/app-core/page/use-draft.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { newPassword } from '@touchline/contracts/http/identity';
import { AuthFrame, Button, ButtonLink, Link, PasswordField, Problem, TextField } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { EntryFoot } from '../../frame/entry-foot.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { text } from './text.ts';

export const handle: PageHandle = { frame: 'bare' };

type Kept = { readonly step: 'address' | 'pin'; readonly email: string };
type Step = 'address' | 'pin' | 'password' | 'done';

/** Which address it is, and which PIN, is the server's to judge: it answers an unknown address like a known one. */
const anyText = z.string();

const AddressStep = ({
  email,
  onTyped,
  onSent,
}: {
  readonly email: string;
  readonly onTyped: (email: string) => void;
  readonly onSent: () => void;
}): ReactNode => {
  const step = useContractForm({ schema: z.object({ email: anyText }), initial: { email } });
  useTyped(step, (typed) => onTyped(typed.email));
  const send = step.submit(async (body) => {
    await api.post('/forgot-password', { body });
    onSent();
  });
  return (
    <Form verdict={step.verdict} className="grid gap-5" onSubmit={send}>
      <Problem>{step.refusal}</Problem>
      <TextField
        label={text('email')}
        type="email"
        autoComplete="username"
        error={step.error('email')}
        {...step.form.register('email')}
      />
      <Button type="submit" variant="primary" size="lg" block busy={step.busy} busyLabel={text('sending')}>
        {text('sendPin')}
      </Button>
    </Form>
  );
};

const PinStep = ({
  email,
  onChecked,
}: {
  readonly email: string;
  readonly onChecked: (pin: string) => void;
}): ReactNode => {
  const step = useContractForm({ schema: z.object({ pin: anyText }), initial: { pin: '' } });
  const check = step.submit(async ({ pin }) => {
    await api.post('/forgot-password/check', { body: { email, pin } });
    onChecked(pin);
  });
  return (
    <Form verdict={step.verdict} className="grid gap-5" onSubmit={check}>
      <Problem>{step.refusal}</Problem>
      <TextField
        label={text('pin')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        error={step.error('pin')}
        {...step.form.register('pin')}
      />
      <Button type="submit" variant="primary" size="lg" block busy={step.busy}>
        {text('checkPin')}
      </Button>
    </Form>
  );
};

const PasswordStep = ({
  email,
  pin,
  onSaved,
}: {
  readonly email: string;
  readonly pin: string;
  readonly onSaved: () => void;
}): ReactNode => {
  const step = useContractForm({ schema: z.object({ password: newPassword }), initial: { password: '' } });
  const save = step.submit(async ({ password }) => {
    await api.post('/reset-password', { body: { email, pin, password } });
    onSaved();
  });
  const password = step.form.watch('password');
  const strength = passwordStrength(password);
  return (
    <Form verdict={step.verdict} className="grid gap-5" onSubmit={save}>
      <Problem>{step.refusal}</Problem>
      <PasswordField
        label={text('newPassword')}
        autoComplete="new-password"
        strength={password ? strength : 0}
        help={password ? strengthText(strength) : text('passwordHelp')}
        error={step.error('password')}
        {...step.form.register('password')}
      />
      <Button type="submit" variant="primary" size="lg" block busy={step.busy} busyLabel={text('saving')}>
        {text('savePassword')}
      </Button>
    </Form>
  );
};

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
  const titles = {
    address: text('forgotPassword'),
    pin: text('pinSent'),
    password: text('choosePassword'),
    done: text('changed'),
  };
  usePageTitle(titles[step]);
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
        {step === 'address' ? (
          <AddressStep
            email={email}
            onTyped={(typed) => keep({ ...kept, email: typed })}
            onSent={() => setStep('pin')}
          />
        ) : null}
        {step === 'pin' ? (
          <PinStep
            email={email}
            onChecked={(checked) => {
              setPin(checked);
              setStep('password');
            }}
          />
        ) : null}
        {step === 'password' ? <PasswordStep email={email} pin={pin} onSaved={() => setStep('done')} /> : null}
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
