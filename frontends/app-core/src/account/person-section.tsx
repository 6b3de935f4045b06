import { api } from '@touchline/app-core/client/client.ts';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { useIdentity, useSession } from '@touchline/app-core/session/session.tsx';
import { personName } from '@touchline/contracts/names';
import { Button, Section, TextField, toast } from '@touchline/ui';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { Form } from '../form/form.tsx';
import { text } from './text.ts';

/** The name of the account. */
export const PersonSection = ({
  help,
}: {
  /** Who sees the name. */
  readonly help: string;
}): ReactNode => {
  const identity = useIdentity();
  const { refresh } = useSession();
  const { form, error, refusal, busy, submit, verdict } = useContractForm({
    schema: z.object({ name: personName }),
    initial: { name: identity.name },
  });
  const save = submit(async (body) => {
    await api.put('/me/name', { body });
    await refresh();
    toast({ kind: 'success', title: text('nameSaved') });
  });
  return (
    <Section title={text('account')}>
      <Form verdict={verdict} className="pt-5 flex max-w-120 flex-wrap items-start gap-3" onSubmit={save}>
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
      </Form>
    </Section>
  );
};
