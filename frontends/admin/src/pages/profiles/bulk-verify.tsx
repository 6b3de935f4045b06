import { useQueryClient } from '@tanstack/react-query';
import { isErrorCode, messageOf } from '@touchline/contracts/errors';
import { Button, Dialog, Status } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { type BulkAnswer, type ProfileRow, verifyProfiles } from '../../api/profiles-api.ts';
import { RefusalNote } from '../../features/decision/components/refusal.tsx';
import { useDecision } from '../../features/decision/use-decision.ts';
import { text } from '../../text.ts';

const MOST = 50;

/** Verifies what is selected and says of each what came of it. */
export const BulkVerify = ({
  selected,
  onDone,
  onClear,
}: {
  readonly selected: readonly ProfileRow[];
  /** With the ids that are verified now. */
  readonly onDone: (verified: ReadonlySet<string>) => void;
  readonly onClear: () => void;
}): ReactNode => {
  const client = useQueryClient();
  const { busy, failure, decide } = useDecision<'verify'>();
  const [answers, setAnswers] = useState<readonly (BulkAnswer & { readonly name: string })[]>([]);
  const failed = answers.filter(({ error }) => error !== null).length;
  const verify = async (): Promise<void> => {
    const names = new Map(selected.map(({ id, name }) => [id, name]));
    const reply = await decide('verify', () => verifyProfiles(selected));
    if (!reply) return;
    setAnswers(reply.data.map((answer) => ({ ...answer, name: names.get(answer.profile_id) ?? answer.profile_id })));
    if (reply.data.some(({ error }) => error === 'StaleVersion'))
      void client.invalidateQueries({ queryKey: ['profiles'] });
    onDone(new Set(reply.data.filter(({ error }) => error === null).map(({ profile_id }) => profile_id)));
  };
  return (
    <>
      {selected.length ? (
        <div className="sticky top-0 z-2 grid gap-2 border-b border-primary-edge bg-primary-tint px-5 py-2.5">
          <div className="flex flex-wrap items-center gap-2">
            <span className="tl-small tl-strong flex-1" role="status">
              {text('selectedCount', { count: selected.length })}
            </span>
            <Button size="sm" variant="ghost" onClick={onClear}>
              {text('clearSelection')}
            </Button>
            <Button
              size="sm"
              icon="checks"
              busy={busy === 'verify'}
              reason={selected.length > MOST ? text('tooManyAtOnce') : undefined}
              onClick={() => void verify()}
            >
              {text('bulkVerify', { count: selected.length })}
            </Button>
          </div>
          <RefusalNote failure={failure} />
        </div>
      ) : null}
      <Dialog
        open={answers.length > 0}
        onOpenChange={(open) => (open ? undefined : setAnswers([]))}
        title={text('bulkAnswers')}
        description={
          failed ? text('bulkFailed', { count: failed }) : text('bulkAnswersText', { count: answers.length })
        }
        footer={<Button onClick={() => setAnswers([])}>{text('close')}</Button>}
      >
        <ul>
          {answers.map(({ profile_id, name, error, message }) => (
            <li
              key={profile_id}
              className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2"
            >
              <span className="tl-strong text-ink">{name}</span>
              {error === null ? (
                <Status meaning="yes">{text('bulkAnswerDone')}</Status>
              ) : (
                <Status meaning="no">{isErrorCode(error) ? messageOf(error) : message}</Status>
              )}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
};
