import { useQueryClient } from '@tanstack/react-query';
import { isErrorCode, messageOf } from '@touchline/contracts/errors';
import { Button, Dialog, Status } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import type { Reason, Rejecting } from '../reject-draft.ts';
import { bulkText } from '../text.ts';
import { useDecision } from '../use-decision.ts';
import { RefusalNote } from './refusal.tsx';
import { RejectForm } from './reject-form.tsx';

const MOST = 50;

/** One of several that are decided on: its id, what it is called and what was looked at. */
export interface Decidable {
  readonly id: string;
  readonly name: string;
  readonly submission: string;
}

/** What came of one of them. */
export interface BulkAnswer {
  readonly id: string;
  readonly error: string | null;
  readonly message: string | null;
}

const Answers = ({
  answers,
  done,
  onClose,
}: {
  readonly answers: readonly (BulkAnswer & { readonly name: string })[];
  /** What was done with those that weren't refused. */
  readonly done: string;
  readonly onClose: () => void;
}): ReactNode => {
  const failed = answers.filter(({ error }) => error !== null).length;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={bulkText('answers')}
      description={failed ? bulkText('failed', { count: failed }) : bulkText('answersText', { count: answers.length })}
      footer={<Button onClick={onClose}>{bulkText('close')}</Button>}
    >
      <ul>
        {answers.map(({ id, name, error, message }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2">
            <span className="tl-strong text-ink">{name}</span>
            {error === null ? (
              <Status meaning="yes">{done}</Status>
            ) : (
              <Status meaning="no">{isErrorCode(error) ? messageOf(error) : message}</Status>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
};

/** Verifies or rejects what is chosen, each as a decision of its own, and says of each what came of it. */
export const BulkDecision = ({
  selected,
  reasons,
  verify,
  reject,
  onDone,
}: {
  readonly selected: readonly Decidable[];
  readonly reasons: readonly Reason[];
  readonly verify: (chosen: readonly Decidable[]) => Promise<readonly BulkAnswer[]>;
  readonly reject: (chosen: readonly Decidable[], body: Rejecting) => Promise<readonly BulkAnswer[]>;
  /** With the ids that are decided now. */
  readonly onDone: (decided: ReadonlySet<string>) => void;
}): ReactNode => {
  const client = useQueryClient();
  const { busy, failure, decide } = useDecision<'verify' | 'reject'>();
  const [rejecting, setRejecting] = useState(false);
  const [answered, setAnswered] = useState<{
    readonly answers: readonly (BulkAnswer & { readonly name: string })[];
    readonly done: string;
  } | null>(null);
  const act = async (
    what: 'verify' | 'reject',
    done: string,
    call: () => Promise<readonly BulkAnswer[]>,
  ): Promise<boolean> => {
    const names = new Map(selected.map(({ id, name }) => [id, name]));
    const answers = await decide(what, call);
    if (!answers) return false;
    setRejecting(false);
    setAnswered({ done, answers: answers.map((answer) => ({ ...answer, name: names.get(answer.id) ?? answer.id })) });
    if (answers.some(({ error }) => error === 'StaleVersion')) void client.invalidateQueries();
    onDone(new Set(answers.filter(({ error }) => error === null).map(({ id }) => id)));
    return true;
  };
  const tooMany = selected.length > MOST ? bulkText('tooMany') : undefined;
  const count = selected.length;
  return (
    <>
      {count > 0 ? (
        <>
          <Button
            size="sm"
            icon="checks"
            busy={busy === 'verify'}
            reason={tooMany}
            onClick={() => void act('verify', bulkText('verified'), () => verify(selected))}
          >
            {bulkText('verify', { count })}
          </Button>
          <Button size="sm" icon="arrow-u-up-left" reason={tooMany} onClick={() => setRejecting(true)}>
            {bulkText('reject', { count })}
          </Button>
          {rejecting ? null : <RefusalNote failure={failure} />}
        </>
      ) : null}
      {rejecting ? (
        <Dialog
          open
          width="480px"
          busy={busy === 'reject'}
          onOpenChange={setRejecting}
          title={bulkText('rejectTitle', { count })}
          description={bulkText('rejectText')}
        >
          <div className="grid gap-3.5">
            <RefusalNote failure={failure} />
            <RejectForm
              caseId="several"
              name={bulkText('several', { count })}
              reasons={reasons}
              busy={busy === 'reject'}
              failure={failure}
              onReject={(body) => act('reject', bulkText('rejected'), () => reject(selected, body))}
            />
          </div>
        </Dialog>
      ) : null}
      {answered ? <Answers {...answered} onClose={() => setAnswered(null)} /> : null}
    </>
  );
};
