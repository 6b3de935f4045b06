import { useMutation } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { useIdentity, useSession } from '@touchline/app-core/session/session.tsx';
import type { Me } from '@touchline/contracts/http/identity';
import { Button, formatClock, Notice, TextField } from '@touchline/ui';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { Form } from '../form/form.tsx';
import { text } from './text.ts';

/** A change that waits for its code: typed here, sent again, or cancelled. */
export const EmailCodeForm = ({
  waiting,
  moved,
  onAgain,
  onCancelled,
  onChanged,
}: {
  readonly waiting: NonNullable<Me['email_change']>;
  /** The form has just taken the place of what was pressed. */
  readonly moved: boolean;
  readonly onAgain: () => void;
  readonly onCancelled: () => void;
  readonly onChanged: () => void;
}): ReactNode => {
  const { email } = useIdentity();
  const { refresh } = useSession();
  const { form, error, refusal, busy, submit, verdict } = useContractForm({
    schema: z.object({
      code: z
        .string()
        .trim()
        .regex(/^[0-9]{6}$/, text('codeDigits')),
    }),
    initial: { code: '' },
  });
  const confirm = submit(
    async (body) => {
      await api.post('/me/email-change/confirm', { body });
      await refresh();
      onChanged();
    },
    { InvalidEmailChangeCodeException: 'code', UserHasBeenTakenException: 'code', TooManyRequests: 'code' },
  );
  const cancel = useMutation({
    mutationFn: async () => {
      await api.delete('/me/email-change');
      await refresh();
    },
    onSuccess: onCancelled,
  });
  return (
    <div className="grid max-w-120 gap-5">
      <Notice tone="pending" icon="envelope-simple">
        {text('codeText', { email: waiting.email, current: email })}
      </Notice>
      <Form verdict={verdict} className="grid gap-5" onSubmit={confirm}>
        <TextField
          id="email_code"
          label={text('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          autoFocus={moved}
          help={text('codeHelp', { time: formatClock(waiting.expires_at) })}
          error={error('code') ?? refusal ?? undefined}
          {...form.register('code')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={busy}>
            {text('confirmChange')}
          </Button>
          <Button onClick={onAgain}>{text('sendAgain')}</Button>
          <Button variant="ghost" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {text('cancelChange')}
          </Button>
        </div>
      </Form>
    </div>
  );
};
