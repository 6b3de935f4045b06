import { useQueryClient } from '@tanstack/react-query';
import type { ApiFailure } from '@touchline/app-core/client/failure.ts';
import { isErrorCode, messageOf } from '@touchline/contracts/errors';
import { Button, Dialog, formatClock, Status, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import type { CaseHold } from '../../../api/holds-api.ts';
import { bulkText, holdText } from '../text.ts';
import { useDecision } from '../use-decision.ts';
import { RefusalNote } from './refusal.tsx';

const MOST = 50;

/** What came of one of several. */
export interface BulkAnswer {
  readonly id: string;
  readonly error: string | null;
  readonly message: string | null;
  /** The colleague who has the case, where that is why. */
  readonly held: CaseHold | null;
}

interface Chosen {
  readonly id: string;
  readonly name: string;
}

/** What is sent for these; those that a colleague has name the colleague once staff decide all the same. */
type Call<One> = (chosen: readonly (One & { readonly despite?: string })[]) => Promise<readonly BulkAnswer[]>;

const why = ({ error, message, held }: BulkAnswer): ReactNode => {
  if (held) return holdText('other', { who: held.by_name ?? holdText('colleague'), when: formatClock(held.since) });
  return error !== null && isErrorCode(error) ? messageOf(error) : message;
};

const Answers = ({
  answers,
  done,
  again,
  onClose,
}: {
  readonly answers: readonly (BulkAnswer & { readonly name: string })[];
  /** What was done with those that weren't refused. */
  readonly done: string;
  /** Decides those that a colleague has all the same. */
  readonly again: ReactNode;
  readonly onClose: () => void;
}): ReactNode => {
  const failed = answers.filter(({ error }) => error !== null).length;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={bulkText('answers')}
      description={bulkText('failed', { count: failed })}
      footer={
        <>
          <Button onClick={onClose}>{bulkText('close')}</Button>
          {again}
        </>
      }
    >
      <ul>
        {answers.map(({ name, ...answer }) => (
          <li key={answer.id} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2">
            <span className="tl-strong text-ink">{name}</span>
            {answer.error === null ? (
              <Status meaning="yes">{done}</Status>
            ) : (
              <Status meaning={answer.held ? 'pending' : 'no'} {...(answer.held ? { icon: 'hand' as const } : {})}>
                {why(answer)}
              </Status>
            )}
          </li>
        ))}
      </ul>
      {again ? <p className="tl-small pt-3 text-ink-2">{bulkText('heldText')}</p> : null}
    </Dialog>
  );
};

export interface Bulk<Act extends string, One> {
  readonly busy: Act | null;
  readonly failure: ApiFailure | null;
  /** Why so many can't be decided on at once. */
  readonly tooMany: string | undefined;
  /** `done`: what was done with those that weren't refused. Resolves to whether there are answers. */
  readonly act: (what: Act, done: string, call: Call<One>, chosen?: readonly One[]) => Promise<boolean>;
  /** What came of each, once there are answers. */
  readonly answers: ReactNode;
}

/** A decision on several at once, each as one of its own. `onDone`: with the ids that it was taken for. */
export const useBulk = <Act extends string, One extends Chosen>(
  selected: readonly One[],
  onDone: (decided: ReadonlySet<string>) => void,
): Bulk<Act, One> => {
  const client = useQueryClient();
  const { busy, failure, decide } = useDecision<Act>();
  const [answered, setAnswered] = useState<{
    readonly what: Act;
    readonly done: string;
    readonly call: Call<One>;
    readonly answers: readonly (BulkAnswer & { readonly name: string })[];
    /** Those that a colleague has. */
    readonly held: readonly (One & { readonly despite: string })[];
  } | null>(null);

  const act = async (
    what: Act,
    done: string,
    call: Call<One>,
    chosen: readonly (One & { readonly despite?: string })[] = selected,
  ): Promise<boolean> => {
    const asked = new Map(chosen.map((one) => [one.id, one]));
    const answers = await decide(what, () => call(chosen));
    if (!answers) return false;
    // What was taken for everybody leaves nothing selected, and this with it.
    if (answers.every(({ error }) => error === null)) {
      toast({ kind: 'success', title: bulkText('allDone', { done, count: answers.length }) });
      setAnswered(null);
    } else {
      const held = answers.flatMap(({ id, held: hold }) => {
        const one = asked.get(id);
        return hold && one ? [{ ...one, despite: hold.by }] : [];
      });
      const named = answers.map((answer) => ({ ...answer, name: asked.get(answer.id)?.name ?? answer.id }));
      setAnswered({ what, done, call, held, answers: named });
    }
    if (answers.some(({ error }) => error === 'StaleVersion')) void client.invalidateQueries();
    onDone(new Set(answers.filter(({ error }) => error === null).map(({ id }) => id)));
    return true;
  };

  return {
    busy,
    failure,
    tooMany: selected.length > MOST ? bulkText('tooMany') : undefined,
    act,
    answers: answered ? (
      <Answers
        answers={answered.answers}
        done={answered.done}
        again={
          answered.held.length > 0 ? (
            <>
              <RefusalNote failure={failure} />
              <Button
                variant="danger"
                busy={busy === answered.what}
                onClick={() => void act(answered.what, answered.done, answered.call, answered.held)}
              >
                {bulkText('heldDecide', { count: answered.held.length })}
              </Button>
            </>
          ) : null
        }
        onClose={() => setAnswered(null)}
      />
    ) : null,
  };
};
