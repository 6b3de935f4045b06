import { useQuery } from '@tanstack/react-query';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { Skeletons } from '@touchline/ui';
import type { ReactNode } from 'react';
import { type OwnProfile, ownProfileQuery } from '../api/own-profile.ts';
import { text } from '../text.ts';
import { OnboardingFrame } from './onboarding-frame.tsx';
import { StepSheet } from './step-sheet.tsx';

/** The own profile before a step can be shown: on its way, or not to be had. */
export const WithOwnProfile = ({ children }: { readonly children: (profile: OwnProfile) => ReactNode }): ReactNode => {
  const profile = useQuery(ownProfileQuery());
  return (
    <OnboardingFrame>
      {profile.data ? (
        children(profile.data)
      ) : (
        <StepSheet title={text('welcome')} lead="">
          {profile.isError ? <ReadFailed query={profile} /> : <Skeletons lines={6} />}
        </StepSheet>
      )}
    </OnboardingFrame>
  );
};
