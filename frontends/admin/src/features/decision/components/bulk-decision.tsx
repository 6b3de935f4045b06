import type { ValuationTier } from '@touchline/contracts/values';
import { Button, Dialog } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import type { Reason, Rejecting } from '../reject-draft.ts';
import { bulkText } from '../text.ts';
import { BulkTier } from './bulk-tier.tsx';
import { RefusalNote } from './refusal.tsx';
import { RejectForm } from './reject-form.tsx';
import { type BulkAnswer, useBulk } from './use-bulk.tsx';

/** One of several that are decided on: its id, what it is called and what was looked at. */
export interface Decidable {
  readonly id: string;
  readonly name: string;
  readonly submission: string;
  /** The colleague who has it, where staff decide all the same. */
  readonly despite?: string;
  /** Of what has a tier: null where none is set yet. */
  readonly valuation_tier?: ValuationTier | null;
}

/** Verifies or rejects what is chosen, each as a decision of its own, and says of each what came of it. */
export const BulkDecision = ({
  selected,
  reasons,
  tiered = false,
  verify,
  reject,
  onDone,
}: {
  readonly selected: readonly Decidable[];
  readonly reasons: readonly Reason[];
  /** Each needs a tier: one is given to all of them in the same go. */
  readonly tiered?: boolean;
  readonly verify: (chosen: readonly Decidable[], tier: ValuationTier | null) => Promise<readonly BulkAnswer[]>;
  readonly reject: (chosen: readonly Decidable[], body: Rejecting) => Promise<readonly BulkAnswer[]>;
  /** With the ids that are decided now. */
  readonly onDone: (decided: ReadonlySet<string>) => void;
}): ReactNode => {
  const [rejecting, setRejecting] = useState(false);
  const [tiering, setTiering] = useState(false);
  const { busy, failure, tooMany, act, answers } = useBulk<'verify' | 'reject', Decidable>(selected, onDone);
  const verifyWith = (tier: ValuationTier | null): Promise<boolean> =>
    act('verify', bulkText('verified'), (chosen) => verify(chosen, tier));
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
            onClick={() => (tiered ? setTiering(true) : void verifyWith(null))}
          >
            {bulkText('verify', { count })}
          </Button>
          <Button size="sm" icon="arrow-u-up-left" reason={tooMany} onClick={() => setRejecting(true)}>
            {bulkText('reject', { count })}
          </Button>
          {rejecting || tiering ? null : <RefusalNote failure={failure} />}
        </>
      ) : null}
      {tiering && count > 0 ? (
        <BulkTier
          count={count}
          untiered={selected.filter(({ valuation_tier }) => !valuation_tier).length}
          busy={busy === 'verify'}
          failure={failure}
          onVerify={(tier) => void verifyWith(tier).then((taken) => taken && setTiering(false))}
          onClose={() => setTiering(false)}
        />
      ) : null}
      {rejecting ? (
        <Dialog
          open
          width="30rem"
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
                const taken = await act('reject', bulkText('rejected'), (chosen) => reject(chosen, body));
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
