import { useQueries } from '@tanstack/react-query';
import { Anchor, Avatar, DescriptionList, ErrorPanel, formatInstant, Icon, Section } from '@touchline/ui';
import type { ReactNode } from 'react';
import { profileQuery } from '../../api/profiles-api.ts';
import type { User } from '../../api/users-api.ts';
import { VerificationBadge } from '../../features/decision/components/verification-status.tsx';
import { comparedRows } from '../../features/evidence/compared-rows.ts';
import { AlikePeople } from '../../features/evidence/components/alike.tsx';
import { Comparison } from '../../features/evidence/components/comparison.tsx';
import { DocumentNumber } from '../../features/evidence/components/document-number.tsx';
import { History } from '../../features/evidence/components/history.tsx';
import { IdentificationDocument } from '../../features/evidence/components/identification.tsx';
import { CaseHeading } from '../../features/queue/components/queue-frame.tsx';
import { kinds, queueHref, typeText } from '../../kinds/kinds.ts';
import { text } from '../../text.ts';
import { listText } from '../../words.ts';

const ProfileLine = ({ profile }: { readonly profile: User['profiles'][number] }): ReactNode => {
  const page = queueHref(profile.profile_type);
  const line = (
    <>
      <span className="grid min-w-0 flex-1">
        <span className="tl-strong tl-cut">{typeText(profile.profile_type)}</span>
        <span className="tl-small tl-cut text-ink-2">{profile.club_name ?? text('clubNone')}</span>
      </span>
      <VerificationBadge
        status={profile.verification_status}
        rejection={profile.rejection}
        finished={profile.onboarding.status === 'completed'}
      />
      {page ? <Icon name="caret-right" size={16} /> : null}
    </>
  );
  const look = 'flex min-h-13 items-center gap-3 border-b border-line py-2';
  return (
    <li>
      {page ? (
        <Anchor href={`${page}?tab=all&profile=${profile.id}`} className={`${look} hover:bg-hover`}>
          {line}
        </Anchor>
      ) : (
        <span className={look}>{line}</span>
      )}
    </li>
  );
};

/** Who it is, since when, and how the account stands. */
export const PersonHeader = ({ user }: { readonly user: User }): ReactNode => {
  const types = user.profile_types.map(typeText);
  return (
    <header className="flex flex-wrap items-center gap-3">
      <Avatar name={user.name} size={48} />
      <div className="min-w-40 flex-1">
        <CaseHeading caseId={user.id}>{user.name}</CaseHeading>
        <p className="tl-small text-ink-2 wrap-anywhere">
          {types.length
            ? text('personLine', { types: listText(types), when: formatInstant(user.registered_at) })
            : text('registeredOn', { when: formatInstant(user.registered_at) })}
        </p>
      </div>
      <VerificationBadge
        status={user.verification_status}
        rejection={user.rejection}
        waitingSince={user.waiting_since}
        suspended={user.suspended_at !== null}
      />
    </header>
  );
};

/** What staff looks at: the document, what was typed, the profiles, the history. */
export const PersonFacts = ({ user }: { readonly user: User }): ReactNode => {
  const profiles = useQueries({ queries: user.profiles.map(({ id }) => profileQuery(id)) });
  const typed = profiles.length === 0 ? [undefined] : profiles.map(({ data }) => data);
  const missing = profiles.find(({ isError }) => isError);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <AlikePeople user={user} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <IdentificationDocument user={user} />
        <DocumentNumber key={user.id} user={user} />
      </div>
      {missing ? (
        <ErrorPanel onRetry={() => void missing.refetch()} busy={missing.isFetching}>
          {text('partMissing')}
        </ErrorPanel>
      ) : null}
      {typed.map((profile) => (
        <Comparison
          key={profile?.id ?? 'account'}
          title={profile ? text('compareWith', { type: typeText(profile.profile_type) }) : text('compareTitle')}
          rows={comparedRows(user, profile)}
        />
      ))}
      {/* What is decided on together with the person is looked at here, too. */}
      {profiles.map(({ data: profile }) =>
        profile?.waiting_since ? (
          <Section key={profile.id} title={text('typedAs', { type: typeText(profile.profile_type) })} level={3}>
            <DescriptionList className="pt-2" facts={kinds[profile.profile_type].facts(profile)} />
          </Section>
        ) : null,
      )}
      {user.profiles.length ? (
        <Section title={text('profiles')} level={3}>
          <ul>
            {user.profiles.map((profile) => (
              <ProfileLine key={profile.id} profile={profile} />
            ))}
          </ul>
        </Section>
      ) : null}
      <History lines={user.history} about={user.id} />
    </div>
  );
};

/** Who it is, and what staff looks at. */
export const PersonEvidence = ({ user }: { readonly user: User }): ReactNode => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
    <PersonHeader user={user} />
    <PersonFacts user={user} />
  </div>
);
