import type { Opportunity, OwnOpportunity } from '@touchline/negotiation/opportunities/opportunities-api.ts';
import { closingText } from '@touchline/negotiation/opportunities/words.ts';
import { Anchor, Badge, formatDay, Status } from '@touchline/ui';
import { PitchDot } from '@touchline/ui/pitch';
import type { ReactNode } from 'react';
import { text } from './text.ts';

export const StatusOf = ({ opportunity }: { readonly opportunity: Opportunity }): ReactNode => {
  const { status, filled_by } = opportunity;
  if (status === 'open')
    return (
      <Status meaning="yes" icon="circle">
        {text('status_open')}
      </Status>
    );
  if (status === 'closed') return <Status meaning="closed">{text('status_closed')}</Status>;
  return (
    <Status meaning="yes">{filled_by ? text('filledBy', { name: filled_by.name }) : text('status_filled')}</Status>
  );
};

/** All positions of the club's teams: which one, how it stands, how many answers wait. */
export const PositionList = ({ opportunities }: { readonly opportunities: readonly OwnOpportunity[] }): ReactNode => (
  <ul className="border-line-strong border-t">
    {opportunities.map((one) => {
      const { applicants, status } = one;
      const all = Object.values(applicants).reduce((sum, count) => sum + count, 0);
      return (
        <li
          key={one.id}
          className="relative grid grid-cols-[2.25rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-line border-b py-3.5 hover:bg-sunken md:grid-cols-[2.25rem_minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1fr)_8.75rem]"
        >
          <span className="max-md:row-span-4 max-md:self-start">
            <PitchDot position={one.position} />
          </span>
          <span className="min-w-0">
            <h2 className="tl-name text-[1.0625rem] leading-5 break-words">
              <Anchor
                href={`/club-representative/requests?opportunity=${one.id}`}
                className="after:absolute after:inset-0"
              >
                {one.title}
              </Anchor>
            </h2>
            <span className="tl-small text-ink-2">{one.club_team.team_name}</span>
          </span>
          <StatusOf opportunity={one} />
          <span className="tl-small tl-num text-ink-2">
            {text('answers', { count: all })}
            {status === 'open' ? (
              <span className="tl-block text-ink-3">
                {formatDay(one.closes_on)}, {closingText(one.closes_on).line}
              </span>
            ) : null}
          </span>
          <span className="md:justify-self-end">
            {applicants.answered ? (
              <Badge meaning="mine">{text('waiting', { count: applicants.answered })}</Badge>
            ) : null}
          </span>
        </li>
      );
    })}
  </ul>
);
