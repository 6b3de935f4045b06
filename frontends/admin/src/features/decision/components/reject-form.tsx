import type { ApiFailure } from '@touchline/app-core/client/failure.ts';
import { useContractForm, useTyped } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { KeyHint } from '@touchline/app-core/keys/key-hint.tsx';
import { useKeys } from '@touchline/app-core/keys/use-keys.ts';
import { useDraft } from '@touchline/app-core/page/use-draft.ts';
import { rejecting } from '@touchline/contracts/http/identity';
import { Button, TextArea, TextField } from '@touchline/ui';
import { Radios, Segments } from '@touchline/ui/forms';
import { type ReactNode, useState } from 'react';
import { text } from '../../../text.ts';
import { emptyReject, pickReason, type Reason, type Rejecting, rejectionOf } from '../reject-draft.ts';
import { useBegin } from '../use-hold.ts';
import { ConfirmAct } from './confirm-act.tsx';

/** Reason to pick or write, mendable or final, a note for staff. What is chosen stays with the case until it is sent. */
export const RejectForm = ({
  caseId,
  name,
  reader = name,
  reasons,
  busy,
  failure,
  onReject,
}: {
  readonly caseId: string;
  readonly name: string;
  /** Who reads the reason, where the case is no person. */
  readonly reader?: string | undefined;
  readonly reasons: readonly Reason[];
  readonly busy: boolean;
  readonly failure: ApiFailure | null;
  /** Resolves to whether it was taken. */
  readonly onReject: (body: Rejecting) => Promise<boolean>;
}): ReactNode => {
  const { value: kept, set: keep, clear } = useDraft(`reject:${caseId}`, () => emptyReject);
  const entry = useContractForm({ schema: rejecting, initial: kept, values: rejectionOf });
  const begin = useBegin();
  useTyped(entry, (typed) => {
    keep(typed);
    begin();
  });
  const { form, error, put, verdict } = entry;
  const draft = form.watch();
  const pick = (id: string): void => {
    const reason = reasons.find((other) => other.id === id);
    if (!reason) return;
    form.clearErrors();
    put(pickReason(form.getValues(), reason, reasons));
    if (reason.sentence === '') document.getElementById(`reads-${caseId}`)?.focus();
  };
  const [confirming, setConfirming] = useState<Rejecting | null>(null);
  const reject = async (body: Rejecting): Promise<boolean> => {
    const taken = await onReject(body);
    if (taken) clear();
    return taken;
  };
  /** Confirms a final rejection, and any that comes by a key: nobody is rejected by a slip. */
  const send = (byKey: boolean) =>
    form.handleSubmit(
      (body) => {
        if (byKey || body.kind === 'final') setConfirming(body);
        else void reject(body);
      },
      () => {
        // Where digits choose a reason, as the message says; only own words are typed.
        const own = reasons.some(({ id, sentence }) => id === form.getValues('picked') && sentence === '');
        if (own) document.getElementById(`reads-${caseId}`)?.focus();
        else document.getElementById(`reasons-${caseId}`)?.querySelector<HTMLElement>('[role=radio]')?.focus();
      },
    );
  useKeys({
    r: () => void send(true)(),
    f: () => put({ kind: draft.kind === 'fixable' ? 'final' : 'fixable' }),
    ...Object.fromEntries(reasons.map(({ id }, at) => [String(at + 1), () => pick(id)])),
  });
  return (
    <Form verdict={verdict} keepsFocus className="grid gap-3.5" onSubmit={send(false)}>
      <div id={`reasons-${caseId}`}>
        <Radios
          className="[&_.tl-check>span]:flex [&_.tl-check>span]:flex-1 [&_.tl-check>span]:items-center [&_.tl-check>span]:gap-2"
          label={text('reason')}
          hideLabel
          stacked
          value={draft.picked}
          onChange={pick}
          error={error('reason') && !draft.picked ? text('noReasonYet') : undefined}
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
        onChange={(kind) => put({ kind })}
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
        error={error('reason')}
        {...form.register('reason')}
      />
      <TextField
        small
        label={text('note')}
        placeholder={text('notePlaceholder')}
        maxLength={500}
        error={error('note')}
        {...form.register('note')}
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
      {confirming ? (
        <ConfirmAct
          title={text(confirming.kind === 'final' ? 'rejectFinalTitle' : 'rejectFixableTitle', { name })}
          description={text(confirming.kind === 'final' ? 'rejectFinalText' : 'rejectFixableText', { name: reader })}
          confirmLabel={text(confirming.kind === 'final' ? 'rejectFinal' : 'rejectFixable')}
          final={confirming.kind === 'final'}
          busy={busy}
          failure={failure}
          onConfirm={() => reject(confirming)}
          onClose={() => setConfirming(null)}
        >
          <p className="tl-small text-ink-2">{text('rejectReads', { name: reader })}</p>
          <blockquote className="border-l-2 border-line-strong pl-3 text-ink">{confirming.reason}</blockquote>
        </ConfirmAct>
      ) : null}
    </Form>
  );
};
