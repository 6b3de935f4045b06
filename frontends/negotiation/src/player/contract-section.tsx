import { crestOf } from '@touchline/app-core/page/crest-of.ts';
import { addMonths } from '@touchline/contracts/policies/transfer-regulations';
import { Crest, formatDay, formatDayLong, formatMonth, monthsBetween, Notice, todayAtUtc } from '@touchline/ui';
import type { CSSProperties, ReactNode } from 'react';
import { text } from '../text.ts';
import { contractLine } from './contract-line.ts';
import type { PlayerSheetData } from './players-api.ts';
import { runningUntil } from './running-contract.ts';

const Mark = ({ at, now = false }: { readonly at: number; readonly now?: boolean }): ReactNode => (
  <b
    aria-hidden="true"
    className={`absolute top-0 ${now ? 'h-4 w-0.75 bg-ink' : 'h-5 w-px bg-line-field'}`}
    style={{ left: at > 99 ? 'calc(100% - 1px)' : `${at}%` }}
  />
);

const Label = ({
  at,
  title,
  children,
  quiet = false,
}: {
  readonly at: number;
  readonly title: string;
  readonly children?: ReactNode;
  /** Left out where there is no room for all. */
  readonly quiet?: boolean;
}): ReactNode => {
  const end = at > 72;
  const place: CSSProperties = end ? { right: `${100 - at}%` } : { left: `${at}%` };
  return (
    <span
      className={`tl-tiny absolute top-5.5 whitespace-nowrap text-ink-2 ${end ? 'pr-1.5 text-right' : 'pl-1.5'} ${quiet ? 'max-sm:hidden' : ''}`}
      style={place}
    >
      <b className="tl-num block text-ink">{title}</b>
      {children}
    </span>
  );
};

const remaining = (endsOn: string): string => {
  const months = Math.floor(monthsBetween(todayAtUtc(), endsOn));
  if (months >= 1) return text('sheetLeftMonths', { count: months });
  const days = Math.max(0, Math.round((Date.parse(endsOn) - Date.parse(todayAtUtc())) / 86_400_000));
  return text('sheetLeftDays', { count: days });
};

/** Where on the line a year has passed, in percent. */
const years = (span: number): readonly number[] =>
  Array.from({ length: Math.ceil(span / 12) - 1 }, (_, year) => (((year + 1) * 12) / span) * 100);

const hatched = 'bg-[repeating-linear-gradient(135deg,var(--yes-mark)_0_3px,var(--yes-tint)_3px_6px)]';

const Line = ({ sheet, endsOn }: { readonly sheet: PlayerSheetData; readonly endsOn: string }): ReactNode => {
  const { span, free, end, next } = contractLine({ endsOn, next: sheet.next_contract }, todayAtUtc());
  const openFrom = free?.at ?? 0;
  const furthest = Math.max(end.at, next?.to ?? 0);
  const close = free !== null && end.at - free.at < 20;
  return (
    <div className="relative mt-3.5 h-15">
      <div className="absolute inset-x-0 top-1 h-2 overflow-hidden rounded-sm bg-line" aria-hidden="true">
        <i className="absolute inset-y-0 left-0 bg-line-field" style={{ width: `${openFrom}%` }} />
        <i
          className={`absolute inset-y-0 ${hatched}`}
          style={{ left: `${openFrom}%`, width: `${end.at - openFrom}%` }}
        />
        {next ? (
          <i
            className="absolute inset-y-0 bg-primary"
            style={{ left: `${next.from}%`, width: `${Math.max(0.6, next.to - next.from)}%` }}
          />
        ) : null}
      </div>
      {years(span).map((at) => (
        <i key={at} className="absolute top-1 h-2 w-px bg-surface" style={{ left: `${at}%` }} aria-hidden="true" />
      ))}
      <Mark at={0} now />
      {free ? <Mark at={free.at} /> : null}
      <Mark at={end.at} />
      {/* Next to a mark that is near there is no room for the word; the thick mark says it, too. */}
      {(free ?? end).at < 5 ? null : <Label at={0} title={text('sheetToday')} quiet={(free ?? end).at < 24} />}
      {free ? (
        <Label at={free.at} title={formatDay(free.day)} quiet={close && end.at < 60}>
          {text('sheetFreeFrom')}
        </Label>
      ) : null}
      {furthest < 76 ? (
        <span className="tl-tiny tl-num absolute top-5.5 right-0 text-ink-3">
          {formatMonth(addMonths(todayAtUtc(), span))}
        </span>
      ) : null}
      {close && end.at < 60 ? (
        <Label at={Math.min(100, end.at)} title={formatDay(end.day)}>
          {text('sheetEnds')}
        </Label>
      ) : (
        <Label at={end.at} title={formatDay(end.day)} quiet={close}>
          {text('sheetEnds')}
        </Label>
      )}
    </div>
  );
};

const heading = (sheet: PlayerSheetData, endsOn: string | null): string => {
  if (!endsOn) return text('sheetContractFree');
  const date = formatDayLong(endsOn);
  return sheet.club_team
    ? text('sheetContractWith', { club: sheet.club_team.club_name, date })
    : text('sheetContractUntil', { date });
};

/** Until when the player is bound, when approach is free, and where the way leads next. */
export const ContractSection = ({ sheet }: { readonly sheet: PlayerSheetData }): ReactNode => {
  const endsOn = runningUntil(sheet);
  const next = sheet.next_contract;
  return (
    <section aria-labelledby="player-contract" className="border-b border-line px-10 pt-5 pb-4 max-sm:px-4">
      {next ? (
        <div className="mb-4 flex items-center gap-3 rounded-sm bg-primary-tint px-4 py-3">
          <Crest club={crestOf(next.club_team)} size={40} decorative />
          <p>
            <b className="tl-name block text-[1.0625rem] leading-5.5">
              {text('joins', { club: next.club_team.club_name, date: formatDayLong(next.from) })}
            </b>
            <span className="tl-small text-ink-2">{text('joinsUntil', { date: formatDayLong(next.until) })}</span>
          </p>
        </div>
      ) : null}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="tl-subhead" id="player-contract">
          {heading(sheet, endsOn)}
        </h2>
        {endsOn ? <p className="tl-small tl-num text-ink-2">{remaining(endsOn)}</p> : null}
      </div>
      {endsOn ? (
        <Line sheet={sheet} endsOn={endsOn} />
      ) : next ? null : (
        <div className="pt-2 pb-1">
          <Notice tone="yes">{text('sheetContractFreeText')}</Notice>
        </div>
      )}
    </section>
  );
};
