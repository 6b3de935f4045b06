import { useQuery } from '@tanstack/react-query';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import {
  Anchor,
  Avatar,
  Crest,
  DescriptionList,
  Icon,
  Identity,
  Link,
  Section,
  Skeletons,
  Status,
} from '@touchline/ui';
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

const acts = [
  { href: '/documents/new', icon: 'file-plus', title: text('canBring'), words: text('canBringText') },
  { href: '/documents', icon: 'signature', title: text('canSign'), words: text('canSignText') },
  { href: '/verify-document', icon: 'seal-check', title: text('canCheck'), words: text('canCheckText') },
  { href: '/profile/billing', icon: 'credit-card', title: text('canPlan'), words: text('canPlanText') },
] as const;

/** All that is open to a coach, each with the way to it. */
const Acts = (): ReactNode => (
  <Section className="mt-10" title={text('can')}>
    <ul className="grid gap-x-14 sm:grid-cols-2">
      {acts.map(({ href, icon, title, words }) => (
        <li key={href} className="relative flex gap-3.5 border-line border-b px-1 py-4 hover:bg-hover">
          <Icon name={icon} size={24} />
          <span>
            <Anchor href={href} className="tl-subhead after:absolute after:inset-0 after:content-['']">
              {title}
            </Anchor>
            <span className="tl-small tl-ink-2 tl-block">{words}</span>
          </span>
        </li>
      ))}
    </ul>
  </Section>
);

/** What a coach is known by here. */
const OwnProfileAtHome = (): ReactNode => {
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
        <ReadFailed query={{ error, isFetching, refetch }} />
      ) : (
        <Skeletons lines={3} />
      )}
    </Section>
  );
};

/** A coach's home: what he can do, and what he is known by, there it is seen to be current. */
export const CoachAtHome = (): ReactNode => (
  <>
    <Acts />
    <OwnProfileAtHome />
  </>
);
