import { useQueryClient } from '@tanstack/react-query';
import type { ApiFailure } from '@touchline/app-core/client/failure.ts';
import { isErrorCode, messageOf } from '@touchline/contracts/errors';
import { Button, Dialog, Status, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { bulkText } from '../text.ts';
import { useDecision } from '../use-decision.ts';

const MOST = 50;

/** What came of one of several. */
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
      description={bulkText('failed', { count: failed })}
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

export interface Bulk<Act extends string> {
  readonly busy: Act | null;
  readonly failure: ApiFailure | null;
  /** Why so many can't be decided on at once. */
  readonly tooMany: string | undefined;
  /** `done`: what was done with those that weren't refused. Resolves to whether there are answers. */
  readonly act: (what: Act, done: string, call: () => Promise<readonly BulkAnswer[]>) => Promise<boolean>;
  /** What came of each, once there are answers. */
  readonly answers: ReactNode;
}

/** A decision on several at once, each as one of its own. `onDone`: with the ids that it was taken for. */
export const useBulk = <Act extends string>(
  selected: readonly { readonly id: string; readonly name: string }[],
  onDone: (decided: ReadonlySet<string>) => void,
): Bulk<Act> => {
  const client = useQueryClient();
  const { busy, failure, decide } = useDecision<Act>();
  const [answered, setAnswered] = useState<{
    readonly answers: readonly (BulkAnswer & { readonly name: string })[];
    readonly done: string;
  } | null>(null);
  return {
    busy,
    failure,
    tooMany: selected.length > MOST ? bulkText('tooMany') : undefined,
    act: async (what, done, call) => {
      const names = new Map(selected.map(({ id, name }) => [id, name]));
      const answers = await decide(what, call);
      if (!answers) return false;
      // What was taken for everybody leaves nothing selected, and this with it.
      if (answers.every(({ error }) => error === null))
        toast({ kind: 'success', title: bulkText('allDone', { done, count: answers.length }) });
      else
        setAnswered({
          done,
          answers: answers.map((answer) => ({ ...answer, name: names.get(answer.id) ?? answer.id })),
        });
      if (answers.some(({ error }) => error === 'StaleVersion')) void client.invalidateQueries();
      onDone(new Set(answers.filter(({ error }) => error === null).map(({ id }) => id)));
      return true;
    },
    answers: answered ? <Answers {...answered} onClose={() => setAnswered(null)} /> : null,
  };
};
