import { ButtonLink, EmptyState } from '@touchline/ui';
import { text as steps } from '../../features/own-profile/text.ts';
import type { OpenKind } from '../kind.ts';
import { later } from '../later.tsx';
import { signing } from '../signing.ts';
import { text } from './text.ts';

const CoachAtHome = later(async () => (await import('./coach-at-home.tsx')).CoachAtHome);
const CoachSections = later(async () => (await import('./coach-sections.tsx')).CoachSections);

export const coach: OpenKind = {
  ...signing({ name: text('name'), nameWithin: text('nameWithin') }),
  beneathName: ({ club_name: club }) => club ?? text('name'),
  registration: { detail: text('detail'), brief: text('brief'), add: text('add') },
  steps: [
    { title: text('stepCoaching'), note: text('stepCoachingNote') },
    { title: steps('stepIdentification'), note: steps('stepIdentificationNote') },
  ],
  staffQueue: { href: '/admin/coaches', label: text('queue'), icon: 'chalkboard-teacher' },
  start: () => (
    <EmptyState
      framed
      icon="file-text"
      title={text('start')}
      actions={
        <ButtonLink variant="primary" href="/documents">
          {text('startDocuments')}
        </ButtonLink>
      }
    >
      {text('startText')}
    </EmptyState>
  ),
  homeAction: (
    <ButtonLink className="max-sm:hidden" icon="file-plus" href="/documents/new">
      {text('newDocument')}
    </ButtonLink>
  ),
  atHome: <CoachAtHome />,
  sections: (profile, onDirty) =>
    profile.coach ? <CoachSections profile={profile} coach={profile.coach} onDirty={onDirty} /> : null,
};
