import type { ReactNode } from 'react';
import type { StepForm } from '../use-step-form.ts';
import { type Place, StepFields, StepPage } from './step-page.tsx';

/** A step that is one form: Enter and the button save it, and go on where nothing is wrong. */
export const FormStep = ({
  place,
  title,
  lead,
  form,
  fields,
  children,
}: {
  readonly place: Place;
  readonly title: string;
  readonly lead: string;
  readonly form: Pick<StepForm<object>, 'verdict' | 'refusal' | 'dirty' | 'busy' | 'complete'>;
  readonly fields: ReactNode;
  /** What stands beside the form. */
  readonly children?: ReactNode;
}): ReactNode => {
  const next = async (): Promise<void> => {
    if (await form.complete()) place.go(place.step + 1);
  };
  return (
    <StepPage place={place} title={title} lead={lead} form={form} onContinue={() => void next()}>
      <StepFields onContinue={() => void next()}>{fields}</StepFields>
      {children}
    </StepPage>
  );
};
