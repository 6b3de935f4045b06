import type { ReactNode } from 'react';
import type { OwnCoach, OwnProfile } from '../../features/own-profile/api/own-profile.ts';
import { Claimed } from '../../features/own-profile/components/claimed.tsx';
import { EditSection, type OnDirty } from '../../features/own-profile/components/edit-section.tsx';
import { CoachFields } from './coach-fields.tsx';
import { text } from './text.ts';
import { useCoachForm } from './use-coach-form.ts';

export const CoachSections = ({
  profile,
  coach,
  onDirty,
}: {
  readonly profile: OwnProfile;
  readonly coach: OwnCoach;
  readonly onDirty: OnDirty;
}): ReactNode => {
  const form = useCoachForm(profile, coach, false);
  const verified = profile.verification_status === 'verified';
  return (
    <EditSection title={text('stepCoaching')} form={form} onDirty={onDirty}>
      <Claimed claim={profile.claim} of="coaching" />
      {verified ? <p className="tl-small tl-ink-2">{text('checked')}</p> : null}
      <CoachFields form={form} profile={profile} locked={verified} />
    </EditSection>
  );
};
