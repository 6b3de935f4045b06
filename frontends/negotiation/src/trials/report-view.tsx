import { highestTrialMark, trialMarks } from '@touchline/contracts/policies/trial-report';
import { classes, formatDay, Section, Stat } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from './text.ts';
import type { Trial } from './trials-api.ts';

export type Report = NonNullable<Trial['report']>;

export const markWord = (mark: number): string =>
  text((['mark1', 'mark2', 'mark3', 'mark4', 'mark5'] as const)[mark - 1] ?? 'mark3');

/** So many of so many, a piece each; words beside it say the same. */
const Pieces = ({
  of,
  done,
  className,
}: {
  readonly of: number;
  readonly done: number;
  readonly className: string;
}) => (
  <span aria-hidden="true" className="flex gap-[3px]">
    {Array.from({ length: of }, (_, n) => n + 1).map((piece) => (
      <span
        key={piece}
        className={classes('min-w-px flex-1 rounded-[3px]', className, piece <= done ? 'bg-primary' : 'bg-line')}
      />
    ))}
  </span>
);

const Attendance = ({ trial, report }: { readonly trial: Trial; readonly report: Report }): ReactNode => (
  <Section
    title={
      trial.your_side === 'player'
        ? text(report.attended ? 'reportYouCame' : 'reportYouDidNot')
        : text(report.attended ? 'reportCame' : 'reportDidNot', { name: trial.player.name })
    }
    aside={text('days', { count: trial.days })}
  >
    {report.attended ? (
      <div className="grid gap-5 pt-4">
        <div className="flex flex-wrap gap-x-14 gap-y-3">
          <Stat
            size="2.5rem"
            value={text('reportDays', { count: report.days_trained ?? 0, days: trial.days })}
            label={text('reportDaysTrained')}
          />
          <Stat size="2.5rem" value={report.minutes} label={text('reportMinutesPlayed')} />
        </div>
        <Pieces of={trial.days} done={report.days_trained ?? 0} className="h-7 max-sm:h-5" />
      </div>
    ) : null}
  </Section>
);

/** Five steps each, as bars and in a word, the same for every club. */
const Marks = ({
  trial,
  marks,
}: {
  readonly trial: Trial;
  readonly marks: NonNullable<Report['marks']>;
}): ReactNode => (
  <Section
    title={text(trial.your_side === 'player' ? 'reportMarksOfYou' : 'reportMarks')}
    aside={text('reportMarksSame')}
  >
    <dl>
      {trialMarks.map((name) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-line border-b py-3 sm:grid-cols-[13rem_minmax(0,17.5rem)_minmax(0,1fr)]"
        >
          <dt className="tl-small text-ink-2">{text(`mark_${name}`)}</dt>
          <dd className="tl-small tl-strong text-right sm:order-3">{markWord(marks[name])}</dd>
          <dd aria-hidden="true" className="col-span-2 sm:order-2 sm:col-span-1">
            <Pieces of={highestTrialMark} done={marks[name]} className="h-2.5" />
          </dd>
        </div>
      ))}
    </dl>
  </Section>
);

/** What the club wrote after the trial: to the club all of it, to the player what the club shares. */
export const ReportView = ({ trial, report }: { readonly trial: Trial; readonly report: Report }): ReactNode => (
  <div className="grid gap-9 pt-5">
    <div>
      {report.sentence ? <p className="tl-prose break-words">“{report.sentence}”</p> : null}
      <p className="tl-small pt-1 text-ink-3">
        {[report.by.name, report.by.position].filter(Boolean).join(', ')}, {formatDay(report.reported_at)}
      </p>
    </div>
    {report.attended === null ? null : <Attendance trial={trial} report={report} />}
    {report.marks ? <Marks trial={trial} marks={report.marks} /> : null}
    {report.notes ? (
      <Section title={text('notes')} aside={text('notesAlone')}>
        <p className="whitespace-pre-line break-words pt-3 text-ink-2">{report.notes}</p>
      </Section>
    ) : null}
  </div>
);
