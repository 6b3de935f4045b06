import { passwordStrength, strengthText } from '@touchline/app-core/account/password-strength.ts';
import { api } from '@touchline/app-core/client/client.ts';
import { useContractForm, useTyped } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { useDraft } from '@touchline/app-core/page/use-draft.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { registration } from '@touchline/contracts/http/identity';
import { AuthFrame, Button, Link, PasswordField, Problem, Rich, TextField } from '@touchline/ui';
import { Checkbox, RadioCards } from '@touchline/ui/forms';
import { type ReactNode, useState } from 'react';
import { EntryFoot } from '../../frame/entry-foot.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { registrable } from '../../kinds/kinds.ts';
import { CheckMail } from './check-mail.tsx';
import { text } from './text.ts';

export const handle: PageHandle = { frame: 'bare' };

/** What is kept in this tab while it is typed: all but the password. */
type Kept = {
  readonly email: string;
  readonly name: string;
  readonly profile_type: string;
  readonly accepts_terms: boolean;
};
const empty: Kept = { email: '', name: '', profile_type: '', accepts_terms: false };

/** /register: the role first, because it decides everything after it. */
export const Component = (): ReactNode => {
  usePageTitle(text('createAccount'));
  const { refresh } = useSession();
  const { value: kept, set: keep, clear } = useDraft<Kept>('register', () => empty);
  const entry = useContractForm({ schema: registration, initial: { ...kept, password: '' } });
  useTyped(entry, ({ password: _, ...rest }) => keep(rest));
  const { form, error, refusal, busy, put, submit, verdict } = entry;
  const typed = form.watch();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const register = submit(
    async (body) => {
      await api.post('/register', { body });
      clear();
      setSentTo(body.email);
    },
    { UserEmailTaken: 'email' },
  );
  if (sentTo) return <CheckMail email={sentTo} onContinue={async () => void (await refresh())} />;
  const strength = passwordStrength(typed.password);
  return (
    <AuthFrame
      long
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
      <Form verdict={verdict} onSubmit={register} className="grid gap-5">
        <Problem>{refusal}</Problem>
        <RadioCards
          label={text('iAmA')}
          value={typed.profile_type}
          onChange={(profile_type) => put({ profile_type })}
          options={registrable.map(({ type: value, name: label, brief: detail }) => ({ value, label, detail }))}
          error={error('profile_type')}
        />
        <TextField
          label={text('name')}
          id="name"
          autoComplete="name"
          error={error('name')}
          {...form.register('name')}
        />
        <TextField
          label={text('email')}
          id="email"
          type="email"
          autoComplete="username"
          error={error('email')}
          {...form.register('email')}
        />
        <PasswordField
          label={text('password')}
          id="password"
          autoComplete="new-password"
          strength={typed.password ? strength : 0}
          help={typed.password ? strengthText(strength) : text('passwordHelp')}
          error={error('password')}
          {...form.register('password')}
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
          detail={
            <Rich
              parts={{
                privacy: (
                  <Link href="/privacy" target="_blank" rel="noopener">
                    {text('acceptPrivacy')}
                  </Link>
                ),
              }}
            >
              {text('acceptDetail', { privacy: '{privacy}' })}
            </Rich>
          }
          checked={typed.accepts_terms}
          onChange={(accepts_terms) => put({ accepts_terms })}
          error={error('accepts_terms')}
        />
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={text('creating')}>
          {text('createAccount')}
        </Button>
      </Form>
    </AuthFrame>
  );
};
