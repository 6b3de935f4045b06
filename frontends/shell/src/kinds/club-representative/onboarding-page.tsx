import { type ReactNode, useState } from 'react';
import type { OwnProfile, OwnRepresentative } from '../../features/own-profile/api/own-profile.ts';
import { FormStep } from '../../features/own-profile/components/form-step.tsx';
import { type Place, StepPage, usePlace } from '../../features/own-profile/components/step-page.tsx';
import { SubmitStepPage } from '../../features/own-profile/components/submit-step.tsx';
import { WithOwnProfile } from '../../features/own-profile/components/with-own-profile.tsx';
import { text } from '../../features/own-profile/text.ts';
import { useSubmit } from '../../features/own-profile/use-submit.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { ClubFields } from './club-fields.tsx';
import { clubRepresentative } from './club-representative.tsx';
import { RepresentativeFields } from './representative-fields.tsx';
import { useRepresentativeForm } from './use-representative-form.ts';

export const handle: PageHandle = { frame: 'bare' };

interface StepProps {
  readonly profile: OwnProfile;
  readonly representative: OwnRepresentative;
  readonly place: Place;
}

const PersonStep = ({ profile, representative, place }: StepProps): ReactNode => {
  const form = useRepresentativeForm(profile, representative, true);
  return (
    <FormStep
      place={place}
      title={text('representativeTitle')}
      lead={text('representativeLead')}
      form={form}
      fields={<RepresentativeFields form={form} />}
    />
  );
};

const ClubStep = ({ profile, representative, place }: StepProps): ReactNode => {
  const [tried, setTried] = useState(false);
  const [entering, setEntering] = useState<string | null>(null);
  return (
    <StepPage
      place={place}
      title={text('clubTitle')}
      lead={text('clubLead')}
      onContinue={() => (representative.club ? place.go(3) : setTried(true))}
      action={entering === null ? undefined : <span />}
    >
      <ClubFields
        profile={profile}
        missing={tried ? text('missing') : undefined}
        entering={entering}
        onEntering={setEntering}
      />
    </StepPage>
  );
};

/** Codes of the catalogue that a step mends. */
const stepOfCode: Readonly<Record<string, number>> = {
  RepresentativePositionNotDefined: 1,
  RepresentativeClubNotDefined: 2,
};

const SubmitStep = ({ place }: StepProps): ReactNode => {
  const submission = useSubmit();
  const { refusal, missing, submit } = submission;
  const isOfStep = refusal !== null && refusal.code in stepOfCode;
  return (
    <SubmitStepPage
      place={place}
      submission={submission}
      problems={isOfStep ? [{ path: refusal.code, message: refusal.message }] : missing}
      stepOf={(path) => stepOfCode[path] ?? 1}
      onSubmit={() => submit()}
    />
  );
};

const Steps = ({
  profile,
  representative,
}: {
  readonly profile: OwnProfile;
  readonly representative: OwnRepresentative;
}): ReactNode => {
  // The club part is no step of the server's: it is behind one as soon as there is a club.
  const reached = profile.onboarding.step < 2 ? 1 : representative.club ? 3 : 2;
  const place = usePlace(clubRepresentative.steps, reached);
  const props = { profile, representative, place };
  if (place.step === 1) return <PersonStep {...props} />;
  return place.step === 2 ? <ClubStep {...props} /> : <SubmitStep {...props} />;
};

/** `/onboarding/club-representative`: person and position, the club with its teams, identification. */
export const Component = (): ReactNode => (
  <WithOwnProfile>
    {(profile) => (profile.representative ? <Steps profile={profile} representative={profile.representative} /> : null)}
  </WithOwnProfile>
);
