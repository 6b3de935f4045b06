import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { text } from '../text.ts';
import type { StepState } from './lists.tsx';

export type Step = {
  readonly id: string;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly state: StepState /** Stands inside the step: the form to sign, the evidence. */;
  readonly body?: ReactNode;
};

const spoken = (state: StepState): string =>
  ({
    done: text('stepDone'),
    current: text('stepCurrent'),
    mine: text('stepMine'),
    upcoming: text('stepUpcoming'),
    failed: text('stepFailed'),
  })[state];

/** People or parts in a set order: the steps of onboarding, the signers of a document. */
export const Steps = ({ label, steps }: { readonly label: string; readonly steps: readonly Step[] }): ReactNode => (
  <ol className="tl-steps" aria-label={label}>
    {steps.map((step, index) => (
      <li
        key={step.id}
        className="tl-step"
        data-state={step.state}
        aria-current={step.state === 'current' || step.state === 'mine' ? 'step' : undefined}
      >
        <span className="tl-step-n" aria-hidden="true">
          {step.state === 'done' ? (
            <Icon name="check-bold" />
          ) : step.state === 'failed' ? (
            <Icon name="x-bold" />
          ) : (
            <b className="tl-shirt tl-num">{index + 1}</b>
          )}
        </span>
        <div className="tl-step-text">
          <p>
            {step.title}
            <span className="tl-sr"> ({spoken(step.state)})</span>
          </p>
          {step.note ? <small>{step.note}</small> : null}
          {step.body ? <div className="tl-step-body">{step.body}</div> : null}
        </div>
      </li>
    ))}
  </ol>
);

/** Where one stands, as bars: for a phone, and above a form. `step` counts from 1. */
export const StepBars = ({ step, total }: { readonly step: number; readonly total: number }): ReactNode => (
  <div className="tl-step-bars" role="img" aria-label={text('currentStep', { step, total })}>
    {Array.from({ length: total }, (_, bar) => bar + 1).map((bar) => (
      <i key={bar} {...(bar <= step ? { 'data-on': '' } : {})} />
    ))}
  </div>
);
