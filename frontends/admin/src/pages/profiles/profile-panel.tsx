import { useQuery } from '@tanstack/react-query';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { Skeletons } from '@touchline/ui';
import type { ReactNode } from 'react';
import { profileQuery } from '../../api/profiles-api.ts';
import { userQuery } from '../../api/users-api.ts';
import { ProfileDecision } from './profile-decision.tsx';
import { ProfileFacts, ProfileHeader } from './profile-evidence.tsx';

/** One profile beside its table: the decision first, then what it rests on. */
export const ProfilePanel = ({
  id,
  onDecided,
}: {
  readonly id: string;
  readonly onDecided: (id: string, settled: boolean) => void;
}): ReactNode => {
  const found = useQuery(profileQuery(id));
  const profile = found.data?.id === id ? found.data : undefined;
  const person = useQuery({ ...userQuery(profile?.user_id ?? ''), enabled: profile !== undefined });
  const user = person.data?.id === profile?.user_id ? person.data : undefined;
  if (!profile || !user) {
    const missing = [found, person].find(({ isError }) => isError);
    return missing ? <ReadFailed query={missing} /> : <Skeletons lines={9} />;
  }
  return (
    <div key={id} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ProfileHeader profile={profile} />
      <ProfileDecision profile={profile} user={user} nextName={null} onDecided={onDecided} />
      <ProfileFacts profile={profile} user={user} />
    </div>
  );
};
