import { Avatar, Crest, Flags, formatInstant, Link, Section } from '@touchline/ui';
import type { ReactNode } from 'react';
import { StandingBadge } from '../../features/decision/account-standing.tsx';
import { Comparison } from '../../features/evidence/comparison.tsx';
import { History } from '../../features/evidence/history.tsx';
import { IdentificationDocument } from '../../features/evidence/identification.tsx';
import { comparedRows, ProfileFacts } from '../../features/evidence/profile-facts.tsx';
import type { Profile } from '../../features/profiles-api.ts';
import { CaseHeading } from '../../features/queue/queue-frame.tsx';
import type { User } from '../../features/users-api.ts';
import { text } from '../../text.ts';
import { detailText } from './profile-rows.ts';

const crestOf = (profile: Profile) => {
  const club = profile.profile.representative?.club;
  if (club) return { id: club.id, name: club.name, short_name: club.short_name };
  const team = profile.profile.player?.club_team;
  return team ? { id: team.club_id, name: team.club_name, short_name: team.club_short_name } : undefined;
};

/** Document, account against profile, what was typed, history. */
export const ProfileEvidence = ({ profile, user }: { readonly profile: Profile; readonly user: User }): ReactNode => {
  const player = profile.profile.player;
  const crest = crestOf(profile);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="flex flex-wrap items-center gap-3">
        {player ? (
          <Avatar name={profile.name} size={48} src={player.photo} club={crest} />
        ) : crest ? (
          <Crest club={crest} size={48} />
        ) : (
          <Avatar name={profile.name} size={48} />
        )}
        <div className="min-w-40 flex-1">
          <CaseHeading caseId={profile.id}>{profile.name}</CaseHeading>
          <p className="tl-small flex flex-wrap items-center gap-x-2 text-ink-2">
            <span>{detailText(profile)}</span>
            {profile.nationalities.length ? <Flags countries={profile.nationalities} /> : null}
          </p>
        </div>
        <StandingBadge
          status={profile.verification_status}
          rejection={profile.rejection}
          waitingSince={profile.waiting_since}
        />
      </header>
      <IdentificationDocument user={user} />
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
        <ProfileFacts profile={profile} />
        {profile.submitted_at ? (
          <p className="tl-small pt-2 text-ink-3">
            {text('submittedOn', { when: formatInstant(profile.submitted_at) })}
          </p>
        ) : null}
      </Section>
      <History lines={profile.history} />
    </div>
  );
};
