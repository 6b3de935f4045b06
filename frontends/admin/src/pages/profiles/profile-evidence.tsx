import { DescriptionList, Flags, formatInstant, Link, Section } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { Profile } from '../../api/profiles-api.ts';
import type { User } from '../../api/users-api.ts';
import { VerificationBadge } from '../../features/decision/components/verification-status.tsx';
import { comparedRows } from '../../features/evidence/compared-rows.ts';
import { AlikePeople } from '../../features/evidence/components/alike.tsx';
import { Comparison } from '../../features/evidence/components/comparison.tsx';
import { DocumentNumber } from '../../features/evidence/components/document-number.tsx';
import { History } from '../../features/evidence/components/history.tsx';
import { IdentificationDocument } from '../../features/evidence/components/identification.tsx';
import { CaseHeading } from '../../features/queue/components/queue-frame.tsx';
import { kinds } from '../../kinds/kinds.ts';
import { text } from '../../text.ts';
import { detailText } from './profile-rows.ts';

/** Whose profile it is, and how it stands. */
export const ProfileHeader = ({ profile }: { readonly profile: Profile }): ReactNode => {
  const kind = kinds[profile.profile_type];
  return (
    <header className="flex flex-wrap items-center gap-3">
      {kind.mark(profile, kind.club(profile))}
      <div className="min-w-40 flex-1">
        <CaseHeading caseId={profile.id}>{profile.name}</CaseHeading>
        <p className="tl-small flex flex-wrap items-center gap-x-2 text-ink-2">
          <span>{detailText(profile)}</span>
          {profile.nationalities.length ? <Flags countries={profile.nationalities} /> : null}
        </p>
      </div>
      <VerificationBadge
        status={profile.verification_status}
        rejection={profile.rejection}
        waitingSince={profile.waiting_since}
      />
    </header>
  );
};

/** Document, account against profile, what was typed, history. */
export const ProfileFacts = ({ profile, user }: { readonly profile: Profile; readonly user: User }): ReactNode => {
  const kind = kinds[profile.profile_type];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <AlikePeople user={user} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <IdentificationDocument user={user} />
        <DocumentNumber key={user.id} user={user} />
      </div>
      <Comparison title={text('compareTitle')} rows={comparedRows(user, profile)} />
      <Section
        title={text('typed')}
        level={3}
        aside={
          <Link
            quiet
            className="max-sm:inline-flex max-sm:min-h-11 max-sm:items-center"
            href={`/admin/users?tab=all&user=${profile.user_id}`}
          >
            {text('openPerson')}
          </Link>
        }
      >
        <DescriptionList className="pt-2" facts={kind.facts(profile)} />
        {profile.submitted_at ? (
          <p className="tl-small pt-2 text-ink-3">
            {text('submittedOn', { when: formatInstant(profile.submitted_at) })}
          </p>
        ) : null}
      </Section>
      <History lines={profile.history} about={profile.id} />
    </div>
  );
};

/** Whose profile it is, and what staff looks at. */
export const ProfileEvidence = ({ profile, user }: { readonly profile: Profile; readonly user: User }): ReactNode => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
    <ProfileHeader profile={profile} />
    <ProfileFacts profile={profile} user={user} />
  </div>
);
