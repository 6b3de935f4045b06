import { registration } from '@touchline/contracts/http/identity';
import { api, passwordStrength, strengthText, useDraft, useSession } from '@touchline/market';
import {
  AuthFrame,
  Button,
  Checkbox,
  ErrorSummary,
  Link,
  Notice,
  PasswordField,
  RadioCards,
  Rich,
  TextField,
} from '@touchline/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { PageHandle } from '../../frame/page-handle.ts';
import { CheckMail } from './check-mail.tsx';
import { EntryFoot } from './entry-foot.tsx';
import { type FormProblems, issuesOf, noProblems, problemsOf } from './form-problems.ts';
import { text } from './text.ts';
import { useTitle } from './use-title.ts';

export const handle: PageHandle = { frame: 'bare' };

/** What is kept in this tab while it is typed: all but the password. */
type Kept = {
  readonly email: string;
  readonly name: string;
  readonly profile_type: string;
  readonly accepts_terms: boolean;
};
type Typed = Kept & { readonly password: string };

const empty: Kept = { email: '', name: '', profile_type: 'player', accepts_terms: false };

const parse = (typed: Typed): { body?: ReturnType<typeof registration.parse>; problems: FormProblems } => {
  const parsed = registration.safeParse(typed);
  return parsed.success ? { body: parsed.data, problems: noProblems } : { problems: issuesOf(parsed.error.issues) };
};

/** /register: the role first, because it decides everything after it. */
export const Component = (): ReactNode => {
  useTitle(text('createAccount'));
  const { refresh } = useSession();
  const { value: kept, set: keep, clear } = useDraft<Kept>('register', () => empty);
  const [password, setPassword] = useState('');
  const typed: Typed = { ...kept, password };
  const [problems, setProblems] = useState(noProblems);
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const put = (change: Partial<Kept>): void => keep({ ...kept, ...change });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { body, problems: found } = parse(typed);
    setProblems(found);
    if (!body) return;
    setBusy(true);
    try {
      await api.post('/register', { body, quiet: true });
      clear();
      setSentTo(body.email);
    } catch (reason) {
      const refused = problemsOf(reason);
      const taken = (reason as { code?: string }).code === 'UserEmailTaken';
      setProblems(taken ? { fields: { email: refused.whole ?? '' }, whole: null } : refused);
      setBusy(false);
    }
  };
  if (sentTo) return <CheckMail email={sentTo} onContinue={async () => void (await refresh())} />;
  const strength = passwordStrength(typed.password);
  return (
    <AuthFrame
      title={text('createAccount')}
      lead={
        <>
          {text('alreadyHave')} <Link href="/login">{text('signIn')}</Link>
        </>
      }
      claim={text('claimNew')}
      promise={text('promiseNew')}
      foot={<EntryFoot />}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <ErrorSummary problems={Object.entries(problems.fields).map(([path, message]) => ({ path, message }))} />
        {problems.whole ? <Notice tone="no">{problems.whole}</Notice> : null}
        <RadioCards
          label={text('iAmA')}
          value={typed.profile_type}
          onChange={(profile_type) => put({ profile_type })}
          options={[
            { value: 'player', label: text('player'), detail: text('playerDetail') },
            { value: 'club-representative', label: text('representative'), detail: text('representativeDetail') },
          ]}
          help={text('typeOther')}
          error={problems.fields.profile_type}
        />
        <TextField
          label={text('name')}
          id="name"
          autoComplete="name"
          value={typed.name}
          onChange={(e) => put({ name: e.target.value })}
          error={problems.fields.name}
        />
        <TextField
          label={text('email')}
          id="email"
          type="email"
          autoComplete="username"
          value={typed.email}
          onChange={(e) => put({ email: e.target.value })}
          error={problems.fields.email}
        />
        <PasswordField
          label={text('password')}
          id="password"
          autoComplete="new-password"
          value={typed.password}
          onChange={(e) => setPassword(e.target.value)}
          strength={typed.password ? strength : 0}
          help={typed.password ? strengthText(strength) : text('passwordHelp')}
          error={problems.fields.password}
        />
        <Checkbox
          id="accepts_terms"
          label={
            <Rich
              parts={{
                terms: (
                  <Link href="/terms-and-conditions" target="_blank" rel="noopener">
                    {text('acceptTerms')}
                  </Link>
                ),
              }}
            >
              {text('accept', { terms: '{terms}' })}
            </Rich>
          }
          detail={text('acceptDetail')}
          checked={typed.accepts_terms}
          onChange={(accepts_terms) => put({ accepts_terms })}
          error={problems.fields.accepts_terms}
        />
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={text('creating')}>
          {text('createAccount')}
        </Button>
      </form>
    </AuthFrame>
  );
};
