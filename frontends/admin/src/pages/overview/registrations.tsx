import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import type { Period } from '@touchline/contracts/policies/spans';
import { profileTypes } from '@touchline/contracts/values';
import { BarChart, FigureTable } from '@touchline/ui/charts';
import type { ReactNode } from 'react';
import { typeText } from '../../kinds/kinds.ts';
import { type Asked, FigureSection } from './figure-section.tsx';
import { changeText, spanText } from './figure-words.ts';
import type { People, Span } from './figures-api.ts';
import { text } from './figures-text.ts';

const widths = { wide: 700, narrow: 344 };
const of =
  (type: (typeof profileTypes)[number]) =>
  ({ kinds }: Span) =>
    kinds.find(({ profile_type }) => profile_type === type)?.count ?? 0;

/** Who came, by the kind of their first profile. */
export const Registrations = ({ period, ...asked }: Asked<People> & { readonly period: Period }): ReactNode => {
  const width = useMedia(media.tablet) ? widths.wide : widths.narrow;
  const spans = asked.data?.spans ?? [];
  const count = spans.reduce((sum, { registered }) => sum + registered, 0);
  const name = ({ from }: Span): string => spanText(from, period);
  return (
    <FigureSection
      {...asked}
      title={text('registrations')}
      to={
        spans[0] && {
          href: `/admin/users?tab=all&from=${spans[0].from}`,
          label: text('registered', { count }),
        }
      }
      chart={({ registered_before }) => (
        <>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="tl-shirt tl-num text-[2.75rem] leading-12">{count}</span>
            <span className="tl-small text-ink-2">
              {text('registeredNote')}
              {changeText(count, registered_before) ? `, ${changeText(count, registered_before)}` : ''}
            </span>
          </p>
          <BarChart
            stacked
            label={text('registrations')}
            rows={spans}
            series={profileTypes.map((type) => ({ label: typeText(type), value: of(type) }))}
            name={name}
            axis={name}
            say={String}
            width={width}
          />
        </>
      )}
      table={() => (
        <FigureTable
          label={text('registrations')}
          rows={spans}
          first={text('span')}
          name={name}
          columns={[
            { label: text('total'), of: ({ registered }) => registered },
            ...profileTypes.map((type) => ({ label: typeText(type), of: of(type) })),
          ]}
        />
      )}
    />
  );
};
