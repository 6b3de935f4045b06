import { useMutation } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { type MyProfile, useIdentity, useSession } from '@touchline/app-core/session/session.tsx';
import { Avatar, Button, Crest, Identity, Section, Status } from '@touchline/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { kinds, registrable } from '../../../kinds/kinds.ts';
import { text } from '../account-text.ts';
import { isRefused } from '../refused.ts';

const State = ({ profile }: { readonly profile: MyProfile }): ReactNode => {
  if (profile.onboarding.status === 'pending') return <Status meaning="pending">{text('onboarding')}</Status>;
  if (profile.verification_status === 'verified') return <Status meaning="yes">{text('verified')}</Status>;
  if (profile.verification_status === 'rejected') return <Status meaning="no">{text('rejected')}</Status>;
  return <Status meaning="pending">{text('verifying')}</Status>;
};

/** The roles of the person: which one is on, which one comes first, and another one. */
export const ProfilesSection = (): ReactNode => {
  const identity = useIdentity();
  const { current, refresh, switchProfile } = useSession();
  const [added, setAdded] = useState<string | null>(null);
  const choose = useMutation({
    mutationFn: (profile_id: string) => api.put('/me/default-profile', { body: { profile_id } }),
    onSuccess: () => refresh(),
  });
  const add = useMutation({
    mutationFn: (profile_type: (typeof registrable)[number]['type']) =>
      api.post('/profiles', { body: { profile_type } }),
    onSuccess: async ({ data }) => {
      setAdded(data.id);
      await refresh();
    },
  });
  // The identity learns of it by an event: it is turned to once it is there.
  useEffect(() => {
    const profile = identity.profiles.find((other) => other.id === added);
    if (profile) switchProfile({ profile_id: profile.id, profile_type: profile.profile_type });
  }, [added, identity, switchProfile]);
  const turnTo = (profile: Pick<MyProfile, 'id' | 'profile_type'>): void =>
    switchProfile({ profile_id: profile.id, profile_type: profile.profile_type });
  // Nobody may do anything in any role once staff have refused the person for good.
  const further = isRefused(identity)
    ? []
    : registrable.filter(({ type }) => !identity.profiles.some((own) => own.profile_type === type));
  const start = identity.default_profile_id ?? identity.profiles[0]?.id;
  return (
    <Section title={text('profiles')}>
      <ul>
        {identity.profiles.map((profile) => (
          <li
            key={profile.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3"
            aria-current={profile.id === current?.id || undefined}
          >
            <span className="min-w-0 flex-1 basis-60">
              <Identity
                mark={
                  profile.club_id && profile.club_name ? (
                    <Crest
                      club={{ id: profile.club_id, name: profile.club_name, short_name: profile.club_short_name }}
                      size={40}
                      decorative
                    />
                  ) : (
                    <Avatar name={profile.name} size={40} />
                  )
                }
                name={profile.name}
                detail={[kinds[profile.profile_type].name, profile.club_name].filter(Boolean).join(', ')}
              />
            </span>
            <State profile={profile} />
            {profile.id === start ? (
              <span className="tl-small tl-ink-3">{text('startsWith')}</span>
            ) : (
              <Button
                size="sm"
                variant="ghost"
                busy={choose.isPending && choose.variables === profile.id}
                onClick={() => choose.mutate(profile.id)}
              >
                {text('makeDefault')}
              </Button>
            )}
            {profile.id === current?.id ? null : (
              <Button size="sm" onClick={() => turnTo(profile)}>
                {text('switchTo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {further.length === 0 ? null : (
        <div className="grid justify-items-start gap-2 pt-5">
          <h3 className="tl-subhead">{text('addProfile')}</h3>
          <p className="tl-small tl-ink-2">{text('addProfileText')}</p>
          {further.map(({ type, add: label }) => (
            <Button key={type} icon="plus" busy={add.isPending} onClick={() => add.mutate(type)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </Section>
  );
};
