import type { ApiFailure } from '@touchline/market';
import { useDraft } from '@touchline/market';
import { Button, Radios, Segments, TextArea, TextField } from '@touchline/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { text } from '../../text.ts';
import { useKeys } from '../queue/use-keys.ts';
import { ConfirmAct } from './confirm-act.tsx';
import { KeyHint } from './key-hint.tsx';
import { emptyReject, pickReason, type Reason, type Rejecting, rejectionOf } from './reject-draft.ts';

/** Reason to pick or write, mendable or final, a note for staff. What is chosen stays with the case until it is sent. */
export const RejectForm = ({
  caseId,
  name,
  reasons,
  busy,
  failure,
  onReject,
}: {
  readonly caseId: string;
  readonly name: string;
  readonly reasons: readonly Reason[];
  readonly busy: boolean;
  readonly failure: ApiFailure | null;
  /** Resolves to whether it was taken. */
  readonly onReject: (body: Rejecting) => Promise<boolean>;
}): ReactNode => {
  const { value: draft, set, clear } = useDraft(`reject:${caseId}`, () => emptyReject);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const change = (next: typeof draft): void => {
    set(next);
    setProblems({});
  };
  const pick = (id: string): void => {
    const reason = reasons.find((other) => other.id === id);
    if (!reason) return;
    change(pickReason(draft, reason, reasons));
    if (reason.sentence === '') document.getElementById(`reads-${caseId}`)?.focus();
  };
  const [asked, setAsked] = useState<Rejecting | null>(null);
  const reject = async (body: Rejecting): Promise<boolean> => {
    const taken = await onReject(body);
    if (taken) clear();
    return taken;
  };
  /** A final one is asked about, and any by a key: nobody is rejected by a slip. */
  const send = (byKey: boolean): void => {
    const judged = rejectionOf(draft);
    if ('problems' in judged) {
      setProblems({ ...judged.problems, ...(draft.picked ? {} : { picked: text('noReasonYet') }) });
      // Where digits choose a reason, as the message says; only own words are typed.
      const own = reasons.some(({ id, sentence }) => id === draft.picked && sentence === '');
      const reasonsGroup = document.getElementById(`reasons-${caseId}`);
      if (own) document.getElementById(`reads-${caseId}`)?.focus();
      else reasonsGroup?.querySelector<HTMLElement>('[role=radio]')?.focus();
      return;
    }
    if (byKey || judged.body.kind === 'final') setAsked(judged.body);
    else void reject(judged.body);
  };
  useKeys({
    r: () => send(true),
    f: () => change({ ...draft, kind: draft.kind === 'fixable' ? 'final' : 'fixable' }),
    ...Object.fromEntries(reasons.map(({ id }, at) => [String(at + 1), () => pick(id)])),
  });
  return (
    <form
      className="grid gap-3.5"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send(false);
      }}
    >
      <div id={`reasons-${caseId}`}>
        <Radios
          className="[&_.tl-check>span]:flex [&_.tl-check>span]:flex-1 [&_.tl-check>span]:items-center [&_.tl-check>span]:gap-2"
          label={text('reason')}
          hideLabel
          stacked
          value={draft.picked}
          onChange={pick}
          error={problems.picked}
          options={reasons.map(({ id, label, kind }, at) => ({
            value: id,
            label: (
              <>
                {label}
                {kind === 'final' ? <span className="tl-tiny text-ink-3">{text('finalMark')}</span> : null}
                <span className="ml-auto">
                  <KeyHint>{String(at + 1)}</KeyHint>
                </span>
              </>
            ),
          }))}
        />
      </div>
      <Segments
        label={text('keyKind')}
        hideLabel
        small
        block
        value={draft.kind}
        onChange={(kind) => change({ ...draft, kind })}
        options={[
          { value: 'fixable', label: text('fixable') },
          { value: 'final', label: text('final') },
        ]}
      />
      <TextArea
        id={`reads-${caseId}`}
        label={text('reads')}
        rows={3}
        maxLength={500}
        value={draft.reason}
        error={problems.reason}
        onChange={(event) => change({ ...draft, reason: event.target.value })}
      />
      <TextField
        small
        label={text('note')}
        placeholder={text('notePlaceholder')}
        maxLength={500}
        value={draft.note}
        error={problems.note}
        onChange={(event) => change({ ...draft, note: event.target.value })}
      />
      <Button
        block
        type="submit"
        variant="decline"
        icon={draft.kind === 'final' ? 'x' : 'arrow-u-up-left'}
        busy={busy}
        aria-keyshortcuts="R"
      >
        {draft.kind === 'final' ? text('rejectFinal') : text('rejectFixable')}
        <KeyHint>R</KeyHint>
      </Button>
      {asked ? (
        <ConfirmAct
          title={text(asked.kind === 'final' ? 'rejectFinalTitle' : 'rejectFixableTitle', { name })}
          description={text(asked.kind === 'final' ? 'rejectFinalText' : 'rejectFixableText', { name })}
          confirmLabel={text(asked.kind === 'final' ? 'rejectFinal' : 'rejectFixable')}
          final={asked.kind === 'final'}
          busy={busy}
          failure={failure}
          onConfirm={() => reject(asked)}
          onClose={() => setAsked(null)}
        >
          <p className="tl-small text-ink-2">{text('rejectReads', { name })}</p>
          <blockquote className="border-l-2 border-line-strong pl-3 text-ink">{asked.reason}</blockquote>
        </ConfirmAct>
      ) : null}
    </form>
  );
};
