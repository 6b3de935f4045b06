import { formatDay, monthsBetween, today } from '@touchline/ui';
import type { ReactNode } from 'react';
import { hasBegun } from './begin.ts';
import type { Mandate } from './mandates-api.ts';
import { text } from './text.ts';

const share = (part: number, whole: number): number => (whole <= 0 ? 0 : Math.min(1, Math.max(0, part / whole)) * 100);

/** The days of a mandate on one line: what is over, today, what is to come. */
export const MandateTerm = ({ mandate }: { readonly mandate: Mandate }): ReactNode => {
  const { starts_on, until } = mandate;
  const now = today();
  const begun = hasBegun(starts_on);
  const begins = begun ? starts_on : now;
  const length = monthsBetween(begins, until);
  const start = share(monthsBetween(begins, starts_on), length);
  const at = share(monthsBetween(begins, now), length);
  const passed = Math.max(start, at);
  return (
    <div role="img" aria-label={text('term', { from: formatDay(starts_on), until: formatDay(until) })} className="py-2">
      <div className="relative h-1.5 rounded-full bg-line">
        <span
          className="absolute inset-y-0 rounded-full bg-ink-3"
          style={{ left: `${start}%`, width: `${passed - start}%` }}
        />
        <span className="absolute inset-y-0 rounded-full bg-primary" style={{ left: `${passed}%`, right: 0 }} />
        <span className="absolute -inset-y-1.5 w-0.5 bg-ink" style={{ left: `min(${at}%, calc(100% - 2px))` }} />
      </div>
      <div className="tl-tiny flex justify-between gap-4 pt-2 text-ink-3" aria-hidden="true">
        <p>
          <b className="tl-num block text-ink">{formatDay(begins)}</b>
          {begun ? text(now <= starts_on ? 'startsToday' : 'from') : text('today')}
        </p>
        {begun ? null : (
          <p>
            <b className="tl-num block text-ink">{formatDay(starts_on)}</b>
            {text('from')}
          </p>
        )}
        <p className="text-right">
          <b className="tl-num block text-ink">{formatDay(until)}</b>
          {text('endsByItself')}
        </p>
      </div>
    </div>
  );
};
