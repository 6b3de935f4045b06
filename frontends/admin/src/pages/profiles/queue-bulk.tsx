import { Button } from '@touchline/ui';
import type { ReactNode } from 'react';
import { type ProfileRow, rejectProfiles, verifyProfiles } from '../../api/profiles-api.ts';
import { BulkDecision } from '../../features/decision/components/bulk-decision.tsx';
import type { Reason } from '../../features/decision/reject-draft.ts';
import { text } from '../../text.ts';

/** What is done with the chosen cases of a queue, above its rows. */
export const QueueBulk = ({
  selected,
  reasons,
  tiered,
  onDone,
  onClear,
}: {
  readonly selected: readonly ProfileRow[];
  readonly reasons: readonly Reason[];
  readonly tiered: boolean;
  /** With the ids that are decided now. */
  readonly onDone: (decided: ReadonlySet<string>) => void;
  readonly onClear: () => void;
}): ReactNode => {
  const decision = (
    <BulkDecision
      selected={selected}
      reasons={reasons}
      tiered={tiered}
      verify={verifyProfiles}
      reject={rejectProfiles}
      onDone={onDone}
    />
  );
  // What came of the last ones is read after nothing is chosen any more.
  if (selected.length === 0) return decision;
  return (
    <div className="sticky top-0 z-2 flex flex-wrap items-center gap-2 border-b border-primary-edge bg-primary-tint px-5 py-2.5">
      <span className="tl-small tl-strong flex-1" role="status">
        {text('selectedCount', { count: selected.length })}
      </span>
      <Button size="sm" variant="ghost" onClick={onClear}>
        {text('clearSelection')}
      </Button>
      {decision}
    </div>
  );
};
