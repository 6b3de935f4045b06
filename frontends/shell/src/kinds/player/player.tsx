import { ButtonLink, EmptyState } from '@touchline/ui';
import { text as steps } from '../../features/own-profile/text.ts';
import { text as places } from '../../text.ts';
import type { OpenKind } from '../kind.ts';
import { later } from '../later.tsx';
import { text } from './text.ts';

const PlayerSections = later(async () => (await import('./player-sections.tsx')).PlayerSections);
const StoryWithClub = later(async () => (await import('@touchline/negotiation/story/with-club.tsx')).StoryWithClub);

const edit = (
  <ButtonLink variant="primary" href="/profile/management">
    {text('startEdit')}
  </ButtonLink>
);

const offers = '/player/offers';
const interests = '/player/club-interest';
const trials = '/player/trial-requests';

const pageOf = (id: string, nickname: string | null | undefined): string | null =>
  nickname ? `/player/${nickname}/${id}` : null;

export const player: OpenKind = {
  name: text('name'),
  nameWithin: text('nameWithin'),
  beneathName: ({ club_name: club }) => club ?? text('name'),
  registration: { detail: text('detail'), brief: text('brief'), add: text('add') },
  steps: [
    { title: steps('stepPerson'), note: steps('stepPersonNote') },
    { title: steps('stepFootball'), note: steps('stepFootballNote') },
    { title: steps('stepCareer'), note: steps('stepCareerNote') },
    { title: steps('stepMedia'), note: steps('stepMediaNote') },
    { title: steps('stepIdentification'), note: steps('stepIdentificationNote') },
  ],
  places: ({ id, nickname }, waiting) => {
    const href = pageOf(id, nickname);
    return {
      work: [
        { href: offers, label: places('offers'), icon: 'arrows-left-right', count: waiting.offers },
        { href: interests, label: places('interest'), icon: 'handshake', count: waiting.interests },
        { href: trials, label: places('trials'), icon: 'calendar-dots', count: waiting.trials },
        {
          href: '/club-requests',
          label: places('opportunities'),
          icon: 'megaphone-simple',
          count: waiting.suggestions,
        },
      ],
      own: [
        { href: '/player/representation', label: text('agent'), icon: 'identification-badge', count: waiting.mandates },
        ...(href ? [{ href, label: places('myPage'), icon: 'user' }] : []),
      ],
    };
  },
  side: 'player',
  offersBelow: offers,
  interests,
  trials,
  partInPositions: 'answers',
  positions: null,
  shortlistsBelow: null,
  scoutedBelow: null,
  ownPage: ({ id, player }) => pageOf(id, player?.nickname),
  signsAs: () => text('name'),
  staffQueue: { href: '/admin/players', label: text('queue'), icon: 'soccer-ball' },
  answers: 'sheets',
  homeAction: null,
  atHome: null,
  withClub: ({ current, club }) => <StoryWithClub playerId={current.id} club={club} />,
  underage: ({ name, player: own }) => (own?.is_minor ? (own.first_name ?? name) : null),
  witnesses: false,
  start: ({ current, player: own }) => {
    const href = pageOf(current.id, own?.nickname);
    if (own && !own.visible_to_clubs)
      return (
        <EmptyState framed icon="eye-slash" title={text('startHidden')} actions={edit}>
          {text('startHiddenText')}
        </EmptyState>
      );
    if (own && own.highlights === 0)
      return (
        <EmptyState framed icon="film-strip" title={text('startClips')} actions={edit}>
          {text('startClipsText')}
        </EmptyState>
      );
    return (
      <EmptyState
        framed
        icon="eye"
        title={text('start')}
        actions={
          href ? (
            <ButtonLink variant="primary" href={href}>
              {text('startPage')}
            </ButtonLink>
          ) : undefined
        }
      >
        {text('startText')}
      </EmptyState>
    );
  },
  sections: (profile, onDirty) =>
    profile.player ? <PlayerSections profile={profile} player={profile.player} onDirty={onDirty} /> : null,
};
