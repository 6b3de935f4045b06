import { useMutation } from '@tanstack/react-query';
import { personName } from '@touchline/contracts/names';
import { Button, DescriptionList, Section, Status, TextField, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { api } from '../api/client.ts';
import { useIdentity, useSession } from '../session/session.tsx';
import { refusalAt } from './refusal-at.ts';
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
  const [name, setName] = useState(identity.name);
  const [wrong, setWrong] = useState<string>();
  const save = useMutation({
    mutationFn: (typed: string) => api.put('/me/name', { body: { name: typed }, quiet: ['ValidationFailed'] }),
    onSuccess: async () => {
      await refresh();
      toast({ kind: 'success', title: text('nameSaved') });
    },
  });
  const submit = (): void => {
    const judged = personName.safeParse(name);
    setWrong(judged.error?.issues[0]?.message);
    if (judged.success) save.mutate(judged.data);
  };
  return (
    <Section title={text('account')}>
      <div className="grid gap-6 pt-5">
        <form
          noValidate
          className="flex max-w-120 flex-wrap items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <TextField
            className="min-w-0 flex-1 basis-60"
            label={text('name')}
            autoComplete="name"
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setWrong(undefined);
            }}
            help={help}
            error={wrong ?? refusalAt(save.error, 'name')}
          />
          <Button type="submit" className="mt-6.5" busy={save.isPending}>
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
