import { Button, Dialog, FormProblems, Problem, TextArea } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { ReasonDialog } from '../answering/reason-dialog.tsx';
import { useAnswering } from '../answering/use-answering.ts';
import { ContactFields, shownAtFirst } from './contact-fields.tsx';
import { nameOf } from './groups.ts';
import { type Interest, useAnswerInterest } from './interests-api.ts';
import { text } from './text.ts';

/** Says no, or takes one's own interest back, with a reason or without. */
export const EndDialog = ({
  interest,
  kind,
  open,
  onClose,
}: {
  readonly interest: Interest;
  readonly kind: 'decline' | 'withdraw';
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactNode => {
  const name = nameOf(interest);
  return (
    <ReasonDialog
      answering={useAnswering(useAnswerInterest(interest.id))}
      open={open}
      onClose={onClose}
      title={text(`${kind}Title`, { name })}
      description={text(`${kind}Text`, { name })}
      label={text('reason')}
      confirmLabel={text(kind)}
      answer={(reason) => ({ kind, body: { reason } })}
      done={text(kind === 'decline' ? 'declined' : 'withdrawn', { name })}
    />
  );
};

const MessageDialog = ({
  interest,
  open,
  onClose,
}: {
  readonly interest: Interest;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactNode => {
  const [message, setMessage] = useState(interest.message);
  const { send, busy, problem, error, attempt, verdict } = useAnswering(useAnswerInterest(interest.id));
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      busy={busy}
      title={text('changeTitle', { name: nameOf(interest) })}
      footer={
        <Button
          variant="primary"
          busy={busy}
          onClick={() => send({ kind: 'message', body: { message } }, text('changed'), onClose)}
        >
          {text('keepMessage')}
        </Button>
      }
    >
      <div className="grid gap-4 text-ink">
        <FormProblems verdict={verdict}>
          <TextArea
            label={text('message')}
            help={text('messageHelp')}
            rows={5}
            maxLength={1000}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
            error={error('message')}
          />
          <Problem attempt={attempt}>{problem}</Problem>
        </FormProblems>
      </div>
    </Dialog>
  );
};

/** The answer, in the row itself: what the other side will see of me stands before the yes. */
export const AnswerPanel = ({
  interest,
  onAccepted,
}: {
  readonly interest: Interest;
  /** Shows that both are in talks, in place of a message that goes away. */
  readonly onAccepted?: () => void;
}): ReactNode => {
  const [contact, setContact] = useState(shownAtFirst);
  const [declining, setDeclining] = useState(false);
  const { send, busy, problem, error, attempt, verdict } = useAnswering(useAnswerInterest(interest.id));
  const name = nameOf(interest);
  return (
    <div className="grid gap-5 border-line border-t pt-4">
      <FormProblems verdict={verdict}>
        <ContactFields
          legend={text('contactClub', { name })}
          value={contact}
          onChange={setContact}
          error={error('contact.phone')}
        />
        <Problem attempt={attempt}>{problem}</Problem>
        <div className="flex flex-wrap gap-2.5">
          <Button
            variant="primary"
            icon="check"
            busy={busy}
            onClick={() =>
              send({ kind: 'accept', body: { contact } }, onAccepted ? null : text('accepted', { name }), onAccepted)
            }
          >
            {text('accept')}
            <span className="tl-sr">: {name}</span>
          </Button>
          <Button disabled={busy} onClick={() => setDeclining(true)}>
            {text('decline')}
            <span className="tl-sr">: {name}</span>
          </Button>
        </div>
      </FormProblems>
      <EndDialog interest={interest} kind="decline" open={declining} onClose={() => setDeclining(false)} />
    </div>
  );
};

/** What its author may still do while it waits. */
export const OwnActions = ({ interest }: { readonly interest: Interest }): ReactNode => {
  const [open, setOpen] = useState<'message' | 'withdraw' | null>(null);
  const close = (): void => setOpen(null);
  const name = nameOf(interest);
  return (
    <span className="flex flex-wrap gap-2">
      <Button variant="ghost" size="sm" onClick={() => setOpen('message')}>
        {text('changeMessage')}
        <span className="tl-sr">: {name}</span>
      </Button>
      <Button variant="decline" size="sm" onClick={() => setOpen('withdraw')}>
        {text('withdraw')}
        <span className="tl-sr">: {name}</span>
      </Button>
      {open === 'message' ? <MessageDialog interest={interest} open onClose={close} /> : null}
      <EndDialog interest={interest} kind="withdraw" open={open === 'withdraw'} onClose={close} />
    </span>
  );
};
