import type { FieldProblem } from '@touchline/app-core/form/contract-form.ts';
import { useIdentity } from '@touchline/app-core/session/session.tsx';
import { Button } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import type { StepForm } from '../use-step-form.ts';
import type { Submit } from '../use-submit.ts';
import { ConfirmAddress } from './confirm-address.tsx';
import { Identification } from './identification.tsx';
import { MissingList } from './missing-list.tsx';
import { type Place, StepPage } from './step-page.tsx';

/** The last step: the address, the identification, and what is still missing; the profile goes to staff. */
export const SubmitStepPage = ({
  place,
  submission: { busy, refusal, missing },
  problems = missing,
  stepOf,
  form,
  onSubmit,
  fields,
  children,
}: {
  readonly place: Place;
  readonly submission: Submit;
  /** What was refused, where it isn't just what the server names. */
  readonly problems?: readonly FieldProblem[];
  /** The step in which a problem is mended. */
  readonly stepOf: (path: string) => number;
  readonly form?: Pick<StepForm<object>, 'verdict' | 'refusal' | 'dirty' | 'busy'>;
  readonly onSubmit: () => void;
  /** What this kind of profile is asked at last. */
  readonly fields?: ReactNode;
  /** What stands beside the form. */
  readonly children?: ReactNode;
}): ReactNode => {
  const { email_verified_at } = useIdentity();
  const noDocument = refusal?.code === 'UserIdentificationMissing';
  return (
    <StepPage
      place={place}
      title={text('submitTitle')}
      lead={text('submitLead')}
      {...(form ? { form } : {})}
      refusal={refusal && problems.length === 0 && !noDocument ? refusal.message : null}
      onContinue={onSubmit}
      action={
        <span className="max-sm:flex-2">
          <Button
            block
            variant="primary"
            busy={busy}
            reason={email_verified_at ? undefined : text('submitReasonEmail')}
            onClick={onSubmit}
          >
            {text('submit')}
          </Button>
        </span>
      }
    >
      <div className="grid gap-8">
        <MissingList missing={problems} stepOf={stepOf} place={place} />
        <ConfirmAddress />
        <Identification error={noDocument ? refusal?.message : undefined} />
        {fields}
      </div>
      {children}
    </StepPage>
  );
};
