import { useMutation } from '@tanstack/react-query';
import { newPassword, personName } from '@touchline/contracts/http/identity';
import { api, fieldDetails, isApiFailure, useIdentity, useSession } from '@touchline/market';
import { Button, DescriptionList, PasswordField, Section, Status, TextField, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { ConfirmAddress } from '../../features/onboarding/confirm-address.tsx';
import { strengthText } from '../entry/form-problems.ts';
import { passwordStrength } from '../entry/password-strength.ts';
import { text } from './text.ts';

/** Why a field was refused, in the server's words; a refusal as a whole stands at the field it is about. */
const said = (error: unknown, path: string, codes: readonly string[] = []): string | undefined => {
  if (!isApiFailure(error)) return undefined;
  return (
    fieldDetails(error).find((detail) => detail.path === path)?.message ??
    (codes.includes(error.code) ? error.message : undefined)
  );
};

export const PersonSection = (): ReactNode => {
  const identity = useIdentity();
  const { refresh } = useSession();
  const [name, setName] = useState(identity.name);
  const [wrong, setWrong] = useState<string>();
  const save = useMutation({
    mutationFn: (typed: string) => api.put('/me/name', { body: { name: typed }, quiet: ['ValidationFailed'] }),
    onSuccess: async () => {
      await refresh();
      toast({ kind: 'success', title: text('nameSaved') });
    },
  });
  const submit = (): void => {
    const judged = personName.safeParse(name);
    setWrong(judged.error?.issues[0]?.message);
    if (judged.success) save.mutate(judged.data);
  };
  return (
    <Section title={text('account')}>
      <div className="grid gap-6 pt-5">
        <form
          noValidate
          className="flex max-w-120 flex-wrap items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <TextField
            className="min-w-0 flex-1 basis-60"
            label={text('name')}
            autoComplete="name"
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setWrong(undefined);
            }}
            help={text('nameHelp')}
            error={wrong ?? said(save.error, 'name')}
          />
          <Button type="submit" className="mt-6.5" busy={save.isPending}>
            {text('save')}
          </Button>
        </form>
        <DescriptionList
          className="max-w-120"
          ruled
          facts={[
            {
              term: text('email'),
              value: identity.email,
              note: identity.email_verified_at ? (
                <Status meaning="yes">{text('emailConfirmed')}</Status>
              ) : (
                <Status meaning="pending">{text('emailOpen')}</Status>
              ),
            },
          ]}
        />
        <ConfirmAddress />
      </div>
    </Section>
  );
};

export const PasswordSection = ({ onChanged }: { readonly onChanged: () => void }): ReactNode => {
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
      onChanged();
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
          error={said(change.error, 'current_password', ['InvalidAuthenticationException', 'TooManyRequests'])}
        />
        <PasswordField
          id="password"
          label={text('newPassword')}
          autoComplete="new-password"
          value={typed.password}
          onChange={(event) => put({ password: event.target.value })}
          strength={typed.password ? strength : 0}
          help={typed.password ? strengthText(strength) : text('passwordHelp')}
          error={wrong ?? said(change.error, 'password')}
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
