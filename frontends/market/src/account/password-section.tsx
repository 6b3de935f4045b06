import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newPassword } from '@touchline/contracts/http/identity';
import { Button, PasswordField, Section, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { api } from '../api/client.ts';
import { useIdentity } from '../session/session.tsx';
import { passwordStrength, strengthText } from './password-strength.ts';
import { refusalAt } from './refusal-at.ts';
import { sessionsKey } from './sessions-section.tsx';
import { text } from './text.ts';

/** A new password: every other session ends. */
export const PasswordSection = (): ReactNode => {
  const client = useQueryClient();
  const { email } = useIdentity();
  const [typed, setTyped] = useState({ current_password: '', password: '' });
  const [wrong, setWrong] = useState<string>();
  const change = useMutation({
    mutationFn: () =>
      api.put('/me/password', {
        body: typed,
        quiet: ['InvalidAuthenticationException', 'ValidationFailed', 'TooManyRequests'],
      }),
    onSuccess: () => {
      setTyped({ current_password: '', password: '' });
      toast({ kind: 'success', title: text('passwordSaved') });
      void client.invalidateQueries({ queryKey: sessionsKey });
    },
  });
  const put = (patch: Partial<typeof typed>): void => {
    setTyped({ ...typed, ...patch });
    setWrong(undefined);
    if (change.isError) change.reset();
  };
  const strength = passwordStrength(typed.password);
  return (
    <Section title={text('password')}>
      <form
        noValidate
        className="grid max-w-120 gap-5 pt-5"
        onSubmit={(event) => {
          event.preventDefault();
          const judged = newPassword.safeParse(typed.password);
          setWrong(judged.error?.issues[0]?.message);
          if (judged.success) change.mutate();
        }}
      >
        <input type="text" hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          id="current_password"
          label={text('currentPassword')}
          value={typed.current_password}
          onChange={(event) => put({ current_password: event.target.value })}
          error={refusalAt(change.error, 'current_password', ['InvalidAuthenticationException', 'TooManyRequests'])}
        />
        <PasswordField
          id="password"
          label={text('newPassword')}
          autoComplete="new-password"
          value={typed.password}
          onChange={(event) => put({ password: event.target.value })}
          strength={typed.password ? strength : 0}
          help={typed.password ? strengthText(strength) : text('passwordHelp')}
          error={wrong ?? refusalAt(change.error, 'password')}
        />
        <div>
          <Button type="submit" busy={change.isPending}>
            {text('changePassword')}
          </Button>
        </div>
      </form>
    </Section>
  );
};
