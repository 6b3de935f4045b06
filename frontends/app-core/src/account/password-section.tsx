import { useQueryClient } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { useIdentity } from '@touchline/app-core/session/session.tsx';
import { newPassword } from '@touchline/contracts/http/identity';
import { Button, PasswordField, Section, toast } from '@touchline/ui';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { Form } from '../form/form.tsx';
import { passwordStrength, strengthText } from './password-strength.ts';
import { sessionsKey } from './sessions-section.tsx';
import { text } from './text.ts';

/** A new password: every other session ends. */
export const PasswordSection = (): ReactNode => {
  const client = useQueryClient();
  const { email } = useIdentity();
  const { form, error, refusal, busy, submit, verdict } = useContractForm({
    schema: z.object({ current_password: z.string(), password: newPassword }),
    initial: { current_password: '', password: '' },
  });
  const change = submit(
    async (body) => {
      await api.put('/me/password', { body });
      form.reset();
      toast({ kind: 'success', title: text('passwordSaved') });
      void client.invalidateQueries({ queryKey: sessionsKey });
    },
    { InvalidAuthenticationException: 'current_password', TooManyRequests: 'current_password' },
  );
  const typed = form.watch('password');
  const strength = passwordStrength(typed);
  return (
    <Section title={text('password')}>
      <Form verdict={verdict} className="grid max-w-120 gap-5 pt-5" onSubmit={change}>
        <input type="text" hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          id="current_password"
          label={text('currentPassword')}
          error={error('current_password')}
          {...form.register('current_password')}
        />
        <PasswordField
          id="password"
          label={text('newPassword')}
          autoComplete="new-password"
          strength={typed ? strength : 0}
          help={typed ? strengthText(strength) : text('passwordHelp')}
          error={error('password') ?? refusal ?? undefined}
          {...form.register('password')}
        />
        <div>
          <Button type="submit" busy={busy}>
            {text('changePassword')}
          </Button>
        </div>
      </Form>
    </Section>
  );
};
