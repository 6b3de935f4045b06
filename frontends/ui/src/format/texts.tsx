import { type ReactNode, useEffect, useState } from 'react';
import { classes } from '../classes.ts';
import { formatDay, formatInstant, formatRelative } from './dates.ts';
import { formatMoney, type Money, type MoneyFormat } from './money.ts';

export const MoneyText = ({
  money,
  className,
  ...format
}: { readonly money: Money; readonly className?: string } & MoneyFormat): ReactNode => (
  <span className={classes('tl-num', className)}>{formatMoney(money, format)}</span>
);

/** What may be an email address: where it needs two lines, the second one begins with its `@`. */
export const EmailText = ({ children: said }: { readonly children: string | null }): ReactNode => {
  const at = said?.lastIndexOf('@') ?? -1;
  return at < 1 ? (
    said
  ) : (
    <>
      {said?.slice(0, at)}
      <wbr />
      {said?.slice(at)}
    </>
  );
};

/** A calendar date (`YYYY-MM-DD`) or an instant (ISO 8601), of which `day` shows the day alone, as figures that line up. */
export const DateText = ({
  value,
  day = false,
  className,
}: {
  readonly value: string;
  readonly day?: boolean;
  readonly className?: string;
}): ReactNode => (
  <time className={classes('tl-num', className)} dateTime={value}>
    {value.length > 10 && !day ? formatInstant(value) : formatDay(value)}
  </time>
);

/** How long ago or ahead; looks again every half minute, and tells the exact instant on hover. */
export const RelativeTime = ({
  instant,
  className,
}: {
  readonly instant: string;
  readonly className?: string;
}): ReactNode => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time className={className} dateTime={instant} title={formatInstant(instant, now)}>
      {formatRelative(instant, now)}
    </time>
  );
};
