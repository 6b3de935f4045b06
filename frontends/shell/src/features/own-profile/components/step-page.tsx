import { useSearchParams } from '@touchline/app-core/page/router.ts';
import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { Button, FormProblems, FormSummary, type FormVerdict, Notice } from '@touchline/ui';
import { type ReactNode, useEffect } from 'react';
import { text } from '../text.ts';
import type { StepForm } from '../use-step-form.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { type OnboardingStep, StepSheet } from './step-sheet.tsx';

export interface Place {
  readonly steps: readonly OnboardingStep[];
  readonly step: number;
  readonly reached: number;
  readonly go: (step: number) => void;
}

const layers = '[role=dialog], [role=menu], [role=listbox]';

/** Which step is shown: the one of the address as far as it was reached, else the furthest. */
export const usePlace = (steps: readonly OnboardingStep[], reached: number): Place => {
  const [params, setParams] = useSearchParams();
  const wanted = Number(params.get('step'));
  const furthest = Math.min(Math.max(1, reached), steps.length);
  const step = Number.isInteger(wanted) && wanted >= 1 && wanted <= furthest ? wanted : furthest;
  useEffect(() => {
    // A menu that was opened while the page was on its way would be closed by losing the focus.
    if (document.activeElement?.closest(layers)) return;
    if (step > 0) document.getElementById('content')?.focus({ preventScroll: true });
  }, [step]);
  useEffect(() => {
    // The address holds the step, so that progress made on another device doesn't turn the page under one's hands.
    if (step !== wanted) setParams({ step: String(step) }, { replace: true });
  }, [step, wanted, setParams]);
  return { steps, step, reached: furthest, go: (next) => setParams({ step: String(next) }) };
};

const nothingTried: FormVerdict = { attempt: 0, refused: false, unplaced: () => [] };

/** What all steps have in common: title, what is wrong, back and on. */
export const StepPage = ({
  place,
  title,
  lead,
  form,
  busy = false,
  refusal,
  onContinue,
  action,
  children,
}: {
  readonly place: Place;
  readonly title: string;
  readonly lead: string;
  readonly form?: Pick<StepForm<object>, 'verdict' | 'refusal' | 'dirty' | 'busy'>;
  readonly busy?: boolean;
  readonly refusal?: string | null;
  readonly onContinue: () => void;
  /** In place of "Continue": the last step hands in. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}): ReactNode => {
  usePageTitle(title);
  const { steps, step, reached, go } = place;
  const sentence = refusal ?? form?.refusal;
  return (
    <StepSheet
      steps={steps}
      step={step}
      reached={reached}
      onStep={go}
      title={title}
      lead={lead}
      footer={
        <>
          {step > 1 ? (
            <Button icon="caret-left" className="max-sm:flex-1" onClick={() => go(step - 1)}>
              {text('back')}
            </Button>
          ) : null}
          <span className="tl-small tl-ink-2 ml-auto self-center max-sm:hidden">
            {steps[step] ? text('next', { step: steps[step].title }) : null}
          </span>
          {action ?? (
            <Button
              variant="primary"
              iconEnd="arrow-right"
              className="max-sm:flex-2"
              busy={busy || form?.busy}
              onClick={onContinue}
            >
              {text('continue')}
            </Button>
          )}
        </>
      }
    >
      <FormProblems verdict={form?.verdict ?? nothingTried} ownSummary>
        <div className="mb-6 empty:hidden">
          <FormSummary />
        </div>
        {sentence ? (
          <div className="mb-6" role="alert">
            <Notice tone="no">{sentence}</Notice>
          </div>
        ) : null}
        {children}
      </FormProblems>
      {form ? <LeaveGuard dirty={form.dirty} /> : null}
    </StepSheet>
  );
};

/** The fields of a step: Enter goes on, as the button does. */
export const StepFields = ({
  onContinue,
  children,
}: {
  readonly onContinue: () => void;
  readonly children: ReactNode;
}): ReactNode => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onContinue();
    }}
  >
    {children}
    <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
  </form>
);
