import { ButtonLink, EmptyState } from '@touchline/ui';
import { text as steps } from '../../features/own-profile/text.ts';
import { text as places } from '../../text.ts';
import type { OpenKind } from '../kind.ts';
import { later } from '../later.tsx';
import { text } from './text.ts';

const KeptOffers = later(async () => (await import('./kept-offers.tsx')).KeptOffers, null);
const RepresentativeSections = later(
  async () => (await import('./representative-sections.tsx')).RepresentativeSections,
);

const scouting = '/club-representative/scout-players';
const shortlists = '/club-representative/shortlists';
const offers = '/club-representative/offers';
const positions = '/club-representative/requests';
const interests = '/club-representative/club-interest';
const trials = '/club-representative/trial-requests';

export const clubRepresentative: OpenKind = {
  name: text('name'),
  nameWithin: text('nameWithin'),
  beneathName: ({ club_name: club }) => club ?? text('name'),
  registration: { detail: text('detail'), brief: text('brief'), add: text('add') },
  steps: [
    { title: steps('stepPerson'), note: steps('stepPersonPositionNote') },
    { title: steps('stepClub'), note: steps('stepClubNote') },
    { title: steps('stepIdentification'), note: steps('stepIdentificationNote') },
  ],
  places: (_, waiting) => ({
    work: [
      { href: scouting, label: places('scouting'), icon: 'binoculars' },
      { href: shortlists, label: places('shortlists'), icon: 'star', later: true },
      {
        href: offers,
        label: places('offers'),
        icon: 'arrows-left-right',
        count: waiting.offers,
      },
      { href: interests, label: places('interest'), icon: 'handshake', count: waiting.interests },
      { href: trials, label: places('trials'), icon: 'calendar-dots', count: waiting.trials },
      { href: positions, label: places('positions'), icon: 'megaphone-simple' },
    ],
    own: [],
  }),
  side: 'club',
  offersBelow: offers,
  interests,
  trials,
  partInPositions: 'publishes',
  positions,
  shortlistsBelow: shortlists,
  scoutedBelow: scouting,
  ownPage: () => null,
  signsAs: ({ club_team: team }) => (team ? text('signsFor', { club: team.club_name }) : text('name')),
  staffQueue: { href: '/admin/club-representatives', label: text('queue'), icon: 'briefcase' },
  answers: 'list',
  homeAction: (
    <ButtonLink className="max-sm:hidden" href={scouting} icon="binoculars">
      {text('scout')}
    </ButtonLink>
  ),
  atHome: <KeptOffers />,
  withClub: () => null,
  underage: () => null,
  witnesses: false,
  start: () => (
    <EmptyState
      framed
      icon="binoculars"
      title={text('start')}
      actions={
        <ButtonLink variant="primary" href={scouting} icon="binoculars">
          {text('scout')}
        </ButtonLink>
      }
    >
      {text('startText')}
    </EmptyState>
  ),
  sections: (profile, onDirty) =>
    profile.representative ? (
      <RepresentativeSections profile={profile} representative={profile.representative} onDirty={onDirty} />
    ) : null,
};
