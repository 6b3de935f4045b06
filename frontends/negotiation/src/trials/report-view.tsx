import { highestTrialMark, trialMarks } from '@touchline/contracts/policies/trial-report';
import { classes, formatDay, Icon } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from './text.ts';
import type { Trial } from './trials-api.ts';

type Report = NonNullable<Trial['report']>;

const steps = Array.from({ length: highestTrialMark }, (_, n) => n + 1);

export const markWord = (mark: number): string =>
  text((['mark1', 'mark2', 'mark3', 'mark4', 'mark5'] as const)[mark - 1] ?? 'mark3');

const Figure = ({ figure, children }: { readonly figure: ReactNode; readonly children: ReactNode }): ReactNode => (
  <div>
    <p className="tl-shirt tl-num text-[2rem] leading-9">{figure}</p>
    <p className="tl-small text-ink-2">{children}</p>
  </div>
);

const Attendance = ({ report, days }: { readonly report: Report; readonly days: number }): ReactNode =>
  report.attended ? (
    <div className="flex flex-wrap gap-x-12 gap-y-3">
      <Figure figure={text('reportDays', { count: report.days_trained ?? 0, days })}>
        {text('reportDaysTrained')}
      </Figure>
      <Figure figure={report.minutes}>{text('reportMinutesPlayed')}</Figure>
    </div>
  ) : (
    <p>{text('reportAbsent')}</p>
  );

/** Five steps each, as bars and in a word, the same for every club. */
const Marks = ({ marks }: { readonly marks: NonNullable<Report['marks']> }): ReactNode => (
  <div>
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-line-strong border-b pb-1.5">
      <b className="tl-strong">{text('reportMarks')}</b>
      <span className="tl-tiny text-ink-3">{text('reportMarksSame')}</span>
    </p>
    <dl>
      {trialMarks.map((name) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 border-line border-b py-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_7.5rem]"
        >
          <dt className="tl-small text-ink-2">{text(`mark_${name}`)}</dt>
          <dd className="tl-small tl-strong text-right sm:order-3">{markWord(marks[name])}</dd>
          <dd aria-hidden="true" className="col-span-2 grid grid-cols-5 gap-0.5 sm:order-2 sm:col-span-1">
            {steps.map((step) => (
              <span
                key={step}
                className={classes('h-2.5 rounded-[2px]', step <= marks[name] ? 'bg-primary' : 'bg-line')}
              />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

const Shown = ({ report, club }: { readonly report: Report; readonly club: string }): ReactNode => {
  const parts = report.shared.map((part) => text(`part_${part}`));
  return (
    <p className="tl-tiny flex items-start gap-2 text-ink-2">
      <Icon name={parts.length > 0 ? 'eye' : 'eye-slash'} size={16} />
      <span>
        {report.revision === null
          ? text('reportShownYou', { club })
          : parts.length > 0
            ? text('reportShown', { parts: parts.join(', ') })
            : text('reportHidden')}
      </span>
    </p>
  );
};

/** What the club wrote after the trial: to the club all of it, to the player what the club shares. */
export const ReportView = ({ trial, report }: { readonly trial: Trial; readonly report: Report }): ReactNode => (
  <section className="grid gap-5" aria-label={text('report')}>
    {report.sentence ? <p className="tl-prose break-words">“{report.sentence}”</p> : null}
    <p className="tl-small text-ink-2">
      {[report.by.name, report.by.position].filter(Boolean).join(', ')}, {formatDay(report.reported_at.slice(0, 10))}
    </p>
    {report.recommendation ? (
      <Figure figure={text(`recommend_${report.recommendation}`)}>{text('recommendation')}</Figure>
    ) : null}
    {report.attended === null ? null : <Attendance report={report} days={trial.days} />}
    {report.marks ? <Marks marks={report.marks} /> : null}
    {report.notes ? (
      <div>
        <p className="tl-small tl-strong">{text('notes')}</p>
        <p className="tl-small whitespace-pre-line break-words text-ink-2">{report.notes}</p>
      </div>
    ) : null}
    <Shown report={report} club={trial.club_team.club_name} />
  </section>
);
