import { identityOperations } from '@touchline/contracts/http/identity';
import { api, fieldDetails, isApiFailure, useIdentity, useSession } from '@touchline/market';
import { Button, Section, TextField, toast } from '@touchline/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { text } from '../../text.ts';

const { body: schema } = identityOperations.changeName;

/** The name of the account; the address stands beneath it and stays. */
export const NameForm = (): ReactNode => {
  const { name: saved, email } = useIdentity();
  const { refresh } = useSession();
  const [name, setName] = useState(saved);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const parsed = schema.safeParse({ name });
    setError(parsed.error?.issues[0]?.message);
    if (!parsed.success) return;
    setBusy(true);
    try {
      await api.put('/me/name', { body: parsed.data, quiet: true });
      await refresh();
      toast({ kind: 'success', title: text('nameChanged') });
    } catch (reason) {
      setError(fieldDetails(reason)[0]?.message ?? (isApiFailure(reason) ? reason.message : undefined));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section title={text('account')}>
      <form noValidate className="grid max-w-105 gap-4 pt-4" onSubmit={(event) => void submit(event)}>
        <TextField
          label={text('accountName')}
          help={text('accountNameHelp')}
          autoComplete="name"
          value={name}
          error={error}
          onChange={(event) => {
            setName(event.target.value);
            setError(undefined);
          }}
        />
        <TextField label={text('accountEmail')} value={email} disabled readOnly />
        <div>
          <Button type="submit" busy={busy}>
            {text('changeName')}
          </Button>
        </div>
      </form>
    </Section>
  );
};
