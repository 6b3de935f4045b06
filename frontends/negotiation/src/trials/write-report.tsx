import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { FormDialog } from '@touchline/app-core/form/form-dialog.tsx';
import { useActionKey } from '@touchline/app-core/page/use-action-key.ts';
import { reportingTrial } from '@touchline/contracts/http/trials';
import {
  highestTrialMark,
  type TrialReportPart,
  trialMarks,
  trialRecommendations,
  trialReportParts,
} from '@touchline/contracts/policies/trial-report';
import { Checkbox, formatDay, Segments, TextArea, TextField, toast } from '@touchline/ui';
import type { ReactNode } from 'react';
import { markWord } from './report-view.tsx';
import { text } from './text.ts';
import { type Trial, useReportTrial } from './trials-api.ts';

type MarkName = (typeof trialMarks)[number];
type Recommendation = (typeof trialRecommendations)[number];

interface Typed {
  readonly attended: 'yes' | 'no' | null;
  readonly days_trained: string;
  readonly minutes: string;
  readonly marks: Readonly<Record<MarkName, number | null>>;
  readonly sentence: string;
  readonly recommendation: Recommendation | null;
  readonly notes: string;
  readonly shared: readonly TrialReportPart[];
}

const noMarks = { first_touch: null, speed: null, decisions: null, off_the_ball: null, team: null };

const typedOf = ({ report }: Trial): Typed => ({
  attended: report ? (report.attended ? 'yes' : 'no') : null,
  days_trained: String(report?.days_trained ?? ''),
  minutes: String(report?.minutes ?? ''),
  marks: report?.marks ?? noMarks,
  sentence: report?.sentence ?? '',
  recommendation: report?.recommendation ?? null,
  notes: report?.notes ?? '',
  shared: report?.shared ?? [],
});

/** What isn't typed is missing, which the schema says; of somebody who didn't come it isn't asked. */
const counted = (typed: string): number | undefined => (typed.trim() === '' ? undefined : Number(typed));

const sentOf =
  (revision: number) =>
  ({ attended, days_trained, minutes, marks, ...typed }: Typed): unknown => {
    const came = attended === 'yes';
    return {
      ...typed,
      revision,
      attended: attended === null ? undefined : came,
      days_trained: came ? counted(days_trained) : null,
      minutes: came ? counted(minutes) : null,
      marks: came ? marks : null,
    };
  };

/** How the trial went, and what of it the player reads. Nothing is shared that wasn't ticked. */
export const WriteReport = ({ trial, onClose }: { readonly trial: Trial; readonly onClose: () => void }): ReactNode => {
  const send = useReportTrial(trial.id);
  const keyOf = useActionKey();
  const entry = useContractForm({
    schema: reportingTrial,
    initial: typedOf(trial),
    values: sentOf(trial.report?.revision ?? 0),
    missing: text('missing'),
  });
  const { form, error, refusal, put } = entry;
  const { name } = trial.player;
  const [attended, marks, recommendation, shared] = form.watch(['attended', 'marks', 'recommendation', 'shared']);
  const parts = trialReportParts.filter((part) => part !== 'marks' || attended !== 'no');
  const toggle = (part: TrialReportPart, isShared: boolean): void =>
    put({ shared: trialReportParts.filter((one) => (one === part ? isShared : shared.includes(one))) });
  return (
    <FormDialog
      id="write-report"
      entry={entry}
      title={text('reportTitle', { name })}
      description={trial.report_until ? text('reportLead', { date: formatDay(trial.report_until) }) : undefined}
      save={text('reportSave')}
      onSend={async (body) => {
        await send.mutateAsync({ body, key: keyOf(body) });
        toast({
          kind: 'success',
          title: text(body.shared.length > 0 ? 'reportSavedShared' : 'reportSaved', { name }),
        });
      }}
      problem={refusal ?? error('marks') ?? null}
      onClose={onClose}
    >
      <Segments
        label={text('reportAttended', { name })}
        value={attended}
        options={[
          { value: 'yes', label: text('yes') },
          { value: 'no', label: text('no') },
        ]}
        onChange={(next) => put({ attended: next })}
        error={error('attended')}
      />
      {attended === 'yes' ? (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label={text('reportDaysField')}
              help={text('reportDaysHelp', { days: trial.days })}
              inputMode="numeric"
              {...form.register('days_trained')}
              error={error('days_trained')}
            />
            <TextField
              label={text('reportMinutesField')}
              help={text('reportMinutesHelp')}
              inputMode="numeric"
              {...form.register('minutes')}
              error={error('minutes')}
            />
          </div>
          {trialMarks.map((mark) => (
            <Segments
              key={mark}
              block
              label={text(`mark_${mark}`)}
              help={marks[mark] === null ? text('markHelp') : markWord(marks[mark])}
              value={marks[mark] === null ? null : String(marks[mark])}
              options={Array.from({ length: highestTrialMark }, (_, n) => ({
                value: String(n + 1),
                label: (
                  <>
                    {n + 1}
                    <span className="tl-sr"> {markWord(n + 1)}</span>
                  </>
                ),
              }))}
              onChange={(next) => put({ marks: { ...marks, [mark]: Number(next) } })}
              error={error(`marks.${mark}`)}
            />
          ))}
        </>
      ) : null}
      <TextArea
        label={text('sentence')}
        help={text('sentenceHelp')}
        optional
        rows={2}
        maxLength={300}
        {...form.register('sentence')}
        error={error('sentence')}
      />
      <Segments
        label={text('recommendation')}
        value={recommendation}
        options={trialRecommendations.map((value) => ({ value, label: text(`recommend_${value}`) }))}
        onChange={(next) => put({ recommendation: next })}
        error={error('recommendation')}
      />
      <TextArea
        label={text('notes')}
        help={text('notesHelp')}
        optional
        rows={3}
        maxLength={1000}
        {...form.register('notes')}
        error={error('notes')}
      />
      <fieldset className="grid gap-2">
        <legend className="tl-label pb-1">{text('share', { name })}</legend>
        {parts.map((part) => (
          <Checkbox
            key={part}
            id={`shared-${part}`}
            label={text(`part_${part}`)}
            checked={shared.includes(part)}
            onChange={(isShared) => toggle(part, isShared)}
          />
        ))}
        <p className="tl-tiny text-ink-2">{text('shareHelp')}</p>
      </fieldset>
    </FormDialog>
  );
};
