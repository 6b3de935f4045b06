import { crestOf } from '@touchline/app-core/page/crest-of.ts';
import { AnswerState } from '@touchline/negotiation/opportunities/answer-state.tsx';
import { FitLine } from '@touchline/negotiation/opportunities/fit.tsx';
import type { Opportunity } from '@touchline/negotiation/opportunities/opportunities-api.ts';
import { text as words } from '@touchline/negotiation/opportunities/text.ts';
import { closingText, contractText, payText } from '@touchline/negotiation/opportunities/words.ts';
import { Badge, Crest, countryName, formatDay, Status } from '@touchline/ui';
import { PitchDot } from '@touchline/ui/pitch';
import type { ReactNode } from 'react';
import { text } from './text.ts';

const End = ({ row }: { readonly row: Opportunity }): ReactNode => {
  const { soon, line } = closingText(row.closes_on);
  return (
    <span className="grid justify-items-start gap-0.5 md:justify-items-end">
      {row.answer ? (
        <AnswerState answer={row.answer} />
      ) : row.suggestion && row.status === 'open' ? (
        <Badge meaning="mine">{words('suggestsYouShort')}</Badge>
      ) : row.own ? (
        <Badge meaning="closed">{text('own')}</Badge>
      ) : null}
      {row.status === 'open' ? (
        <>
          <span className={`tl-num tl-small ${soon ? 'font-semibold text-pending' : 'tl-strong'}`}>
            {formatDay(row.closes_on)}
          </span>
          <span className={`tl-num tl-tiny ${soon ? 'text-pending' : 'text-ink-3'}`}>{line}</span>
        </>
      ) : (
        <Status meaning={row.status === 'filled' ? 'yes' : 'closed'}>
          {words(row.status === 'filled' ? 'filledBadge' : 'closedBadge')}
        </Status>
      )}
    </span>
  );
};

/** One open position in a row: its place on the pitch, who, pay, how it fits, until when. */
export const BoardRows = ({
  rows,
  current,
  busy,
  onOpen,
}: {
  readonly rows: readonly Opportunity[];
  readonly current: string | null;
  readonly busy: boolean;
  readonly onOpen: (id: string) => void;
}): ReactNode => (
  <ul className={`border-line border-t ${busy ? 'opacity-60' : ''}`} aria-busy={busy}>
    {rows.map((row) => {
      const { club_team } = row;
      const pay = payText(row.pay);
      const on = row.id === current;
      return (
        <li key={row.id}>
          <button
            type="button"
            aria-current={on ? 'true' : undefined}
            onClick={() => onOpen(row.id)}
            className={`relative grid min-h-21 w-full grid-cols-[2.25rem_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1 border-line border-b px-6 py-3 text-left hover:bg-sunken max-sm:px-4 md:grid-cols-[2.25rem_2.25rem_minmax(0,1.5fr)_minmax(7.25rem,0.8fr)_minmax(0,1.2fr)_7.75rem] ${on ? 'bg-primary-tint before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-primary' : ''}`}
          >
            <span className="max-md:row-span-4 max-md:self-start max-md:pt-0.5">
              <PitchDot position={row.position} />
            </span>
            <span className="max-md:hidden">
              <Crest club={crestOf(club_team)} size={32} decorative />
            </span>
            <span className="min-w-0">
              <span className="tl-name tl-block text-[1.0625rem] leading-5 break-words">{row.title}</span>
              <span className="tl-small tl-block text-ink-2">
                {club_team.club_name}, {club_team.team_name}
              </span>
              <span className="tl-small tl-block text-ink-3">{countryName(club_team.country)}</span>
            </span>
            <span className="tl-small">
              <span className="tl-num tl-strong md:block">{pay ?? words('payHidden')}</span>
              <span className="text-ink-2 max-md:ml-1.5">{pay ? text('perWeek') : words('payAsk')}</span>
            </span>
            <span className="grid gap-0.5">
              {row.fit ? <FitLine fit={row.fit} /> : null}
              <span className="tl-small text-ink-2">{contractText(row)}</span>
            </span>
            <End row={row} />
          </button>
        </li>
      );
    })}
  </ul>
);
