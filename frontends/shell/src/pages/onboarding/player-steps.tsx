import { playerFootball, playerPerson } from '@touchline/contracts/http/profile';
import { useIdentity } from '@touchline/market';
import { Button } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { CareerFields } from '../../features/onboarding/career-fields.tsx';
import { ClubsSee } from '../../features/onboarding/clubs-see.tsx';
import { ConfirmAddress } from '../../features/onboarding/confirm-address.tsx';
import { FootballFields } from '../../features/onboarding/football-fields.tsx';
import { Identification } from '../../features/onboarding/identification.tsx';
import { BioField, Clips, Photo } from '../../features/onboarding/media-fields.tsx';
import { Nationalities } from '../../features/onboarding/nationalities.tsx';
import type { OwnPlayer, OwnProfile } from '../../features/onboarding/own-profile.ts';
import { PersonFields } from '../../features/onboarding/person-fields.tsx';
import { football, person, playerStepOf } from '../../features/onboarding/player-steps.ts';
import { savable } from '../../features/onboarding/step-values.ts';
import { text } from '../../features/onboarding/text.ts';
import {
  clubAnswered,
  useCareerForm,
  useFootballForm,
  useMediaForm,
  usePersonForm,
  useVisibilityForm,
} from '../../features/onboarding/use-player-forms.ts';
import { useSubmit } from '../../features/onboarding/use-submit.ts';
import { VisibilityFields } from '../../features/onboarding/visibility-fields.tsx';
import { MissingList } from './missing-list.tsx';
import { type Place, StepFields, StepPage } from './step-page.tsx';

export interface PlayerStepProps {
  readonly profile: OwnProfile;
  readonly player: OwnPlayer;
  readonly place: Place;
}

export const PersonStep = ({ profile, player, place }: PlayerStepProps): ReactNode => {
  const form = usePersonForm({ profile, player, auto: true });
  const next = async (): Promise<void> => {
    if (await form.complete()) place.go(2);
  };
  return (
    <StepPage
      place={place}
      title={text('personTitle')}
      lead={text('personLead')}
      form={form}
      onContinue={() => void next()}
    >
      <StepFields onContinue={() => void next()}>
        <PersonFields form={form} />
      </StepFields>
      <ClubsSee
        player={{ ...player, ...savable(playerPerson, person.values(form.typed), {}) }}
        clubAnswered={clubAnswered(profile)}
      />
    </StepPage>
  );
};

export const FootballStep = ({ profile, player, place }: PlayerStepProps): ReactNode => {
  const form = useFootballForm({ profile, player, auto: true });
  const [tried, setTried] = useState(false);
  const next = async (): Promise<void> => {
    setTried(true);
    if (player.nationalities.length > 0) {
      if (await form.complete()) place.go(3);
    } else if (form.check()) document.getElementById('nationalities')?.focus();
  };
  return (
    <StepPage
      place={place}
      title={player.first_name ? text('footballTitle', { name: player.first_name }) : text('footballTitlePlain')}
      lead={text('footballLead')}
      form={form}
      onContinue={() => void next()}
    >
      <StepFields onContinue={() => void next()}>
        <FootballFields form={form} />
      </StepFields>
      <div className="pt-7">
        <Nationalities player={player} missing={tried ? text('nationalityMissing') : undefined} />
      </div>
      <ClubsSee
        player={{ ...player, ...savable(playerFootball, football.values(form.typed), {}) }}
        clubAnswered={clubAnswered(profile)}
      />
    </StepPage>
  );
};

export const CareerStep = ({ profile, player, place }: PlayerStepProps): ReactNode => {
  const form = useCareerForm({ profile, player, auto: true });
  const next = async (): Promise<void> => {
    if (await form.complete()) place.go(4);
  };
  const { at, club_team } = form.typed;
  return (
    <StepPage
      place={place}
      title={text('careerTitle')}
      lead={text('careerLead')}
      form={form}
      onContinue={() => void next()}
    >
      <StepFields onContinue={() => void next()}>
        <CareerFields form={form} gender={player.gender} />
      </StepFields>
      <ClubsSee player={{ ...player, club_team: at === 'club' ? club_team : null }} clubAnswered={at !== null} />
    </StepPage>
  );
};

export const MediaStep = ({ profile, player, place }: PlayerStepProps): ReactNode => {
  const form = useMediaForm({ profile, player, auto: true });
  const next = async (): Promise<void> => {
    if (await form.complete()) place.go(5);
  };
  return (
    <StepPage
      place={place}
      title={text('mediaTitle')}
      lead={text('mediaLead')}
      form={form}
      onContinue={() => void next()}
    >
      <div className="grid gap-8">
        <Photo player={player} name={profile.name} />
        <Clips player={player} />
        <StepFields onContinue={() => void next()}>
          <BioField form={form} />
        </StepFields>
      </div>
      <ClubsSee player={player} clubAnswered={clubAnswered(profile)} />
    </StepPage>
  );
};

export const SubmitStep = ({ profile, player, place }: PlayerStepProps): ReactNode => {
  const { email_verified_at } = useIdentity();
  const form = useVisibilityForm({ profile, player, auto: true });
  const { busy, refusal, missing, submit } = useSubmit();
  const handIn = (): void => submit(form.complete);
  const noDocument = refusal?.code === 'UserIdentificationMissing';
  return (
    <StepPage
      place={place}
      title={text('submitTitle')}
      lead={text('submitLead')}
      form={form}
      whole={refusal && missing.length === 0 && !noDocument ? refusal.message : null}
      onContinue={handIn}
      action={
        <span className="max-sm:flex-2">
          <Button
            block
            variant="primary"
            busy={busy}
            reason={email_verified_at ? undefined : text('submitReasonEmail')}
            onClick={handIn}
          >
            {text('submit')}
          </Button>
        </span>
      }
    >
      <div className="grid gap-8">
        <MissingList missing={missing} stepOf={playerStepOf} place={place} />
        <ConfirmAddress />
        <Identification error={noDocument ? refusal?.message : undefined} />
        <StepFields onContinue={handIn}>
          <VisibilityFields form={form} minor={player.is_minor} />
        </StepFields>
      </div>
      <ClubsSee player={player} clubAnswered={clubAnswered(profile)} />
    </StepPage>
  );
};
