import { api } from '@touchline/app-core/client/client.ts';
import { useContractForm, useTyped } from '@touchline/app-core/form/contract-form.ts';
import { useIdentity, useSession } from '@touchline/app-core/session/session.tsx';
import { password } from '@touchline/contracts/http/identity';
import { email } from '@touchline/contracts/values';
import { Button, PasswordField, TextField } from '@touchline/ui';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { Form } from '../form/form.tsx';
import { text } from './text.ts';

/** A new address and the password again: a code goes to the address, whether it is free or not. */
export const NewEmailForm = ({
  initial,
  moved,
  onTyped,
  onSent,
  onBack,
}: {
  readonly initial: string;
  /** The form has just taken the place of what was pressed. */
  readonly moved: boolean;
  readonly onTyped: (email: string) => void;
  readonly onSent: () => void;
  readonly onBack: () => void;
}): ReactNode => {
  const identity = useIdentity();
  const { refresh } = useSession();
  const step = useContractForm({ schema: z.object({ email, password }), initial: { email: initial, password: '' } });
  const { form, error, refusal, busy, submit, verdict } = step;
  useTyped(step, (typed) => onTyped(typed.email));
  const send = submit(
    async (body) => {
      await api.post('/me/email-change', { body });
      await refresh();
      onSent();
    },
    {
      InvalidAuthenticationException: 'password',
      OwnEmailNotAllowedException: 'email',
      TooManyRequests: 'password',
    },
  );
  return (
    <Form verdict={verdict} className="grid max-w-120 gap-5" onSubmit={send}>
      <input type="text" hidden readOnly autoComplete="username" value={identity.email} />
      <TextField
        id="new_email"
        label={text('newEmail')}
        type="email"
        autoComplete="email"
        autoFocus={moved}
        help={text('newEmailHelp')}
        error={error('email')}
        {...form.register('email')}
      />
      <PasswordField
        id="email_password"
        label={text('passwordAgain')}
        help={text('passwordAgainHelp')}
        error={error('password') ?? refusal ?? undefined}
        {...form.register('password')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {text('sendCode')}
        </Button>
        <Button onClick={onBack}>{text('back')}</Button>
      </div>
    </Form>
  );
};
