import { useIdentity } from '@touchline/app-core/session/session.tsx';
import { Button, formatClock, Icon, Notice } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import type { CaseHold, CaseKind } from '../../../api/holds-api.ts';
import { holdText } from '../text.ts';
import { Begin, useHold } from '../use-hold.ts';
import { ConfirmAct } from './confirm-act.tsx';

/** A decision with who has its case above it: free, mine or a colleague's. The same for every kind of case. */
export const HeldCase = ({
  kind,
  id,
  held,
  waits,
  own,
  children,
}: {
  readonly kind: CaseKind;
  readonly id: string;
  readonly held: CaseHold | null;
  readonly waits: boolean;
  /** It is about whoever looks: nobody takes that. */
  readonly own: boolean;
  readonly children: ReactNode;
}): ReactNode => {
  const staff = useIdentity();
  const takes = waits && !own;
  const { busy, failure, take, giveBack, begin } = useHold(kind, id, held, staff.id, takes);
  const [asking, setAsking] = useState(false);
  const who = held?.by_name ?? holdText('colleague');
  const when = held ? formatClock(held.since) : '';
  return (
    <Begin value={begin}>
      {!takes ? null : held === null ? (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 border-b border-line pb-3">
          <span className="tl-small text-ink-2">{holdText('free')}</span>
          <Button size="sm" icon="hand" busy={busy === 'take'} onClick={() => void take(null)}>
            {holdText('take')}
          </Button>
        </div>
      ) : held.by === staff.id ? (
        <div
          className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 border-b border-line pb-3"
          role="status"
        >
          <span className="tl-small min-w-0 flex-1">
            <span className="tl-strong flex items-center gap-1.5">
              <Icon name="hand" size={16} />
              {holdText('mine', { when })}
            </span>
            <span className="text-ink-2">{holdText('mineText')}</span>
          </span>
          <Button size="sm" busy={busy === 'giveBack'} onClick={() => void giveBack()}>
            {holdText('giveBack')}
          </Button>
        </div>
      ) : (
        <div role="status">
          <Notice tone="pending" icon="hand">
            <p className="tl-strong">{holdText('other', { who, when })}</p>
            <p>{holdText('otherText')}</p>
            <p className="pt-2">
              <Button size="sm" onClick={() => setAsking(true)}>
                {holdText('takeOver')}
              </Button>
            </p>
          </Notice>
        </div>
      )}
      {asking && held ? (
        <ConfirmAct
          title={holdText('takeOverTitle', { who })}
          description={holdText('takeOverText', { who, when })}
          confirmLabel={holdText('takeOverConfirm')}
          final
          busy={busy === 'take'}
          failure={failure}
          onConfirm={() => take(held.by)}
          onClose={() => setAsking(false)}
        />
      ) : null}
      {children}
    </Begin>
  );
};
