import { StepBars, Steps } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../text.ts';

export type OnboardingStep = { readonly title: string; readonly note: string };
export type StepSheetProps = {
  readonly steps?: readonly OnboardingStep[];
  /** Counted from 1. */
  readonly step?: number;
  /** The furthest step that may be opened. */
  readonly reached?: number;
  readonly onStep?: (step: number) => void;
  readonly title: string;
  readonly lead: string;
  /** Back and continue, at the thumb. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/** The page of a step, within the frame: where one stands on the left, the form alone, the way on at the bottom. */
export const StepSheet = ({
  steps = [],
  step = 0,
  reached = 0,
  onStep,
  title,
  lead,
  footer,
  children,
}: StepSheetProps): ReactNode => {
  const place = text('stepOf', { step, total: steps.length });
  return (
    <>
      <div className="mx-auto grid w-full max-w-290 gap-x-18 px-10 pt-10 pb-12 max-sm:px-4 max-sm:pt-0 max-sm:pb-6 md:grid-cols-[14.5rem_minmax(0,1fr)]">
        {steps.length ? (
          <>
            <nav className="max-md:hidden" aria-label={text('steps')}>
              <p className="tl-small tl-ink-2 mb-4">{place}</p>
              <Steps
                label={text('steps')}
                steps={steps.map((entry, index) => ({
                  id: String(index),
                  title:
                    index + 1 !== step && index + 1 <= reached ? (
                      <button type="button" className="text-left hover:underline" onClick={() => onStep?.(index + 1)}>
                        {entry.title}
                      </button>
                    ) : (
                      entry.title
                    ),
                  note: entry.note,
                  state: index + 1 === step ? 'current' : index + 1 < reached || index + 1 < step ? 'done' : 'upcoming',
                }))}
              />
            </nav>
            <div className="py-4 md:hidden">
              <StepBars step={step} total={steps.length} />
            </div>
          </>
        ) : (
          <span className="h-5" />
        )}
        <div className="min-w-0 max-w-195">
          {steps.length ? <p className="tl-small tl-ink-3 mb-1 md:hidden">{place}</p> : null}
          <h1 className="tl-title text-[2rem] leading-9 max-sm:text-[1.75rem] max-sm:leading-7.5">{title}</h1>
          <p className="tl-ink-2 mt-1 mb-7 max-w-[60ch]">{lead}</p>
          {children}
        </div>
      </div>
      {footer ? (
        <footer className="sticky bottom-0 z-10 border-line border-t bg-surface">
          <div className="mx-auto grid w-full max-w-290 gap-x-18 px-10 py-3.5 max-sm:px-4 max-sm:py-2.5 md:grid-cols-[14.5rem_minmax(0,1fr)]">
            <span className="max-md:hidden" />
            <div className="flex max-w-195 items-start gap-4 max-sm:gap-2">{footer}</div>
          </div>
        </footer>
      ) : null}
    </>
  );
};
