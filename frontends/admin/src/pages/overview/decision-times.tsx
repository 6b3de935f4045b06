import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import type { Period } from '@touchline/contracts/policies/spans';
import { FigureTable, LineChart } from '@touchline/ui/charts';
import { Segments } from '@touchline/ui/forms';
import { type ReactNode, useState } from 'react';
import { type Asked, FigureSection } from './figure-section.tsx';
import { hoursText, spanText } from './figure-words.ts';
import type { Figures, People, Queues } from './figures-api.ts';
import { text } from './figures-text.ts';

/** So long at most a person should wait for staff: 24 hours. */
const goalSeconds = 24 * 3600;

type Times = (People | Queues)['spans'][number];

/** What is decided on: the person behind the profiles, or a profile. Each has a log of its decisions and a part that knows of them. */
const decided = {
  people: { of: ({ people }: Figures) => people, log: '/admin/audit?what=verify-user' },
  profiles: { of: ({ queues }: Figures) => queues, log: '/admin/audit?what=verify-profile' },
} as const;

/** How long people and profiles waited for staff's decision. */
export const DecisionTimes = ({ period, data, ...asked }: Asked<Figures> & { readonly period: Period }): ReactNode => {
  const width = useMedia(media.tablet) ? 400 : 344;
  const [about, setAbout] = useState<keyof typeof decided>('people');
  const figures = data && decided[about].of(data);
  const spans: readonly Times[] = figures?.spans ?? [];
  const last = spans.findLast(({ median }) => median !== null);
  const name = ({ from }: Times): string => spanText(from, period);
  const goal = hoursText(goalSeconds);
  const choice = (
    <Segments
      small
      hideLabel
      label={text('timeOf')}
      value={about}
      options={[
        { value: 'people', label: text('timeOfPeople') },
        { value: 'profiles', label: text('timeOfProfiles') },
      ]}
      onChange={setAbout}
    />
  );
  return (
    <FigureSection
      {...asked}
      data={figures}
      title={text('time')}
      to={{ href: decided[about].log, label: text('decisions') }}
      above={choice}
      chart={() =>
        last ? (
          <>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="tl-shirt tl-num text-[2.75rem] leading-12">{hoursText(last.median ?? 0)}</span>
              <span className="tl-small text-ink-2">{text('timeNote', { time: goal })}</span>
            </p>
            <LineChart
              label={text('time')}
              rows={spans}
              value={({ median }) => median}
              name={name}
              say={hoursText}
              goal={{ value: goalSeconds, label: text('goal', { time: goal }) }}
              width={width}
            />
            <p className="tl-small text-ink-2">{text('slowest', { time: hoursText(last.p90 ?? 0) })}</p>
          </>
        ) : (
          <p className="tl-small text-ink-2">{text('nobodyDecided')}</p>
        )
      }
      table={() => (
        <FigureTable
          label={text('time')}
          rows={spans}
          first={text('span')}
          name={name}
          columns={[
            { label: text('decisions'), of: ({ decided }) => decided },
            { label: text('median'), of: ({ median }) => (median === null ? '–' : hoursText(median)) },
            { label: text('tenth'), of: ({ p90 }) => (p90 === null ? '–' : hoursText(p90)) },
          ]}
        />
      )}
    />
  );
};
