import { useQuery } from '@tanstack/react-query';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { clubPositionsQuery } from '@touchline/negotiation/opportunities/opportunities-api.ts';
import { Anchor, formatDay, positionText, Section, Skeletons } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from './text.ts';

/** What this club looks for now, the first to close above; each leads to where it is answered. */
export const ClubPositions = ({
  clubId,
  listHref,
}: {
  readonly clubId: string;
  readonly listHref: string;
}): ReactNode => {
  const query = useQuery(clubPositionsQuery(clubId));
  const { data } = query;
  return (
    <Section title={text('positions')} aside={data?.length ? String(data.length) : undefined}>
      {query.isPending ? <Skeletons lines={2} /> : null}
      {query.isError && !data ? <ReadFailed query={query} /> : null}
      {data?.length === 0 ? <p className="pt-4 pb-2 text-ink-2">{text('noPositions')}</p> : null}
      <ul>
        {data?.map(({ id, title, position, club_team, closes_on }) => (
          <li
            key={id}
            className="relative grid items-center gap-x-6 gap-y-1 border-line border-b py-3.5 hover:bg-hover sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto]"
          >
            <h3 className="tl-name">
              <Anchor
                href={`${listHref}?opportunity=${id}`}
                className="after:absolute after:inset-0 after:content-['']"
              >
                {title}
              </Anchor>
            </h3>
            <span className="tl-small text-ink-2">
              {positionText(position)}, {club_team.team_name}
            </span>
            <span className="tl-small tl-num text-ink-3">{text('closes', { date: formatDay(closes_on) })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
};
