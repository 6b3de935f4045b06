import type { ReactNode } from 'react';
import type { OwnPlayer, OwnProfile } from '../../features/onboarding/own-profile.ts';
import { text } from '../../features/onboarding/text.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { WithOwnProfile } from './own-profile-page.tsx';
import { CareerStep, FootballStep, MediaStep, PersonStep, SubmitStep } from './player-steps.tsx';
import { usePlace } from './step-page.tsx';

export const handle: PageHandle = { frame: 'bare' };

const steps = () => [
  { title: text('stepPerson'), note: text('stepPersonNote') },
  { title: text('stepFootball'), note: text('stepFootballNote') },
  { title: text('stepCareer'), note: text('stepCareerNote') },
  { title: text('stepMedia'), note: text('stepMediaNote') },
  { title: text('stepIdentification'), note: text('stepIdentificationNote') },
];

const Steps = ({ profile, player }: { readonly profile: OwnProfile; readonly player: OwnPlayer }): ReactNode => {
  const place = usePlace(steps(), profile.onboarding.step);
  const props = { profile, player, place };
  switch (place.step) {
    case 1:
      return <PersonStep {...props} />;
    case 2:
      return <FootballStep {...props} />;
    case 3:
      return <CareerStep {...props} />;
    case 4:
      return <MediaStep {...props} />;
    default:
      return <SubmitStep {...props} />;
  }
};

/** `/onboarding/player`: five steps that save themselves and go on wherever one stopped, on any device. */
export const Component = (): ReactNode => (
  <WithOwnProfile>
    {(profile) => (profile.player ? <Steps profile={profile} player={profile.player} /> : null)}
  </WithOwnProfile>
);
