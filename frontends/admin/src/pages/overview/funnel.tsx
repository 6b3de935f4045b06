import { Link } from '@touchline/ui';
import { FigureTable, ShareBar } from '@touchline/ui/charts';
import type { ReactNode } from 'react';
import { type Asked, FigureSection } from './figure-section.tsx';
import type { People } from './figures-api.ts';
import { text } from './figures-text.ts';

type Step = People['steps'][number];

/** How far those came who registered in this time; each step leads to who came so far. */
export const Funnel = (asked: Asked<People>): ReactNode => {
  const { steps = [], spans = [] } = asked.data ?? {};
  const from = spans[0]?.from ?? '';
  const all = steps[0]?.count ?? 0;
  const href = ({ step }: Step): string => `/admin/users?tab=all&step=${step}&from=${from}`;
  const name = ({ step }: Step): string => text(`step_${step}`);
  const share = ({ step, count }: Step): string => {
    const at = steps.findIndex((other) => other.step === step);
    const before = steps[at - 1]?.count;
    return before ? `${Math.round((100 * count) / before)} %` : '–';
  };
  /** Who came to the step before and not to this one, in words of what is missing. */
  const stopped = ({ step, count }: Step): string => {
    const before = steps[steps.findIndex((other) => other.step === step) - 1]?.count;
    if (before === undefined || step === 'registered') return text('stopped_registered');
    return before === count ? text('stoppedNobody') : text(`stopped_${step}`, { count: before - count });
  };
  return (
    <FigureSection
      room="steps"
      {...asked}
      title={text('funnel')}
      to={{ href: `/admin/users?tab=all&from=${from}`, label: text('everybody') }}
      chart={() => (
        <>
          <ul>
            {steps.map((step) => (
              <li
                key={step.step}
                className="grid min-h-11 grid-cols-[6rem_minmax(0,1fr)_3rem_3.25rem] items-center gap-x-3 border-b border-line sm:grid-cols-[6rem_minmax(0,1fr)_3rem_3.25rem_minmax(0,15rem)]"
              >
                <Link href={href(step)}>{name(step)}</Link>
                <ShareBar parts={[{ tone: 'primary', value: step.count }]} most={all} />
                <span className="tl-strong tl-num text-end">{step.count}</span>
                <span className="tl-num text-end text-ink-2">{share(step)}</span>
                <span className="tl-small text-ink-2 max-sm:col-span-full max-sm:pb-2">{stopped(step)}</span>
              </li>
            ))}
          </ul>
          <p className="tl-small text-ink-2">{text('funnelSpan')}</p>
        </>
      )}
      table={() => (
        <FigureTable
          label={text('funnel')}
          rows={steps.toReversed()}
          first={text('step')}
          name={name}
          columns={[
            { label: text('count'), of: (step) => <Link href={href(step)}>{step.count}</Link> },
            { label: text('share'), of: share },
            { label: text('stopping'), of: stopped },
          ]}
        />
      )}
    />
  );
};
