import { ButtonLink, EmptyState } from '@touchline/ui';
import { text as steps } from '../../features/own-profile/text.ts';
import { text as places } from '../../text.ts';
import type { OpenKind } from '../kind.ts';
import { later } from '../later.tsx';
import { signing } from '../signing.ts';
import { text } from './text.ts';

const players = '/agent/players';
const offers = '/agent/offers';
const interests = '/agent/club-interest';
const trials = '/agent/trial-requests';

const AgentPlayers = later(
  async () => (await import('@touchline/negotiation/reading-along/agent-players.tsx')).AgentPlayers,
);
const AgentSections = later(async () => (await import('./agent-sections.tsx')).AgentSections);
const DealingsWithClub = later(
  async () => (await import('@touchline/negotiation/reading-along/with-club.tsx')).DealingsWithClub,
);

export const agent: OpenKind = {
  ...signing({ name: text('name'), nameWithin: text('nameWithin') }),
  beneathName: ({ agency }) => (agency ? text('beneathName', { agency }) : text('name')),
  registration: { detail: text('detail'), brief: text('brief'), add: text('add') },
  steps: [
    { title: text('stepAgency'), note: text('stepAgencyNote') },
    { title: steps('stepIdentification'), note: steps('stepIdentificationNote') },
  ],
  staffQueue: { href: '/admin/agents', label: text('queue'), icon: 'identification-badge' },
  places: () => ({
    work: [
      { href: players, label: text('players'), icon: 'binoculars' },
      { href: '/agent/mandates', label: text('mandates'), icon: 'users' },
      { href: offers, label: places('offers'), icon: 'arrows-left-right' },
      { href: interests, label: places('interest'), icon: 'handshake' },
      { href: trials, label: places('trials'), icon: 'calendar-dots' },
      { href: '/club-requests', label: places('opportunities'), icon: 'megaphone-simple' },
    ],
    own: [],
  }),
  offersBelow: offers,
  interests,
  trials,
  scoutedBelow: players,
  homeAction: (
    <>
      <ButtonLink className="max-sm:hidden" href="/club-requests" icon="megaphone-simple">
        {text('putForward')}
      </ButtonLink>
      <ButtonLink className="max-sm:hidden" href={players} icon="binoculars">
        {text('find')}
      </ButtonLink>
    </>
  ),
  partInPositions: 'puts-forward',
  signsAs: () => text('signsAs'),
  underage: () => null,
  witnesses: true,
  withClub: ({ club }) => <DealingsWithClub club={club} />,
  atHome: (
    <AgentPlayers
      none={
        <EmptyState
          framed
          icon="users"
          title={text('start')}
          actions={
            <>
              <ButtonLink variant="primary" href={players}>
                {text('find')}
              </ButtonLink>
              <ButtonLink href="/agent/mandates">{text('startMandates')}</ButtonLink>
            </>
          }
        >
          {text('startText')}
        </EmptyState>
      }
    />
  ),
  start: () => null,
  sections: (profile, onDirty) =>
    profile.agent ? <AgentSections profile={profile} agent={profile.agent} onDirty={onDirty} /> : null,
};
