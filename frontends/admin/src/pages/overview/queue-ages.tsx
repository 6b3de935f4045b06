import { Link } from '@touchline/ui';
import { FigureTable, ShareBar, ShareKey } from '@touchline/ui/charts';
import type { ReactNode } from 'react';
import { kinds, queueHref } from '../../kinds/kinds.ts';
import { isLongWait, waitingText } from '../../waiting.ts';
import { type Asked, FigureSection } from './figure-section.tsx';
import type { Ages, Figures } from './figures-api.ts';
import { text } from './figures-text.ts';

interface Queue {
  readonly name: string;
  readonly href: string;
  readonly ages: Ages;
}

const sumOf = ({ fresh, day, old }: Ages): number => fresh + day + old;

const queuesOf = ({ people, queues }: Figures): readonly Queue[] | null => {
  if (!people && !queues) return null;
  return [
    ...(people ? [{ name: text('people'), href: '/admin/users', ages: people.waiting }] : []),
    ...(queues?.profiles ?? []).flatMap(({ profile_type, waiting }): Queue[] => {
      const href = queueHref(profile_type);
      const { queue } = kinds[profile_type];
      return href && queue ? [{ name: queue.title, href, ages: waiting }] : [];
    }),
    ...(queues ? [{ name: text('clubs'), href: '/admin/clubs?status=pending', ages: queues.clubs }] : []),
  ];
};

const Oldest = ({ at }: { readonly at: string | null }): ReactNode =>
  at ? <span className={isLongWait(at) ? 'tl-strong tl-num' : 'tl-num'}>{waitingText(at)}</span> : '–';

/** What waits for staff, by how long; each queue leads to who waits in it. */
export const QueueAges = ({ data, ...asked }: Asked<Figures>): ReactNode => {
  const queues = data && queuesOf(data);
  const most = Math.max(1, ...(queues ?? []).map(({ ages }) => sumOf(ages)));
  const count = (queues ?? []).reduce((sum, { ages }) => sum + sumOf(ages), 0);
  return (
    <FigureSection
      room="steps"
      {...asked}
      data={queues}
      title={text('queues')}
      to={queues ? { href: '/admin/users', label: text('waits', { count }) } : undefined}
      chart={(rows) => (
        <>
          <ul>
            {rows.map(({ name, href, ages }) => (
              <li
                key={href}
                className="grid min-h-11 grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_2.25rem_4.75rem] items-center gap-3 border-b border-line"
              >
                <Link href={href}>{name}</Link>
                <ShareBar
                  most={most}
                  parts={[
                    { tone: 'fresh', value: ages.fresh },
                    { tone: 'day', value: ages.day },
                    { tone: 'old', value: ages.old },
                  ]}
                />
                <span className="tl-strong tl-num text-end">{sumOf(ages)}</span>
                <span className="text-end">
                  <Oldest at={ages.oldest} />
                </span>
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap gap-4">
            <ShareKey tone="fresh" label={text('fresh')} />
            <ShareKey tone="day" label={text('oneDay')} />
            <ShareKey tone="old" label={text('longer')} />
          </p>
        </>
      )}
      table={(rows) => (
        <FigureTable
          label={text('queues')}
          rows={rows.toReversed()}
          first={text('waiting')}
          name={({ name }) => name}
          columns={[
            { label: text('total'), of: ({ href, ages }) => <Link href={href}>{sumOf(ages)}</Link> },
            { label: text('fresh'), of: ({ ages }) => ages.fresh },
            { label: text('oneDay'), of: ({ ages }) => ages.day },
            { label: text('longer'), of: ({ ages }) => ages.old },
            { label: text('oldest'), of: ({ ages }) => <Oldest at={ages.oldest} /> },
          ]}
        />
      )}
    />
  );
};
