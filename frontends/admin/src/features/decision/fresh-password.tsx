import { api, isApiFailure } from '@touchline/market';
import { Button, Dialog, PasswordField } from '@touchline/ui';
import { createContext, type FormEvent, type ReactNode, useCallback, useContext, useState } from 'react';
import { text } from '../../text.ts';

/** Does something that may need a fresh password; asks for it in place and then does it again by itself. */
type Act = <T>(act: () => Promise<T>) => Promise<T>;

const FreshContext = createContext<Act>((act) => act());
export const useFreshPassword = (): Act => useContext(FreshContext);

type Ask = { readonly settle: (confirmed: boolean) => void };

const AskPassword = ({ ask }: { readonly ask: Ask }): ReactNode => {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const confirm = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      await api.post('/me/confirm-password', { body: { password }, quiet: true });
      ask.settle(true);
    } catch (reason) {
      setError(isApiFailure(reason) ? reason.message : undefined);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      width="440px"
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
      <form id="fresh-password" onSubmit={(event) => void confirm(event)} noValidate>
        <PasswordField
          label={text('currentPassword')}
          value={password}
          error={error}
          autoFocus
          required
          onChange={(event) => {
            setPassword(event.target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
};

/**
 * Around the area: every decision goes through `useFreshPassword`. Whoever leaves the dialog gets the refusal back, and
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
