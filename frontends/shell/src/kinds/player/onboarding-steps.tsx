import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { playerFootball, playerPerson } from '@touchline/contracts/http/profile';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type OwnPlayer, type OwnProfile, ownProfileQuery } from '../../features/own-profile/api/own-profile.ts';
import { FormStep } from '../../features/own-profile/components/form-step.tsx';
import { type Place, StepFields, StepPage } from '../../features/own-profile/components/step-page.tsx';
import { SubmitStepPage } from '../../features/own-profile/components/submit-step.tsx';
import { savable } from '../../features/own-profile/step-values.ts';
import { text } from '../../features/own-profile/text.ts';
import { useSubmit } from '../../features/own-profile/use-submit.ts';
import { CareerFields } from './career-fields.tsx';
import { Clips } from './clips.tsx';
import { ClubsSee } from './clubs-see.tsx';
import { FootballFields } from './football-fields.tsx';
import { BioField, Photo } from './media-fields.tsx';
import { Nationalities, nationalitiesKey } from './nationalities.tsx';
import { PersonFields } from './person-fields.tsx';
import { football, person, playerStepOf } from './player-steps.ts';
import { Seasons } from './seasons.tsx';
import {
  clubAnswered,
  useCareerForm,
  useFootballForm,
  useMediaForm,
  usePersonForm,
  useVisibilityForm,
} from './use-player-forms.ts';
import { VisibilityFields } from './visibility-fields.tsx';

export interface PlayerStepProps {
  readonly profile: OwnProfile;
  readonly player: OwnPlayer;
  readonly place: Place;
}

export const PersonStep = ({ profile, player, place }: PlayerStepProps): ReactNode => {
  const form = usePersonForm({ profile, player, auto: true });
  return (
    <FormStep
      place={place}
      title={text('personTitle')}
      lead={text('personLead')}
      form={form}
      fields={<PersonFields form={form} />}
    >
      <ClubsSee
        player={{ ...player, ...savable(playerPerson, person.values(form.typed), {}) }}
        clubAnswered={clubAnswered(profile)}
      />
    </FormStep>
  );
};

export const FootballStep = ({ profile, player, place }: PlayerStepProps): ReactNode => {
  const form = useFootballForm({ profile, player, auto: true });
  const client = useQueryClient();
  const [tried, setTried] = useState(false);
  const saving = useIsMutating({ mutationKey: nationalitiesKey }) > 0;
  const [pressed, setPressed] = useState(false);
  const next = async (): Promise<void> => {
    setTried(true);
    // What was saved a moment ago counts, whether or not it is drawn yet.
    const kept = client.getQueryData(ownProfileQuery().queryKey)?.player ?? player;
    if (kept.nationalities.length > 0) {
      if (await form.complete()) place.go(3);
    } else if (form.check()) document.getElementById('nationalities')?.focus();
  };
  const go = useRef(next);
  go.current = next;
  // Wait for a nationality on its way: whoever presses quickly reads no "missing".
  useEffect(() => {
    if (!pressed || saving) return;
    setPressed(false);
    void go.current();
  }, [pressed, saving]);
  const goOn = (): void => (saving ? setPressed(true) : void next());
  return (
    <StepPage
      place={place}
      title={player.first_name ? text('footballTitle', { name: player.first_name }) : text('footballTitlePlain')}
      lead={text('footballLead')}
      form={form}
      busy={pressed}
      onContinue={goOn}
    >
      <StepFields onContinue={goOn}>
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
  const { at, club_team } = form.typed;
  return (
    <FormStep
      place={place}
      title={text('careerTitle')}
      lead={text('careerLead')}
      form={form}
      fields={<CareerFields form={form} profile={profile} player={player} />}
    >
      <ClubsSee player={{ ...player, club_team: at === 'club' ? club_team : null }} clubAnswered={at !== null} />
    </FormStep>
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
        <Seasons player={player} />
        <StepFields onContinue={() => void next()}>
          <BioField form={form} />
        </StepFields>
      </div>
      <ClubsSee player={player} clubAnswered={clubAnswered(profile)} />
    </StepPage>
  );
};

export const SubmitStep = ({ profile, player, place }: PlayerStepProps): ReactNode => {
  const form = useVisibilityForm({ profile, player, auto: true });
  const submission = useSubmit();
  const handIn = (): void => submission.submit(form.complete);
  return (
    <SubmitStepPage
      place={place}
      submission={submission}
      stepOf={playerStepOf}
      form={form}
      onSubmit={handIn}
      fields={
        <StepFields onContinue={handIn}>
          <VisibilityFields form={form} minor={player.is_minor} />
        </StepFields>
      }
    >
      <ClubsSee player={player} clubAnswered={clubAnswered(profile)} />
    </SubmitStepPage>
  );
};
