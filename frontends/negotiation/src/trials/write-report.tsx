import { useContractForm, useTyped } from '@touchline/app-core/form/contract-form.ts';
import { Form } from '@touchline/app-core/form/form.tsx';
import { useActionKey } from '@touchline/app-core/page/use-action-key.ts';
import { useDraft } from '@touchline/app-core/page/use-draft.ts';
import { reportingTrial } from '@touchline/contracts/http/trials';
import {
  highestTrialMark,
  type TrialReportPart,
  trialMarks,
  trialRecommendations,
  trialReportParts,
} from '@touchline/contracts/policies/trial-report';
import { Button, FormSummary, formatDay, Notice, Problem, Section, TextArea, TextField, toast } from '@touchline/ui';
import { Checkbox, Segments } from '@touchline/ui/forms';
import { type ReactNode, useState } from 'react';
import { ReportColumns } from './report-columns.tsx';
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

const fieldId = (path: string): string => `report-${path}`;

/** How the trial went, and what of it the player reads. Nothing is shared that wasn't ticked. */
export const WriteReport = ({
  trial,
  head,
  onClose,
}: {
  readonly trial: Trial;
  readonly head: ReactNode;
  readonly onClose: () => void;
}): ReactNode => {
  const send = useReportTrial(trial.id);
  const keyOf = useActionKey();
  // What was read when the writing began: a colleague's words of since then are not written over.
  const [revision] = useState(trial.report?.revision ?? 0);
  const draft = useDraft(`trial-report:${trial.id}:${revision}`, () => typedOf(trial));
  const entry = useContractForm({
    schema: reportingTrial,
    initial: draft.value,
    values: sentOf(revision),
    missing: text('missing'),
  });
  useTyped(entry, draft.set);
  const { form, error, refusal, busy, put, submit, verdict } = entry;
  const { name } = trial.player;
  const [attended, marks, recommendation, shared] = form.watch(['attended', 'marks', 'recommendation', 'shared']);
  const parts = trialReportParts.filter((part) => part !== 'marks' || attended !== 'no');
  const toggle = (part: TrialReportPart, isShared: boolean): void =>
    put({ shared: trialReportParts.filter((one) => (one === part ? isShared : shared.includes(one))) });
  const close = (): void => {
    draft.clear();
    onClose();
  };
  const overtakenBy = !busy && trial.report && trial.report.revision !== revision ? trial.report.by.name : null;
  const save = submit(async (body) => {
    await send.mutateAsync({ body, key: keyOf(body) });
    toast({ kind: 'success', title: text(body.shared.length > 0 ? 'reportSavedShared' : 'reportSaved', { name }) });
    close();
  });
  const aside = (
    <>
      <fieldset className="grid gap-2">
        <legend className="tl-heading pb-2">{text('share', { name })}</legend>
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
      <div className="grid gap-2.5">
        <Problem attempt={form.formState.submitCount}>{refusal}</Problem>
        <Button variant="primary" size="lg" block type="submit" busy={busy}>
          {text('reportSave')}
        </Button>
        {revision > 0 ? (
          <Button block disabled={busy} onClick={close}>
            {text('reportKeep')}
          </Button>
        ) : null}
        {trial.report_until ? (
          <p className="tl-tiny text-ink-2">{text('reportLead', { date: formatDay(trial.report_until) })}</p>
        ) : null}
      </div>
    </>
  );
  return (
    <Form
      verdict={verdict}
      ownSummary
      aria-label={text('reportTitle', { name })}
      className="flex flex-1 flex-col"
      onSubmit={save}
    >
      <ReportColumns label={text('reportSend')} aside={aside}>
        {head}
        <div className="grid max-w-180 gap-9 pt-6">
          {overtakenBy ? (
            <div role="status">
              <Notice tone="pending">
                <p>{text('reportOvertaken', { name: overtakenBy })}</p>
                <Button size="sm" className="mt-2" onClick={onClose}>
                  {text('reportRead')}
                </Button>
              </Notice>
            </div>
          ) : null}
          <FormSummary />
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
                  id={fieldId('days_trained')}
                  label={text('reportDaysField')}
                  help={text('reportDaysHelp', { days: trial.days })}
                  inputMode="numeric"
                  {...form.register('days_trained')}
                  error={error('days_trained')}
                />
                <TextField
                  id={fieldId('minutes')}
                  label={text('reportMinutesField')}
                  help={text('reportMinutesHelp')}
                  inputMode="numeric"
                  {...form.register('minutes')}
                  error={error('minutes')}
                />
              </div>
              <Section title={text('reportMarks')} aside={text('reportMarksSame')}>
                <div className="grid gap-x-10 gap-y-5 pt-5 sm:grid-cols-2">
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
                </div>
              </Section>
            </>
          ) : null}
          <TextArea
            id={fieldId('sentence')}
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
            id={fieldId('notes')}
            label={text('notes')}
            help={text('notesHelp')}
            optional
            rows={3}
            maxLength={1000}
            {...form.register('notes')}
            error={error('notes')}
          />
        </div>
      </ReportColumns>
    </Form>
  );
};
