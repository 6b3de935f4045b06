import { formatDeadline, Icon, RelativeTime } from '@touchline/ui';
import type { ReactNode } from 'react';

const soonMs = 2 * 86_400_000;

/** Until when there is something to do, and how long that is: amber in the last two days alone. */
export const Deadline = ({ until }: { readonly until: string }): ReactNode => {
  const soon = Date.parse(until) - Date.now() < soonMs;
  return (
    <span className="tl-small grid max-sm:flex max-sm:flex-wrap max-sm:gap-x-2">
      <time dateTime={until} className="tl-num tl-strong">
        {formatDeadline(until)}
      </time>
      <span className={soon ? 'tl-pending tl-strong inline-flex items-center gap-1' : 'text-ink-3'}>
        {soon ? <Icon name="clock-countdown" size={16} /> : null}
        <RelativeTime instant={until} />
      </span>
    </span>
  );
};
