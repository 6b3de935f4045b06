import { SupportLine } from '@touchline/app-core/session/support-line.tsx';
import type { Suspension } from '@touchline/contracts/http/identity';
import { Badge, Button, formatClock, formatDayLong } from '@touchline/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { text } from './text.ts';

/** What a suspended person reads on signing in: since when, the reason that staff chose for reading, and whom to ask. */
export const Suspended = ({
  suspension: { since, reason },
  onBack,
}: {
  readonly suspension: Suspension;
  readonly onBack: () => void;
}): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  // The form was left by what the server said: whoever can't see that hears it.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="alert" className="grid gap-6 outline-none">
      <div className="grid justify-items-start gap-3">
        <Badge meaning="closed" icon="prohibit">
          {text('suspendedBadge')}
        </Badge>
        <p>{text('suspendedSince', { day: formatDayLong(since), time: formatClock(since) })}</p>
        <p className="tl-ink-2">{text('suspendedMeans')}</p>
      </div>
      {reason ? (
        <div>
          <h2 className="tl-label pb-1">{text('suspendedReason')}</h2>
          <blockquote className="border-line-strong border-l-2 pl-3">{reason}</blockquote>
        </div>
      ) : null}
      <p>
        <SupportLine>{text('suspendedSupport', { email: '{email}' })}</SupportLine>
      </p>
      <div>
        <Button icon="caret-left" onClick={onBack}>
          {text('backToSignIn')}
        </Button>
      </div>
    </div>
  );
};
