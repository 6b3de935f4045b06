import type { ApiFailure } from '@touchline/app-core/client/failure.ts';
import type { ValuationTier } from '@touchline/contracts/values';
import { Button, Dialog } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { bulkText } from '../text.ts';
import { RefusalNote } from './refusal.tsx';
import { TierPicker } from './tier-picker.tsx';

/** One tier for all that are chosen; where each has one, none has to be picked. */
export const BulkTier = ({
  count,
  untiered,
  busy,
  failure,
  onVerify,
  onClose,
}: {
  readonly count: number;
  /** So many of them have no tier yet. */
  readonly untiered: number;
  readonly busy: boolean;
  readonly failure: ApiFailure | null;
  readonly onVerify: (tier: ValuationTier | null) => void;
  readonly onClose: () => void;
}): ReactNode => {
  const [tier, setTier] = useState<ValuationTier | null>(null);
  return (
    <Dialog
      open
      width="27.5rem"
      busy={busy}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={bulkText('tierTitle', { count })}
      description={untiered > 0 ? bulkText('tierMissing', { count: untiered }) : bulkText('tierKept')}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {bulkText('back')}
          </Button>
          <Button
            variant="primary"
            icon="checks"
            busy={busy}
            disabled={untiered > 0 && tier === null}
            onClick={() => onVerify(tier)}
          >
            {bulkText('verify', { count })}
          </Button>
        </>
      }
    >
      <div className="grid gap-3.5">
        <RefusalNote failure={failure} />
        <TierPicker value={tier} saved={null} needed={untiered > 0} onChange={setTier} />
      </div>
    </Dialog>
  );
};
