import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { Button, PasswordField, Problem, toast } from '@touchline/ui';
import { Checkbox } from '@touchline/ui/forms';
import { type ReactNode, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { z } from 'zod';
import { type TouchlineDocument, useDocumentAct } from '../api/documents-api.ts';
import { filledSchema } from '../filling.ts';
import { type Mark, markSchema, signatureOf } from '../mark.ts';
import { waitedFor } from '../order.ts';
import { isOwn } from '../own.ts';
import { text } from '../text.ts';
import { enteredIn, type FieldValues } from '../use-field-values.ts';
import { MarkFields } from './mark-fields.tsx';
import { SIGN_FORM } from './sign-bar.tsx';
import { FieldInputs } from './signing-fields.tsx';

type Typed = Mark & { readonly password: string; readonly read: boolean };

/** What is typed → the signature; a mark that shows nothing is none. */
const signing = (entered: FieldValues['entered']) =>
  z.object({
    fields: filledSchema(entered),
    signature: markSchema(),
    password: z.string().min(1, text('passwordNeeded')),
    read: z.literal(true, text('readNeeded')),
  });

/** Signing, inside one's own step: the mark, the password again, and what exactly is signed. */
export const SignForm = ({
  document,
  name,
  fields,
  foot,
  onDecline,
}: {
  readonly document: TouchlineDocument;
  readonly name: string;
  /** What belongs into the fields of whoever signs. */
  readonly fields: FieldValues;
  /** Where the last part stands, always in sight; without it, beneath the rest. */
  readonly foot: HTMLElement | null;
  /** null: this signer can't decline. */
  readonly onDecline: (() => void) | null;
}): ReactNode => {
  const act = useDocumentAct(document.id);
  // What one opened is what one signs: bytes that change meanwhile are a conflict.
  const [sha256] = useState(document.sha256 ?? '');
  const { form, error, refusal, put, submit, settle, refuse, verdict } = useContractForm({
    schema: useMemo(() => signing(fields.entered), [fields.entered]),
    initial: { kind: 'drawn', strokes: [], text: name, password: '', read: false } as Typed,
    values: (typed: Typed) => ({
      fields: enteredIn(fields),
      ...{ signature: signatureOf(typed), password: typed.password, read: typed.read },
    }),
  });
  const { kind, strokes, text: typed, read } = form.watch();
  const sign = submit(async ({ signature, password }) => {
    try {
      const { filled } = fields;
      const { data } = await act.mutateAsync({
        ...{ kind: 'sign', sha256, signature, password },
        ...(filled && { fields: filled }),
      });
      fields.clear();
      const next = waitedFor(data);
      const last = next ?? { name: '' };
      toast({
        kind: 'success',
        title: text('signedToast'),
        description:
          'missing' in last ? text('signedToastSome', last) : text(next ? 'signedToastText' : 'signedToastLast', last),
      });
    } catch (failure) {
      if (isApiFailure(failure) && failure.code === 'StaleVersion') refuse({ ...failure, message: text('stale') });
      else refuse(failure, { InvalidAuthenticationException: 'password' });
    }
  });
  const wrong = error('signature.path') ?? error('signature.text') ?? error('signature');
  const last = (
    <div className="sign-last">
      <Problem attempt={form.formState.submitCount}>{refusal}</Problem>
      <Checkbox
        label={text('read', { name })}
        checked={read}
        onChange={(next) => put({ read: next })}
        error={error('read')}
      />
      <div className="sign-acts">
        {onDecline ? (
          <Button variant="ghost" size="lg" disabled={act.isPending} onClick={onDecline}>
            {text('decline')}
          </Button>
        ) : null}
        <Button
          type="submit"
          form={SIGN_FORM}
          variant="primary"
          size="lg"
          icon="signature"
          busy={act.isPending}
          busyLabel={text('signing')}
        >
          {text(isOwn(document) ? 'signOwn' : 'sign')}
        </Button>
      </div>
    </div>
  );
  return (
    <Form verdict={verdict} id={SIGN_FORM} onSubmit={sign} className="grid gap-4">
      <FieldInputs values={fields} error={error} onChange={(id) => settle(`fields.${id}`)} />
      <MarkFields
        name={name}
        mark={{ kind, strokes, text: typed }}
        wrong={wrong}
        onChange={(next) => {
          settle('signature');
          put(next);
        }}
      />
      <PasswordField label={text('password')} error={error('password')} {...form.register('password')} />
      {foot ? createPortal(last, foot) : last}
    </Form>
  );
};
