import { useQueryClient } from '@tanstack/react-query';
import { useIdentity } from '@touchline/app-core/session/session.tsx';
import { Button, Section, Status, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { useDraft } from '../page/use-draft.ts';
import { EmailCodeForm } from './email-code-form.tsx';
import { NewEmailForm } from './new-email-form.tsx';
import { sessionsKey } from './sessions-section.tsx';
import { text } from './text.ts';

/** The address of the account and its change: asked for with the password, done with the code from the new mailbox. */
export const EmailSection = ({ children }: { readonly children?: ReactNode }): ReactNode => {
  const client = useQueryClient();
  const { email, email_verified_at, email_change: waiting } = useIdentity();
  // What is typed outlives a look at the mail in the same tab; the password has to be typed again.
  const draft = useDraft('email-change', () => '');
  const [asking, setAsking] = useState(draft.kept);
  const [moved, setMoved] = useState(false);
  const ask = (address: string): void => {
    draft.set(address);
    setAsking(true);
    setMoved(true);
  };
  const leave = (): void => {
    draft.clear();
    setAsking(false);
    setMoved(true);
  };
  const shown = asking ? 'form' : waiting ? 'code' : 'address';
  return (
    <Section title={text('email')}>
      <div className="grid gap-6 pt-5">
        {/* On a phone the address keeps its line, and its state stands beneath. */}
        <p className="flex max-w-120 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="tl-strong">{email}</span>
          {email_verified_at ? (
            <Status meaning="yes">{text('emailConfirmed')}</Status>
          ) : (
            <Status meaning="pending">{text('emailOpen')}</Status>
          )}
        </p>
        {shown === 'address' ? (
          <div>
            {/* Whoever leaves a form goes on from where it was opened. */}
            <Button autoFocus={moved} onClick={() => ask('')}>
              {text('changeEmail')}
            </Button>
          </div>
        ) : null}
        {shown === 'form' ? (
          <NewEmailForm initial={draft.value} moved={moved} onTyped={draft.set} onSent={leave} onBack={leave} />
        ) : null}
        {shown === 'code' && waiting ? (
          <EmailCodeForm
            key={waiting.expires_at}
            waiting={waiting}
            moved={moved}
            onAgain={() => ask(waiting.email)}
            onCancelled={() => {
              leave();
              toast({ kind: 'success', title: text('changeCancelled', { email }) });
            }}
            onChanged={() => {
              leave();
              toast({ kind: 'success', title: text('emailChanged') });
              void client.invalidateQueries({ queryKey: sessionsKey });
            }}
          />
        ) : null}
        {children}
      </div>
    </Section>
  );
};
