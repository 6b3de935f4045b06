import { fieldDetails } from '@touchline/market';
import { Button, Checkbox, PasswordField, Problem, Segments, TextField, toast } from '@touchline/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Signature, type TouchlineDocument, useDocumentAct } from './documents-api.ts';
import { isMark, pathOf } from './drawing.ts';
import { SIGN_FORM } from './sign-bar.tsx';
import { SignaturePad, type Strokes } from './signature-pad.tsx';
import { text } from './text.ts';

interface Problems {
  readonly signature?: string;
  readonly read?: string;
  readonly password?: string;
  readonly whole?: string;
}

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
  readonly onDecline: () => void;
}): ReactNode => {
  const act = useDocumentAct(document.id);
  const [kind, setKind] = useState<Signature['kind']>('drawn');
  const [strokes, setStrokes] = useState<Strokes>([]);
  const [typed, setTyped] = useState(name);
  const [password, setPassword] = useState('');
  const [read, setRead] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [attempt, setAttempt] = useState(0);
  // What one opened is what one signs: bytes that change meanwhile are a conflict.
  const [sha256] = useState(document.sha256 ?? '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt((before) => before + 1);
    const found: Problems = {
      ...(kind === 'drawn' && !isMark(strokes) ? { signature: text('drawNeeded') } : {}),
      ...(kind === 'typed' && typed.trim().length < 2 ? { signature: text('typeNeeded') } : {}),
      ...(password ? {} : { password: text('passwordNeeded') }),
      ...(read ? {} : { read: text('readNeeded') }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const signature: Signature = kind === 'drawn' ? { kind, path: pathOf(strokes) } : { kind, text: typed.trim() };
    act.mutate(
      { kind: 'sign', sha256, signature, password },
      {
        onSuccess: ({ data }) => {
          const next = data.signers.find((signer) => signer.status === 'current');
          toast({
            kind: 'success',
            title: text('signedToast'),
            description: next ? text('signedToastText', { name: next.name }) : text('signedToastLast'),
          });
        },
        onError: (failure) => {
          const [detail] = fieldDetails(failure);
          if (failure.code === 'InvalidAuthenticationException') setProblems({ password: failure.message });
          else if (failure.code === 'StaleVersion') setProblems({ whole: text('stale') });
          else if (detail?.path.startsWith('signature')) setProblems({ signature: detail.message });
          else if (detail?.path === 'password') setProblems({ password: detail.message });
          else setProblems({ whole: failure.message });
        },
      },
    );
  };
  const last = (
    <div className="sign-last">
      <Problem attempt={attempt}>{problems.whole}</Problem>
      <Checkbox label={text('read', { name })} checked={read} onChange={setRead} error={problems.read} />
      <div className="sign-acts">
        <Button variant="ghost" size="lg" disabled={act.isPending} onClick={onDecline}>
          {text('decline')}
        </Button>
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
    <form id={SIGN_FORM} onSubmit={submit} noValidate className="grid gap-4">
      <Segments
        label={text('signature')}
        hideLabel
        block
        value={kind}
        onChange={(next) => {
          setKind(next);
          setProblems(({ signature: _, ...others }) => others);
        }}
        options={[
          { value: 'drawn', label: text('draw'), icon: 'pencil-simple-line' },
          { value: 'typed', label: text('type'), icon: 'keyboard' },
        ]}
      />
      {kind === 'drawn' ? (
        <SignaturePad name={name} strokes={strokes} onChange={setStrokes} error={problems.signature} />
      ) : (
        <TextField
          label={text('typed')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={80}
          error={problems.signature}
        />
      )}
      <PasswordField
        label={text('password')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={problems.password}
      />
      {foot ? createPortal(last, foot) : last}
    </form>
  );
};
