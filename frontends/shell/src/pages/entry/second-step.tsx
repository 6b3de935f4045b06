import { api } from '@touchline/app-core/client/client.ts';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { Button, Problem, TextField } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { PasskeyButton } from './passkey-button.tsx';
import { text } from './text.ts';

/** After the password: a code of the app, or a recovery code where the phone is lost. */
export const SecondStep = ({
  onPassed,
  onExpired,
  onBack,
}: {
  readonly onPassed: () => Promise<void>;
  /** The password was given too long ago. */
  readonly onExpired: (message: string) => void;
  readonly onBack: () => void;
}): ReactNode => {
  const [problem, setProblem] = useState<string | null>(null);
  const [byRecovery, setByRecovery] = useState(false);
  const { form, error, refusal, busy, submit, verdict } = useContractForm({
    schema: z.object({ code: z.string().trim().min(1, text('codeMissing')).max(40) }),
    initial: { code: '' },
  });
  const pass = submit(
    async (body) => {
      try {
        await api.post('/login/second-factor', { body });
      } catch (reason) {
        if (!isApiFailure(reason) || reason.code !== 'SignInExpired') throw reason;
        onExpired(reason.message);
        return;
      }
      await onPassed();
    },
    { InvalidSecondFactorCode: 'code', TooManyRequests: 'code' },
  );
  return (
    <Form verdict={verdict} onSubmit={pass} className="grid gap-5">
      <Problem>{problem}</Problem>
      <TextField
        key={byRecovery ? 'recovery' : 'app'}
        label={text(byRecovery ? 'recoveryCode' : 'appCode')}
        help={text(byRecovery ? 'recoveryCodeHelp' : 'appCodeHelp')}
        inputMode={byRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        autoFocus
        required
        error={error('code') ?? refusal ?? undefined}
        {...form.register('code')}
      />
      <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={text('signingIn')}>
        {text('signIn')}
      </Button>
      <PasskeyButton onPassed={onPassed} onRefused={setProblem} />
      <div className="flex flex-wrap justify-between gap-3">
        <Button
          variant="ghost"
          onClick={() => {
            form.reset();
            setByRecovery(!byRecovery);
          }}
        >
          {text(byRecovery ? 'useApp' : 'useRecoveryCode')}
        </Button>
        <Button variant="ghost" icon="caret-left" onClick={onBack}>
          {text('backToSignIn')}
        </Button>
      </div>
    </Form>
  );
};
