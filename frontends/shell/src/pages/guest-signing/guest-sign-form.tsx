import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { Button, formatClock, Notice, Problem, TextField, toast } from '@touchline/ui';
import { Checkbox } from '@touchline/ui/forms';
import { type ReactNode, useMemo, useState } from 'react';
import { z } from 'zod';
import { MarkFields } from '../../features/documents/components/mark-fields.tsx';
import { SIGN_FORM } from '../../features/documents/components/sign-bar.tsx';
import { FieldInputs } from '../../features/documents/components/signing-fields.tsx';
import { filledSchema } from '../../features/documents/filling.ts';
import { type Mark, markSchema, signatureOf } from '../../features/documents/mark.ts';
import { waitedFor } from '../../features/documents/order.ts';
import { isOwn } from '../../features/documents/own.ts';
import { enteredIn, type FieldValues } from '../../features/documents/use-field-values.ts';
import { type GuestDocument, type SentCode, useGuestAct, useSendCode } from './guest-signing-api.ts';
import { text } from './text.ts';

type Typed = Mark & { readonly code: string; readonly read: boolean };

const signing = (sent: SentCode | null, entered: FieldValues['entered']) =>
  z.object({
    fields: filledSchema(entered),
    code: z
      .string()
      .trim()
      .regex(/^[0-9]{6}$/, text(sent ? 'codeDigits' : 'codeFirst')),
    signature: markSchema(),
    read: z.literal(true, text('readNeeded')),
  });

/** Signing as a guest: the code from the mail, the mark, and what exactly is signed. */
export const GuestSignForm = ({
  document,
  link,
  fields,
  onDecline,
}: {
  readonly document: GuestDocument;
  readonly link: string;
  /** What belongs into the fields of the guest. */
  readonly fields: FieldValues;
  readonly onDecline: () => void;
}): ReactNode => {
  const act = useGuestAct(link);
  const asking = useSendCode(link);
  const [sent, setSent] = useState<SentCode | null>(null);
  const { name, email } = document.guest;
  const own = isOwn(document);
  // What one opened is what one signs: bytes that change meanwhile are a conflict.
  const [sha256] = useState(document.sha256 ?? '');
  const { form, error, refusal, put, submit, settle, refuse, say, verdict } = useContractForm({
    schema: useMemo(() => signing(sent, fields.entered), [sent, fields.entered]),
    initial: { kind: 'drawn', strokes: [], text: name, code: '', read: false } as Typed,
    values: (typed: Typed) => ({
      fields: enteredIn(fields),
      ...{ signature: signatureOf(typed), code: typed.code, read: typed.read },
    }),
  });
  const { kind, strokes, text: typed, read } = form.watch();
  const ask = async (): Promise<void> => {
    settle('code');
    try {
      const { data } = await asking.mutateAsync();
      setSent(data);
      form.setValue('code', '');
      form.setFocus('code');
    } catch (failure) {
      if (isApiFailure(failure)) say('code', failure.message);
    }
  };
  const sign = submit(async ({ signature, code }) => {
    try {
      const { filled } = fields;
      const { data } = await act.mutateAsync({
        ...{ kind: 'sign', sha256, signature, code },
        ...(filled && { fields: filled }),
      });
      fields.clear();
      const next = waitedFor(data);
      const name = next && 'missing' in next ? text('someOf', next) : next?.name;
      toast({
        kind: 'success',
        title: text('signed'),
        ...(name ? { description: text('signedNext', { name }) } : {}),
      });
    } catch (failure) {
      if (!isApiFailure(failure)) throw failure;
      if (failure.code === 'InvalidConfirmationTokenException') say('code', text('codeWrong'));
      else refuse(failure.code === 'StaleVersion' ? { ...failure, message: text('stale') } : failure);
    }
  });
  const wrong = error('signature.path') ?? error('signature.text') ?? error('signature');
  return (
    <Form verdict={verdict} id={SIGN_FORM} onSubmit={sign} className="grid gap-4">
      <FieldInputs values={fields} error={error} onChange={(id) => settle(`fields.${id}`)} />
      <h2 className="tl-subhead">{text('codeTitle')}</h2>
      <div className="grid gap-3" aria-live="polite">
        {sent ? (
          <Notice tone="pending" icon="envelope-simple">
            {text('askedCode', { email: sent.sent_to, time: formatClock(sent.expires_at) })}
          </Notice>
        ) : (
          <p className="tl-small tl-ink-2">{text('codeLead', { email })}</p>
        )}
        <Button
          variant={sent ? 'ghost' : 'secondary'}
          icon="envelope-simple"
          block
          busy={asking.isPending}
          onClick={() => void ask()}
        >
          {text(sent ? 'askAgain' : 'askCode')}
        </Button>
      </div>
      <TextField
        label={text('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        error={error('code')}
        {...form.register('code', { onChange: () => settle('code') })}
      />
      <h2 className="tl-subhead">{text('markTitle')}</h2>
      <MarkFields
        name={name}
        mark={{ kind, strokes, text: typed }}
        wrong={wrong}
        onChange={(next) => {
          settle('signature');
          put(next);
        }}
      />
      <div className="sign-last">
        <Problem attempt={form.formState.submitCount}>{refusal}</Problem>
        <Checkbox
          label={text(own ? 'readOwn' : 'read', { name, player: document.player_name ?? '' })}
          checked={read}
          onChange={(next) => put({ read: next })}
          error={error('read')}
        />
        <div className="sign-acts">
          <Button variant="ghost" size="lg" disabled={act.isPending} onClick={onDecline}>
            {text('decline')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            icon="signature"
            busy={act.isPending}
            busyLabel={text('signing')}
          >
            {text(own ? 'signOwn' : 'sign')}
          </Button>
        </div>
      </div>
    </Form>
  );
};
