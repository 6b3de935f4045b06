import { Status } from '@touchline/ui';
import { FigureTable, ShareBar } from '@touchline/ui/charts';
import type { ReactNode } from 'react';
import { blockedWhere } from './blocked-text.ts';
import { type Asked, FigureSection } from './figure-section.tsx';
import type { Figures } from './figures-api.ts';
import { text } from './figures-text.ts';

type Part = Figures['parts'][number];

/** From here on a part that answers is slow: a page asks several of them. */
const slowMs = 500;

const PartState = ({ fault, answered_ms }: Part): ReactNode => {
  if (fault !== null) return <Status meaning="no">{text('wrong')}</Status>;
  if (answered_ms >= slowMs) return <Status meaning="pending">{text('slow')}</Status>;
  return <Status meaning="yes">{text('well')}</Status>;
};

/** How each part of the product is: whether it answers, how fast, and what it holds up. */
export const Parts = ({ data, ...asked }: Asked<Figures>): ReactNode => {
  const parts = data?.parts;
  const most = Math.max(1, ...(parts ?? []).map(({ answered_ms }) => answered_ms));
  return (
    <FigureSection
      room="rows"
      {...asked}
      data={data === null ? null : parts}
      first="table"
      title={text('health')}
      chart={(rows) => (
        <ul>
          {rows.map((part) => (
            <li
              key={part.name}
              className="grid min-h-11 grid-cols-[minmax(0,1fr)_minmax(0,1fr)_4rem] items-center gap-3 border-b border-line"
            >
              <span>{blockedWhere(part.name)}</span>
              <ShareBar
                most={most}
                parts={[{ tone: part.fault === null ? 'primary' : 'old', value: Math.max(1, part.answered_ms) }]}
              />
              <span className="tl-num text-end">{text('milliseconds', { count: part.answered_ms })}</span>
            </li>
          ))}
        </ul>
      )}
      table={(rows) => (
        <FigureTable
          label={text('health')}
          rows={rows.toReversed()}
          first={text('part')}
          name={({ name }) => blockedWhere(name)}
          columns={[
            { label: text('state'), of: (part) => <PartState {...part} /> },
            { label: text('answeredIn'), of: ({ answered_ms }) => text('milliseconds', { count: answered_ms }) },
            { label: text('blocked'), of: ({ blocked }) => blocked ?? '–' },
          ]}
        />
      )}
    />
  );
};
