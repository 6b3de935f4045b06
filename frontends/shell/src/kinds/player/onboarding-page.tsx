import type { ReactNode } from 'react';
import type { OwnPlayer, OwnProfile } from '../../features/own-profile/api/own-profile.ts';
import { usePlace } from '../../features/own-profile/components/step-page.tsx';
import { WithOwnProfile } from '../../features/own-profile/components/with-own-profile.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { CareerStep, FootballStep, MediaStep, PersonStep, SubmitStep } from './onboarding-steps.tsx';
import { player as kind } from './player.tsx';

export const handle: PageHandle = { frame: 'bare' };

const Steps = ({ profile, player }: { readonly profile: OwnProfile; readonly player: OwnPlayer }): ReactNode => {
  const place = usePlace(kind.steps, profile.onboarding.step);
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
