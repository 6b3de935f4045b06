import { formatDayLong, Notice, Section } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { OwnPlayer, OwnProfile } from '../../features/own-profile/api/own-profile.ts';
import { Claimed } from '../../features/own-profile/components/claimed.tsx';
import { EditSection, type OnDirty } from '../../features/own-profile/components/edit-section.tsx';
import { GuardianState } from '../../features/own-profile/components/guardian-state.tsx';
import { SavedNote } from '../../features/own-profile/components/saved-note.tsx';
import { text } from '../../features/own-profile/sections-text.ts';
import { CareerFields } from './career-fields.tsx';
import { Clips } from './clips.tsx';
import { FootballFields } from './football-fields.tsx';
import { BioField, Photo } from './media-fields.tsx';
import { Nationalities } from './nationalities.tsx';
import { PersonFields } from './person-fields.tsx';
import { Seasons } from './seasons.tsx';
import { useCareerForm, useFootballForm, useMediaForm, usePersonForm, useVisibilityForm } from './use-player-forms.ts';
import { VisibilityFields } from './visibility-fields.tsx';

interface Given {
  readonly profile: OwnProfile;
  readonly player: OwnPlayer;
  readonly onDirty: OnDirty;
}

const Visibility = ({ profile, player }: Given): ReactNode => {
  const form = useVisibilityForm({ profile, player, auto: true });
  return (
    <Section title={text('visibility')} aside={<SavedNote />}>
      <div className="max-w-195 pt-5">
        {player.is_minor ? <GuardianState /> : null}
        <VisibilityFields form={form} minor={player.is_minor} locked={player.guardian_consent?.status === 'given'} />
      </div>
    </Section>
  );
};

const Person = ({ profile, player, onDirty }: Given): ReactNode => {
  const form = usePersonForm({ profile, player, auto: false });
  return (
    <EditSection title={text('person')} form={form} onDirty={onDirty}>
      <PersonFields form={form} locked={profile.verification_status === 'verified'} />
    </EditSection>
  );
};

const Football = ({ profile, player, onDirty }: Given): ReactNode => {
  const form = useFootballForm({ profile, player, auto: false });
  return (
    <EditSection title={text('football')} form={form} onDirty={onDirty}>
      <FootballFields form={form} level={3} />
    </EditSection>
  );
};

const Career = ({ profile, player, onDirty }: Given): ReactNode => {
  const form = useCareerForm({ profile, player, auto: false });
  const next = player.next_contract;
  return (
    <EditSection title={text('career')} form={form} onDirty={onDirty}>
      {next ? (
        <Notice tone="yes" icon="seal-check">
          {text('next', {
            club: next.club_team.club_name,
            day: formatDayLong(next.from),
            until: formatDayLong(next.until),
          })}
        </Notice>
      ) : null}
      <Claimed claim={profile.claim} of="career" />
      <p className="tl-small tl-ink-2">
        {text('leadCareer')} {profile.verification_status === 'verified' ? text('leadChecked') : null}
      </p>
      <CareerFields form={form} profile={profile} player={player} />
    </EditSection>
  );
};

const About = ({ profile, player, onDirty }: Given): ReactNode => {
  const form = useMediaForm({ profile, player, auto: false });
  return (
    <EditSection title={text('about')} form={form} onDirty={onDirty}>
      <BioField form={form} />
    </EditSection>
  );
};

/** Staff did not accept the club: what to do about it comes first. */
const isRejected = ({ profile }: Given): boolean => Boolean(profile.club_decision?.rejection);

/** The same fields as in onboarding, each part with a save of its own; who is visible decides that first. */
export const PlayerSections = (given: Given): ReactNode => (
  <>
    {isRejected(given) ? <Career {...given} /> : null}
    <Visibility {...given} />
    <Section title={text('media')}>
      <div className="grid max-w-195 gap-8 pt-5">
        <Photo player={given.player} name={given.profile.name} />
        <Clips player={given.player} level={3} />
        <Seasons player={given.player} level={3} />
      </div>
    </Section>
    <About {...given} />
    <Football {...given} />
    <div className="max-w-195 pt-9">
      <Nationalities
        player={{
          ...given.player,
          nationalities: given.profile.claim?.nationalities ?? given.player.nationalities,
        }}
      />
    </div>
    {isRejected(given) ? null : <Career {...given} />}
    <Person {...given} />
  </>
);
