import { useIdentity } from '@touchline/app-core/session/session.tsx';
import { Button } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import type { OwnProfile, OwnRepresentative } from '../../features/own-profile/api/own-profile.ts';
import { ConfirmAddress } from '../../features/own-profile/components/confirm-address.tsx';
import { Identification } from '../../features/own-profile/components/identification.tsx';
import { MissingList } from '../../features/own-profile/components/missing-list.tsx';
import { type Place, StepFields, StepPage, usePlace } from '../../features/own-profile/components/step-page.tsx';
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
  const next = async (): Promise<void> => {
    if (await form.complete()) place.go(2);
  };
  return (
    <StepPage
      place={place}
      title={text('representativeTitle')}
      lead={text('representativeLead')}
      form={form}
      onContinue={() => void next()}
    >
      <StepFields onContinue={() => void next()}>
        <RepresentativeFields form={form} />
      </StepFields>
    </StepPage>
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
  const { email_verified_at } = useIdentity();
  const { busy, refusal, missing, submit } = useSubmit();
  const noDocument = refusal?.code === 'UserIdentificationMissing';
  const step = refusal && stepOfCode[refusal.code];
  const problems = step && refusal ? [{ path: refusal.code, message: refusal.message }] : missing;
  return (
    <StepPage
      place={place}
      title={text('submitTitle')}
      lead={text('submitLead')}
      refusal={refusal && problems.length === 0 && !noDocument ? refusal.message : null}
      onContinue={() => submit()}
      action={
        <span className="max-sm:flex-2">
          <Button
            block
            variant="primary"
            busy={busy}
            reason={email_verified_at ? undefined : text('submitReasonEmail')}
            onClick={() => submit()}
          >
            {text('submit')}
          </Button>
        </span>
      }
    >
      <div className="grid gap-8">
        <MissingList missing={problems} stepOf={(path) => stepOfCode[path] ?? 1} place={place} />
        <ConfirmAddress />
        <Identification error={noDocument ? refusal?.message : undefined} />
      </div>
    </StepPage>
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
