import { api } from '@touchline/app-core/client/client.ts';
import { useIdentity, useSession } from '@touchline/app-core/session/session.tsx';
import { personName } from '@touchline/contracts/names';
import { Button, DescriptionList, Section, Status, TextField, toast } from '@touchline/ui';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { useContractForm } from '../form/contract-form.ts';
import { text } from './text.ts';

/** The name of the account, which may change, and its address, which stays. */
export const PersonSection = ({
  help,
  children,
}: {
  /** Who sees the name. */
  readonly help: string;
  readonly children?: ReactNode;
}): ReactNode => {
  const identity = useIdentity();
  const { refresh } = useSession();
  const { form, error, refusal, busy, submit } = useContractForm({
    schema: z.object({ name: personName }),
    initial: { name: identity.name },
  });
  const save = submit(async (body) => {
    await api.put('/me/name', { body, quiet: true });
    await refresh();
    toast({ kind: 'success', title: text('nameSaved') });
  });
  return (
    <Section title={text('account')}>
      <div className="grid gap-6 pt-5">
        <form noValidate className="flex max-w-120 flex-wrap items-start gap-3" onSubmit={(event) => void save(event)}>
          <TextField
            className="min-w-0 flex-1 basis-60"
            label={text('name')}
            autoComplete="name"
            help={help}
            error={error('name') ?? refusal ?? undefined}
            {...form.register('name')}
          />
          <Button type="submit" className="mt-6.5" busy={busy}>
            {text('save')}
          </Button>
        </form>
        <DescriptionList
          className="max-w-120"
          ruled
          facts={[
            {
              term: text('email'),
              // On a phone the address keeps its line, and its state stands beneath.
              value: (
                <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                  {identity.email}
                  {identity.email_verified_at ? (
                    <Status meaning="yes">{text('emailConfirmed')}</Status>
                  ) : (
                    <Status meaning="pending">{text('emailOpen')}</Status>
                  )}
                </span>
              ),
            },
          ]}
        />
        {children}
      </div>
    </Section>
  );
};
