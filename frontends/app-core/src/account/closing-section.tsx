import { useQuery } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { useIdentity } from '@touchline/app-core/session/session.tsx';
import { password } from '@touchline/contracts/http/identity';
import { Button, Icon, PasswordField, Section, Skeletons, TextField } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import type { Reply } from '../client/create-client.ts';
import { useContractForm } from '../form/contract-form.ts';
import { text } from './text.ts';

type Home = Reply<'/home', 'get'>['data'];

const count = (...lists: readonly (readonly unknown[] | null)[]): number =>
  lists.reduce((sum, list) => sum + (list?.length ?? 0), 0);

/** What is open in the current profile, and what becomes of it: a sentence for each kind. */
const openIn = ({ answers, underway }: Home): readonly string[] =>
  [
    [count(answers.offers, underway.offers), 'openOffers'] as const,
    [count(answers.documents, underway.documents), 'openDocuments'] as const,
    [count(answers.trials, underway.trials), 'openTrials'] as const,
    [count(answers.interests, underway.interests), 'openInterests'] as const,
    [count(answers.mandates), 'openMandates'] as const,
  ].flatMap(([number, words]) => (number > 0 ? [text(words, { count: String(number) })] : []));

/** Whether something of it is a club's, where colleagues can go on with it. */
const isClubs = ({ answers, underway }: Home): boolean =>
  [answers.offers, underway.offers, answers.trials, underway.trials, answers.interests, underway.interests].some(
    (list) => list?.some(({ your_side }) => your_side === 'club'),
  );

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

/** What is open now, so that nobody loses it unawares. Staff have nothing open. */
const OpenNow = (): ReactNode => {
  const home = useQuery({
    queryKey: ['home', 'closing'],
    queryFn: async ({ signal }): Promise<Home> => (await api.get('/home', { signal, quiet: true })).data,
  });
  if (home.isPending) return <Skeletons lines={2} />;
  const lines = home.data ? [...openIn(home.data), ...(isClubs(home.data) ? [text('openClubs')] : [])] : [];
  return (
    <Lines
      title={text('openNow')}
      icon={lines.length > 0 ? 'warning' : 'check'}
      lines={lines.length > 0 ? lines : [text(home.data ? 'openNothing' : 'openUnknown')]}
    />
  );
};

const ClosingForm = ({ onBack }: { readonly onBack: () => void }): ReactNode => {
  const identity = useIdentity();
  const { form, error, refusal, busy, submit } = useContractForm({
    schema: z.object({ email: z.string().trim().min(1, text('typeAddress')), password }),
    initial: { email: '', password: '' },
  });
  const close = submit(
    async (body) => {
      await api.post('/me/close', { body, quiet: true });
      location.assign('/logout');
    },
    { InvalidAuthenticationException: 'password', TooManyRequests: 'password' },
  );
  return (
    <form noValidate className="grid max-w-120 gap-5" onSubmit={(event) => void close(event)}>
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
    </form>
  );
};

/** Closing the account: what is open, what goes, what stays and why; then the address and the password. */
export const ClosingSection = (): ReactNode => {
  const { is_admin } = useIdentity();
  const [asking, setAsking] = useState(false);
  return (
    <Section title={text('closing')}>
      <div className="grid max-w-160 gap-5 pt-5">
        {is_admin ? null : <OpenNow />}
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
