import { useQueries } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { type MyProfile, useIdentity } from '@touchline/app-core/session/session.tsx';
import { password } from '@touchline/contracts/http/identity';
import { Button, Icon, PasswordField, Section, Skeletons, TextField } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { Form } from '../form/form.tsx';
import { type Home, openLines } from './open-things.ts';
import { text } from './text.ts';

type KindName = (type: MyProfile['profile_type']) => string;

const Lines = ({
  title,
  icon,
  lines,
}: {
  readonly title: string;
  readonly icon: string;
  readonly lines: readonly string[];
}): ReactNode => (
  <div className="grid gap-2">
    <h3 className="tl-strong">{title}</h3>
    <ul className="grid gap-1.5">
      {lines.map((line) => (
        <li key={line} className="tl-small tl-ink-2 flex items-start gap-2">
          <Icon name={icon} size={16} className="mt-0.5 shrink-0" />
          {line}
        </li>
      ))}
    </ul>
  </div>
);

/** What is open now in each profile, so that nobody loses it unawares. */
const OpenNow = ({
  profiles,
  kindName,
}: {
  readonly profiles: readonly MyProfile[];
  readonly kindName: KindName;
}): ReactNode => {
  const homes = useQueries({
    queries: profiles.map(({ id: profile_id, profile_type }) => ({
      queryKey: ['home', 'closing', profile_id],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Home> =>
        (await api.get('/home', { signal, quiet: true, as: { profile_id, profile_type } })).data,
    })),
  });
  if (homes.some(({ isPending }) => isPending)) return <Skeletons lines={2} />;
  return profiles.map(({ id, profile_type }, index) => {
    const said = openLines(homes[index]?.data);
    return (
      <Lines
        key={id}
        title={profiles.length > 1 ? text('openNowAs', { kind: kindName(profile_type) }) : text('openNow')}
        icon={said.length > 0 ? 'warning' : 'check'}
        lines={said.length > 0 ? said : [text('openNothing')]}
      />
    );
  });
};

const ClosingForm = ({ onBack }: { readonly onBack: () => void }): ReactNode => {
  const identity = useIdentity();
  const { form, error, refusal, busy, submit, verdict } = useContractForm({
    schema: z.object({ email: z.string().trim().min(1, text('typeAddress')), password }),
    initial: { email: '', password: '' },
  });
  const close = submit(
    async (body) => {
      await api.post('/me/close', { body });
      location.assign('/logout');
    },
    { InvalidAuthenticationException: 'password', TooManyRequests: 'password' },
  );
  return (
    <Form verdict={verdict} className="grid max-w-120 gap-5" onSubmit={close}>
      <input type="text" hidden readOnly autoComplete="username" value={identity.email} />
      <TextField
        id="closing_email"
        label={text('closingAddress', { email: identity.email })}
        type="email"
        autoComplete="off"
        autoFocus
        error={error('email')}
        {...form.register('email')}
      />
      <PasswordField
        id="closing_password"
        label={text('passwordAgain')}
        error={error('password') ?? refusal ?? undefined}
        {...form.register('password')}
      />
      <p className="tl-small tl-ink-2">{text('closingFinal')}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={busy}>
          {text('closeForGood')}
        </Button>
        <Button onClick={onBack}>{text('keepAccount')}</Button>
      </div>
    </Form>
  );
};

/**
 * Closing the account: what is open, what goes, what stays and why; then the address and the password. `kindName`: what a kind
 * of profile is called; staff have none.
 */
export const ClosingSection = ({ kindName }: { readonly kindName: KindName }): ReactNode => {
  const { is_admin, profiles } = useIdentity();
  const [asking, setAsking] = useState(false);
  return (
    <Section title={text('closing')}>
      <div className="grid max-w-160 gap-5 pt-5">
        {is_admin ? null : <OpenNow profiles={profiles} kindName={kindName} />}
        <Lines title={text('goes')} icon="trash" lines={[text('goesPerson'), text('goesWords'), text('goesName')]} />
        <Lines title={text('stays')} icon="lock-simple" lines={[text('staysContracts'), text('staysPaid')]} />
        {asking ? (
          <ClosingForm onBack={() => setAsking(false)} />
        ) : (
          <div>
            <Button variant="danger" onClick={() => setAsking(true)}>
              {text('closeAccount')}
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
};
