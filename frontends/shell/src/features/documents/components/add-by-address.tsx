import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { namedGuest } from '@touchline/contracts/http/documents/own';
import { email as address } from '@touchline/contracts/values';
import { Button, Link, Problem, TextField } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import type { TouchlineDocument } from '../api/documents-api.ts';
import { useDraftAct } from '../api/own-documents-api.ts';
import { text } from '../text.ts';

const naming = z.object({ email: address });

/** For somebody who isn't here yet: a message of one's own, with the way in. */
const Invitation = ({ to }: { readonly to: string }): ReactNode => {
  const body = text('inviteBody', { address: `${globalThis.location.origin}/register` });
  const words = new URLSearchParams({ subject: text('inviteSubject'), body }).toString().replaceAll('+', '%20');
  return <Link href={`mailto:${encodeURIComponent(to)}?${words}`}>{text('invite')}</Link>;
};

/** What somebody is named for, and the words for each. */
const purposes = {
  sign: {
    act: 'add',
    label: 'addByEmail',
    help: 'addByEmailHelp',
    add: 'addSigner',
    guest: 'addGuest',
    guestText: 'addGuestText',
  },
  copy: {
    act: 'add-copy',
    label: 'copyByEmail',
    help: 'copyByEmailHelp',
    add: 'addCopy',
    guest: 'copyGuest',
    guestText: 'copyGuestText',
  },
} as const;
type Purpose = keyof typeof purposes;

/** Somebody who has no account gets a link by mail: the name is asked for, which no account says. */
const AddGuest = ({
  document,
  to,
  email,
  onAdded,
}: {
  readonly document: TouchlineDocument;
  readonly to: Purpose;
  readonly email: string;
  readonly onAdded: () => void;
}): ReactNode => {
  const act = useDraftAct(document.id);
  const { act: kind, guest, guestText } = purposes[to];
  const { form, error, refusal, busy, submit, refuse, verdict } = useContractForm({
    schema: namedGuest,
    initial: { name: '', email },
  });
  const add = submit(async (signer) => {
    try {
      await act.mutateAsync({ kind, signer });
      onAdded();
    } catch (failure) {
      refuse(failure, { TooManyRequests: 'name', SignerNotEligible: 'name' });
    }
  });
  return (
    <Form verdict={verdict} onSubmit={add} className="draft-guest">
      <h3 className="tl-small tl-strong">{text(guest)}</h3>
      <p className="tl-small tl-ink-2">{text(guestText)}</p>
      <Problem attempt={form.formState.submitCount}>{refusal}</Problem>
      <TextField
        label={text('guestName')}
        help={text('guestNameHelp')}
        autoComplete="off"
        maxLength={80}
        error={error('name')}
        {...form.register('name')}
      />
      <div>
        <Button type="submit" icon="plus" busy={busy}>
          {text(guest)}
        </Button>
      </div>
    </Form>
  );
};

/** Somebody is named by the address of the account or, where it is nobody's here, as a guest. */
export const AddByAddress = ({
  document,
  to,
}: {
  readonly document: TouchlineDocument;
  readonly to: Purpose;
}): ReactNode => {
  const act = useDraftAct(document.id);
  const purpose = purposes[to];
  const [unknown, setUnknown] = useState<string | null>(null);
  const { form, error, busy, submit, settle, refuse, verdict } = useContractForm({
    schema: naming,
    initial: { email: '' },
  });
  const add = submit(async ({ email }) => {
    setUnknown(null);
    try {
      await act.mutateAsync({ kind: purpose.act, signer: { email } });
      form.reset();
    } catch (failure) {
      if (isApiFailure(failure) && failure.code === 'UserNotFound') setUnknown(email);
      const at = { UserNotFound: 'email', SignerNotEligible: 'email', TooManyRequests: 'email' } as const;
      refuse(failure, at);
    }
  });
  return (
    <>
      <Form verdict={verdict} onSubmit={add} className="grid gap-2">
        <TextField
          label={text(purpose.label)}
          help={text(purpose.help)}
          type="email"
          autoComplete="off"
          error={error('email')}
          {...form.register('email')}
        />
        {unknown === null || to === 'copy' ? null : (
          <p className="tl-small">
            <Invitation to={unknown} />
          </p>
        )}
        <div>
          <Button type="submit" icon="plus" busy={busy}>
            {text(purpose.add)}
          </Button>
        </div>
      </Form>
      {unknown === null ? null : (
        <AddGuest
          key={unknown}
          document={document}
          to={to}
          email={unknown}
          onAdded={() => {
            setUnknown(null);
            settle('email');
            form.reset();
          }}
        />
      )}
    </>
  );
};
