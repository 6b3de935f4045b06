import { Button, Dialog } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import type { Reason, Rejecting } from '../reject-draft.ts';
import { bulkText } from '../text.ts';
import { RefusalNote } from './refusal.tsx';
import { RejectForm } from './reject-form.tsx';
import { type BulkAnswer, useBulk } from './use-bulk.tsx';

/** One of several that are decided on: its id, what it is called and what was looked at. */
export interface Decidable {
  readonly id: string;
  readonly name: string;
  readonly submission: string;
}

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
  const [rejecting, setRejecting] = useState(false);
  const { busy, failure, tooMany, act, answers } = useBulk<'verify' | 'reject'>(selected, onDone);
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
              onReject={async (body) => {
                const taken = await act('reject', bulkText('rejected'), () => reject(selected, body));
                if (taken) setRejecting(false);
                return taken;
              }}
            />
          </div>
        </Dialog>
      ) : null}
      {answers}
    </>
  );
};
