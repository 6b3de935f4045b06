import { type MyProfile, useSession } from '@touchline/app-core/session/session.tsx';
import { Avatar, Crest, ProfileSwitcher, type SwitchableProfile } from '@touchline/ui';
import type { ReactNode } from 'react';
import { kinds } from '../kinds/kinds.ts';
import { text } from '../text.ts';

const switchable = (profile: MyProfile): SwitchableProfile => ({
  id: profile.id,
  name: profile.name,
  detail: kinds[profile.profile_type].beneathName(profile),
  mark:
    profile.club_id && profile.club_name ? (
      <Crest
        club={{ id: profile.club_id, name: profile.club_name, short_name: profile.club_short_name }}
        size={30}
        decorative
      />
    ) : (
      <Avatar name={profile.name} size={30} />
    ),
});

/** As whom everything is done, and the way to another of the own profiles. */
export const Switcher = (): ReactNode => {
  const { identity, current, switchProfile } = useSession();
  if (!identity) return null;
  if (!current)
    return identity.is_admin ? (
      <ProfileSwitcher
        current={{ id: '', name: identity.name, detail: text('typeStaff') }}
        profiles={[]}
        onSwitch={() => undefined}
      />
    ) : null;
  return (
    <ProfileSwitcher
      current={switchable(current)}
      profiles={identity.profiles.map(switchable)}
      onSwitch={(id) => {
        const profile = identity.profiles.find((other) => other.id === id);
        if (profile) switchProfile({ profile_id: profile.id, profile_type: profile.profile_type });
      }}
    />
  );
};
