import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { Button, Checkbox, PasswordField, Problem, Segments, TextField, toast } from '@touchline/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { z } from 'zod';
import { type Signature, type TouchlineDocument, useDocumentAct } from '../api/documents-api.ts';
import { isMark, pathOf } from '../drawing.ts';
import { text } from '../text.ts';
import { SIGN_FORM } from './sign-bar.tsx';
import { SignaturePad, type Strokes } from './signature-pad.tsx';

type Typed = {
  readonly kind: Signature['kind'];
  readonly strokes: Strokes;
  readonly text: string;
  readonly password: string;
  readonly read: boolean;
};

/** What is typed → the signature; a mark that shows nothing is none. */
const signing = () =>
  z.object({
    signature: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('drawn'), path: z.string().min(1, text('drawNeeded')) }),
      z.object({ kind: z.literal('typed'), text: z.string().min(2, text('typeNeeded')) }),
    ]),
    password: z.string().min(1, text('passwordNeeded')),
    read: z.literal(true, text('readNeeded')),
  });

const signatureOf = ({ kind, strokes, text: typed }: Typed): Signature =>
  kind === 'drawn' ? { kind, path: isMark(strokes) ? pathOf(strokes) : '' } : { kind, text: typed.trim() };

/** Signing, inside one's own step: the mark, the password again, and what exactly is signed. */
export const SignForm = ({
  document,
  name,
  foot,
  onDecline,
}: {
  readonly document: TouchlineDocument;
  readonly name: string;
  /** Where the last part stands, always in sight; without it, beneath the rest. */
  readonly foot: HTMLElement | null;
  /** null: this signer can't decline. */
  readonly onDecline: (() => void) | null;
}): ReactNode => {
  const act = useDocumentAct(document.id);
  // What one opened is what one signs: bytes that change meanwhile are a conflict.
  const [sha256] = useState(document.sha256 ?? '');
  const { form, error, refusal, put, submit, settle, refuse } = useContractForm({
    schema: useMemo(signing, []),
    initial: { kind: 'drawn', strokes: [], text: name, password: '', read: false } as Typed,
    values: (typed: Typed) => ({ signature: signatureOf(typed), password: typed.password, read: typed.read }),
  });
  const { kind, strokes, read } = form.watch();
  const sign = submit(async ({ signature, password }) => {
    try {
      const { data } = await act.mutateAsync({ kind: 'sign', sha256, signature, password });
      const next = data.signers.find((signer) => signer.status === 'current');
      toast({
        kind: 'success',
        title: text('signedToast'),
        description: next ? text('signedToastText', { name: next.name }) : text('signedToastLast'),
      });
    } catch (failure) {
      if (isApiFailure(failure) && failure.code === 'StaleVersion') refuse({ ...failure, message: text('stale') });
      else refuse(failure, { InvalidAuthenticationException: 'password' });
    }
  });
  const draw = (next: Strokes): void => {
    settle('signature');
    form.setValue('strokes', next);
  };
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
          {text('sign')}
        </Button>
      </div>
    </div>
  );
  return (
    <form id={SIGN_FORM} onSubmit={(event) => void sign(event)} noValidate className="grid gap-4">
      <Segments
        label={text('signature')}
        hideLabel
        block
        value={kind}
        onChange={(next) => {
          settle('signature');
          form.setValue('kind', next);
        }}
        options={[
          { value: 'drawn', label: text('draw'), icon: 'pencil-simple-line' },
          { value: 'typed', label: text('type'), icon: 'keyboard' },
        ]}
      />
      {kind === 'drawn' ? (
        <SignaturePad name={name} strokes={strokes} onChange={draw} error={wrong} />
      ) : (
        <TextField
          label={text('typed')}
          maxLength={80}
          error={wrong}
          {...form.register('text', { onChange: () => settle('signature') })}
        />
      )}
      <PasswordField label={text('password')} error={error('password')} {...form.register('password')} />
      {foot ? createPortal(last, foot) : last}
    </form>
  );
};
