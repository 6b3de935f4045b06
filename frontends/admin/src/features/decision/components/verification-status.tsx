import type { Rejection } from '@touchline/contracts/values';
import { Badge, Notice, RelativeTime } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../../../text.ts';
import { waitingText } from '../../../waiting.ts';
import { statusText } from '../../../words.ts';

/** Shows the verification status of a person or a profile, beside its name. */
export const VerificationBadge = ({
  status,
  rejection,
  waitingSince,
  finished = false,
  suspended = false,
}: {
  readonly status: 'pending' | 'verified' | 'rejected';
  readonly rejection: Rejection | null;
  /** null: nothing waits for staff. */
  readonly waitingSince?: string | null;
  /** Submitted, where the time isn't known. */
  readonly finished?: boolean;
  readonly suspended?: boolean;
}): ReactNode => {
  if (suspended)
    return (
      <Badge meaning="closed" icon="prohibit">
        {text('suspended')}
      </Badge>
    );
  if (status === 'verified') return <Badge meaning="yes">{statusText(status)}</Badge>;
  if (status === 'rejected')
    return <Badge meaning="no">{rejection?.kind === 'final' ? text('rejectedFinal') : text('rejectedFixable')}</Badge>;
  return (
    <Badge meaning="pending">
      {waitingSince
        ? text('pendingFor', { time: waitingText(waitingSince) })
        : finished
          ? statusText(status)
          : text('pendingUnfinished')}
    </Badge>
  );
};

/** The rejection that holds, as the applicant reads it, and the note that only staff reads. */
export const RejectionNote = ({
  rejection,
  note,
}: {
  readonly rejection: Rejection;
  readonly note: string | null;
}): ReactNode => (
  <Notice tone="no">
    <p className="tl-strong">{rejection.kind === 'final' ? text('rejectedFinal') : text('rejectedFixable')}</p>
    <p>{rejection.reason}</p>
    {note ? <p className="text-ink-2">{text('rejectionNote', { note })}</p> : null}
    <p className="tl-tiny text-ink-3">
      <RelativeTime instant={rejection.at} />
    </p>
  </Notice>
);
