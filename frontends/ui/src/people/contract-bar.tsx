import { contractWindowOf, transferRegulations } from '@touchline/contracts/policies/transfer-regulations';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { formatDay, formatMonth, monthsBetween, todayAtUtc } from '../format/dates.ts';
import { text } from '../text.ts';

const SPAN_MONTHS = 36;

export type ContractBarProps = {
  /** `YYYY-MM-DD`, or null for a player without a contract. */
  readonly until: string | null | undefined;
  /** Plays at a club: without a contract there, nobody would call this a free agent. */
  readonly atClub?: boolean;
  readonly today?: string;
  /** large adds the words: until when, how long, from when approach is free. */
  readonly large?: boolean;
};

/** 36 months to scale; the notch is the day from which approach is free. Green once that day has come. */
export const ContractBar = ({
  until,
  atClub = false,
  today = todayAtUtc(),
  large = false,
}: ContractBarProps): ReactNode => {
  if (!until) return <span className="tl-status tl-yes">{text(atClub ? 'contractNone' : 'contractFree')}</span>;
  const left = Math.max(0, monthsBetween(today, until));
  const { approach, approach_free_from: freeFrom } = contractWindowOf(until, today);
  const open = approach !== 'club-informed';
  const share = Math.min(1, left / SPAN_MONTHS) * 100;
  const track = (
    <span className="tl-contract-track" aria-hidden="true">
      <i style={{ width: `${share}%` }} />
      <b style={{ left: `${(transferRegulations.approachMonths / SPAN_MONTHS) * 100}%` }} />
    </span>
  );
  if (!large)
    return (
      <span className="tl-contract" {...(open ? { 'data-open': '' } : {})}>
        <span className="tl-num">
          {formatMonth(until)}
          {open ? <span className="tl-sr">, {text('contractFreeNow')}</span> : null}
        </span>
        {track}
      </span>
    );
  return (
    <div className={classes('tl-contract', 'tl-contract-large')} {...(open ? { 'data-open': '' } : {})}>
      <p className="tl-contract-head tl-small">
        <span className="tl-strong">{text('contractUntil', { date: formatDay(until) })}</span>
        <span className="tl-ink-3">{text('contractMonths', { count: Math.floor(left) })}</span>
      </p>
      {track}
      <p className="tl-tiny tl-ink-2">
        {open ? text('contractFreeNow') : text('contractFreeFrom', { date: formatDay(freeFrom ?? until) })}
      </p>
    </div>
  );
};
