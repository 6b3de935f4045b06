import { Agenda, Badge, ErrorPanel, formatRelative, Link, positionText, Section, Status, today } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { Kind } from '../../kinds/kind.ts';
import type { Home } from './entries.ts';
import { text } from './text.ts';
import { dayOf } from './underway.tsx';

type Position = NonNullable<Home['positions']>[number];

const DAY_MS = 86_400_000;
/** So many days before it closes, its end is marked. */
const soonDays = 3;

const titles = {
  publishes: text('positionsOwn'),
  answers: text('positionsFit'),
  'puts-forward': text('positionsFit'),
  reads: text('positionsFit'),
} as const satisfies Record<Kind['partInPositions'], string>;

/** Positions are answered to the end of their last day at UTC: here it can be over. */
const Closing = ({ position: { closes_on } }: { readonly position: Position }): ReactNode => {
  const words =
    closes_on <= today()
      ? text('positionClosesToday')
      : text('positionCloses', { when: formatRelative(`${closes_on}T23:59:59`) });
  const soon = Date.parse(`${closes_on}T23:59:59`) - Date.now() < soonDays * DAY_MS;
  return soon ? (
    <Status meaning="pending" icon="clock-countdown">
      {words}
    </Status>
  ) : (
    words
  );
};

/** Open positions by the day on which they close: a club's own with the answers that wait, or those that fit a player. */
export const Positions = ({
  positions,
  part,
  listHref,
  again,
  busy,
}: {
  readonly positions: Home['positions'];
  readonly part: Kind['partInPositions'];
  readonly listHref: string;
  readonly again: () => void;
  readonly busy: boolean;
}): ReactNode => {
  if (positions?.length === 0) return null;
  return (
    <Section title={titles[part]}>
      {positions === null ? (
        <ErrorPanel title={text('positionsAway')} onRetry={again} busy={busy} />
      ) : (
        <>
          <Agenda
            entries={positions.map((position) => ({
              id: position.id,
              ...dayOf(position.closes_on),
              title: <Link href={`${listHref}?opportunity=${position.id}`}>{position.title}</Link>,
              detail: (
                <>
                  <span className="tl-block">
                    {part === 'publishes' ? position.club_team.team_name : position.club_team.club_name},{' '}
                    {positionText(position.position)}
                  </span>
                  <Closing position={position} />
                </>
              ),
              end: position.answers ? (
                <Badge meaning="mine">{text('positionAnswers', { count: position.answers })}</Badge>
              ) : null,
            }))}
          />
          <p className="pt-3">
            <Link href={listHref}>{text('positionsAll')}</Link>
          </p>
        </>
      )}
    </Section>
  );
};
