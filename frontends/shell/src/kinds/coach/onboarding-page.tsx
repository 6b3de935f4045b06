import type { ReactNode } from 'react';
import type { OwnCoach, OwnProfile } from '../../features/own-profile/api/own-profile.ts';
import { FormStep } from '../../features/own-profile/components/form-step.tsx';
import { type Place, usePlace } from '../../features/own-profile/components/step-page.tsx';
import { SubmitStepPage } from '../../features/own-profile/components/submit-step.tsx';
import { WithOwnProfile } from '../../features/own-profile/components/with-own-profile.tsx';
import { useSubmit } from '../../features/own-profile/use-submit.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { coach as kind } from './coach.tsx';
import { CoachFields } from './coach-fields.tsx';
import { text } from './text.ts';
import { useCoachForm } from './use-coach-form.ts';

export const handle: PageHandle = { frame: 'bare' };

interface StepProps {
  readonly profile: OwnProfile;
  readonly coach: OwnCoach;
  readonly place: Place;
}

const CoachingStep = ({ profile, coach, place }: StepProps): ReactNode => {
  const form = useCoachForm(profile, coach, true);
  return (
    <FormStep
      place={place}
      title={text('coachingTitle')}
      lead={text('coachingLead')}
      form={form}
      fields={<CoachFields form={form} profile={profile} />}
    />
  );
};

const SubmitStep = ({ place }: StepProps): ReactNode => {
  const submission = useSubmit();
  return <SubmitStepPage place={place} submission={submission} stepOf={() => 1} onSubmit={() => submission.submit()} />;
};

const Steps = ({ profile, coach }: Omit<StepProps, 'place'>): ReactNode => {
  const place = usePlace(kind.steps, profile.onboarding.step);
  const props = { profile, coach, place };
  return place.step === 1 ? <CoachingStep {...props} /> : <SubmitStep {...props} />;
};

/** `/onboarding/coach`: person and coaching, then identification. */
export const Component = (): ReactNode => (
  <WithOwnProfile>
    {(profile) => (profile.coach ? <Steps profile={profile} coach={profile.coach} /> : null)}
  </WithOwnProfile>
);
