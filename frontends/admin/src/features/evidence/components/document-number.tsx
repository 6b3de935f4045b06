import { useQueryClient } from '@tanstack/react-query';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { Button, Status, TextField } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { noteDocumentNumber, type User, userKey } from '../../../api/users-api.ts';
import { alikeText } from '../text.ts';

const Typing = ({ user, onDone }: { readonly user: User; readonly onDone: () => void }): ReactNode => {
  const client = useQueryClient();
  const { form, error, refusal, busy, submit, verdict } = useContractForm({
    schema: z.object({ number: z.string() }),
    initial: { number: '' },
  });
  const compare = submit(async ({ number }) => {
    const { data } = await noteDocumentNumber(user.id, number);
    client.setQueryData(userKey(user.id), data);
    onDone();
  });
  return (
    <Form verdict={verdict} className="flex flex-wrap items-start gap-2" onSubmit={compare}>
      <div className="min-w-48 flex-1">
        <TextField
          id={`number-${user.id}`}
          small
          label={alikeText('number')}
          help={alikeText('help')}
          autoComplete="off"
          maxLength={40}
          error={error('number') ?? refusal ?? undefined}
          {...form.register('number')}
        />
      </div>
      <Button type="submit" size="sm" busy={busy} className="mt-6">
        {alikeText('compare')}
      </Button>
    </Form>
  );
};

/** The number that staff read off a document, to find whoever else has it. Nothing shows it again. */
export const DocumentNumber = ({ user }: { readonly user: User }): ReactNode => {
  const [again, setAgain] = useState(false);
  if (user.identification === 'none') return null;
  if (!user.number_noted || again) return <Typing user={user} onDone={() => setAgain(false)} />;
  const isShared = user.alike.people.some(({ because }) => because.includes('document-number'));
  return (
    <p className="tl-small flex flex-wrap items-center justify-between gap-x-3 gap-y-1" role="status">
      {isShared ? (
        <span className="text-ink-2">{alikeText('compared')}</span>
      ) : (
        <Status meaning="yes">{alikeText('none')}</Status>
      )}
      <Button size="sm" variant="ghost" onClick={() => setAgain(true)}>
        {alikeText('compareAgain')}
      </Button>
    </p>
  );
};
