import { api } from '@touchline/app-core/client/client.ts';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Button, Dialog, PasswordField } from '@touchline/ui';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { z } from 'zod';
import { isApiFailure } from '../client/failure.ts';
import { Form } from '../form/form.tsx';
import { text } from './text.ts';

/** Does something that may need a fresh password; asks for it in place and then does it again by itself. */
type Act = <T>(act: () => Promise<T>) => Promise<T>;

const FreshContext = createContext<Act>((act) => act());
export const useFreshPassword = (): Act => useContext(FreshContext);

type Ask = { readonly settle: (confirmed: boolean) => void };

const AskPassword = ({ ask }: { readonly ask: Ask }): ReactNode => {
  const { form, error, refusal, busy, submit, verdict } = useContractForm({
    schema: z.object({ password: z.string() }),
    initial: { password: '' },
  });
  const confirm = submit(async (body) => {
    await api.post('/me/confirm-password', { body });
    ask.settle(true);
  });
  return (
    <Dialog
      open
      width="27.5rem"
      onOpenChange={(open) => (open ? undefined : ask.settle(false))}
      title={text('freshTitle')}
      description={text('freshText')}
      footer={
        <>
          <Button onClick={() => ask.settle(false)}>{text('cancel')}</Button>
          <Button variant="primary" type="submit" form="fresh-password" busy={busy}>
            {text('freshConfirm')}
          </Button>
        </>
      }
    >
      <Form verdict={verdict} id="fresh-password" onSubmit={confirm}>
        <PasswordField
          label={text('currentPassword')}
          error={error('password') ?? refusal ?? undefined}
          autoFocus
          required
          {...form.register('password', { onChange: () => form.clearErrors() })}
        />
      </Form>
    </Dialog>
  );
};

/**
 * Around what needs it: staff's decisions and changes of what guards the account. Each goes through `useFreshPassword`. Whoever leaves the dialog gets the refusal back, and
 * nothing that was chosen is lost.
 */
export const FreshPassword = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const [ask, setAsk] = useState<Ask | null>(null);
  const run = useCallback<Act>(async (act) => {
    try {
      return await act();
    } catch (reason) {
      if (!isApiFailure(reason) || reason.code !== 'FreshAuthenticationRequired') throw reason;
      const confirmed = await new Promise<boolean>((settle) => setAsk({ settle }));
      setAsk(null);
      if (!confirmed) throw reason;
      return act();
    }
  }, []);
  return (
    <FreshContext value={run}>
      {children}
      {ask ? <AskPassword ask={ask} /> : null}
    </FreshContext>
  );
};
