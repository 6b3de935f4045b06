import { useQueryClient } from '@tanstack/react-query';
import { newPassword } from '@touchline/contracts/http/identity';
import { api, fieldDetails, isApiFailure, useIdentity } from '@touchline/market';
import { Button, PasswordField, Section, toast } from '@touchline/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { text } from '../../text.ts';

type Typed = { readonly current: string; readonly next: string; readonly again: string };
type Problems = { readonly [Name in keyof Typed]?: string };
const nothing: Typed = { current: '', next: '', again: '' };

const problemsOf = ({ next, again }: Typed): Problems => {
  const judged = newPassword.safeParse(next);
  return {
    ...(judged.success ? {} : { next: judged.error.issues[0]?.message }),
    ...(next === again ? {} : { again: text('wrongRepeat') }),
  };
};

/** What the server refuses, at its field: the current password, or the new one. */
const refusalOf = (reason: unknown): Problems => {
  const detail = fieldDetails(reason).find(({ path }) => path === 'password');
  if (detail) return { next: detail.message };
  return isApiFailure(reason) ? { current: reason.message } : {};
};

/** A new password; every other session ends. */
export const PasswordForm = (): ReactNode => {
  const { email } = useIdentity();
  const client = useQueryClient();
  const [typed, setTyped] = useState(nothing);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const put = (name: keyof Typed) => (value: string) => {
    setTyped((before) => ({ ...before, [name]: value }));
    setProblems((before) => ({ ...before, [name]: undefined }));
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = problemsOf(typed);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await api.put('/me/password', {
        body: { current_password: typed.current, password: typed.next },
        quiet: true,
      });
      setTyped(nothing);
      toast({ kind: 'success', title: text('passwordChanged'), description: text('passwordChangedText') });
      await client.invalidateQueries({ queryKey: ['sessions'] });
    } catch (reason) {
      setProblems(refusalOf(reason));
    } finally {
      setBusy(false);
    }
  };
  const field = (name: keyof Typed, label: string, autoComplete: string, help?: string): ReactNode => (
    <PasswordField
      label={label}
      help={help}
      autoComplete={autoComplete}
      value={typed[name]}
      error={problems[name]}
      onChange={(event) => put(name)(event.target.value)}
    />
  );
  return (
    <Section title={text('passwordTitle')}>
      <form noValidate className="grid max-w-105 gap-4 pt-4" onSubmit={(event) => void submit(event)}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        {field('current', text('currentPassword'), 'current-password')}
        {field('next', text('newPassword'), 'new-password', text('newPasswordHelp'))}
        {field('again', text('repeatedPassword'), 'new-password')}
        <div>
          <Button type="submit" busy={busy}>
            {text('changePassword')}
          </Button>
        </div>
      </form>
    </Section>
  );
};
