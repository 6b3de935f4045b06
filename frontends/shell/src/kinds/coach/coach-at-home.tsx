import { useQuery } from '@tanstack/react-query';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { Avatar, Crest, ErrorPanel, Identity, Link, Section, Skeletons, Status } from '@touchline/ui';
import type { ReactNode } from 'react';
import { type OwnProfile, ownProfileQuery } from '../../features/own-profile/api/own-profile.ts';
import { text as words } from '../../features/own-profile/text.ts';
import { text } from './text.ts';

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode => (
  <div>
    <dt className="tl-tiny text-ink-3">{term}</dt>
    <dd className="tl-name flex min-h-8 items-center gap-2 text-[1.125rem]">{children}</dd>
  </div>
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
        <dl className="flex flex-wrap gap-x-12 gap-y-3">
          <Fact term={words('licenceLevel')}>{licence}</Fact>
          <Fact term={words('club')}>
            {club ? (
              <>
                <Crest
                  club={{ id: club.club_id, name: club.club_name, short_name: club.club_short_name }}
                  size={28}
                  decorative
                />
                <Link href={`/clubs/${club.club_id}`}>{club.club_name}</Link>
              </>
            ) : (
              words('clubNone')
            )}
          </Fact>
        </dl>
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
