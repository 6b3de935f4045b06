import { useQuery } from '@tanstack/react-query';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { Avatar, Crest, DescriptionList, ErrorPanel, Identity, Link, Section, Skeletons, Status } from '@touchline/ui';
import type { ReactNode } from 'react';
import { type OwnProfile, ownProfileQuery } from '../../features/own-profile/api/own-profile.ts';
import { text as words } from '../../features/own-profile/text.ts';
import type { CoachClub } from './coach-values.ts';
import { text } from './text.ts';

const Club = ({ club }: { readonly club: CoachClub }): ReactNode => (
  <span className="inline-flex items-center gap-2">
    <Crest club={{ id: club.club_id, name: club.club_name, short_name: club.club_short_name }} size={24} decorative />
    <Link href={`/clubs/${club.club_id}`}>{club.club_name}</Link>
  </span>
);

const Kept = ({ profile }: { readonly profile: OwnProfile }): ReactNode => {
  const { coach } = profile;
  if (!coach) return null;
  const { club, licence_level: licence, experience } = coach;
  const name = [coach.first_name, coach.last_name].filter(Boolean).join(' ');
  return (
    <div className="grid gap-4 py-4">
      <div className="flex flex-wrap items-center gap-x-12 gap-y-4">
        <Identity
          mark={<Avatar name={name} size={56} />}
          name={name}
          detail={
            <Status meaning="yes" icon="seal-check">
              {text('verified')}
            </Status>
          }
        />
        <DescriptionList
          facts={[
            { term: words('licenceLevel'), value: licence },
            { term: words('club'), value: club ? <Club club={club} /> : words('clubNone') },
          ]}
        />
      </div>
      <p className="tl-small max-w-[70ch] whitespace-pre-line text-ink-2">{experience || text('noExperience')}</p>
    </div>
  );
};

/** What a coach is known by here, at home: there it is seen to be current. */
export const CoachAtHome = (): ReactNode => {
  const { data: profile, error, isError, isFetching, refetch } = useQuery(ownProfileQuery());
  return (
    <Section
      className="mt-10"
      title={text('yourProfile')}
      aside={<Link href="/profile/management">{text('startEdit')}</Link>}
    >
      {profile ? (
        <Kept profile={profile} />
      ) : isError ? (
        <ErrorPanel onRetry={() => void refetch()} busy={isFetching}>
          {isApiFailure(error) ? error.message : null}
        </ErrorPanel>
      ) : (
        <Skeletons lines={3} />
      )}
    </Section>
  );
};
