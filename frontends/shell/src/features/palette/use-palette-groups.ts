import { useQuery } from '@tanstack/react-query';
import { api, type MyProfile, useSession } from '@touchline/market';
import { type NavItem, useColourMode } from '@touchline/ui';
import { useNavigate } from 'react-router';
import { footNavigationOf, navigationOf } from '../../frame/navigation.ts';
import { text } from '../../text.ts';
import { usePaused } from '../onboarding/teams-search.ts';

/** Names are searched for by the server, from two letters on. */
const LETTERS = 2;

const roleOf = ({ profile_type }: MyProfile): string =>
  profile_type === 'player' ? text('typePlayer') : text('typeRepresentative');

/** What ⌘K finds: pages, my offers, players for those who may scout, and actions. Asked only while it is open. */
export const usePaletteGroups = (open: boolean, typed: string) => {
  const asked = usePaused(typed.trim());
  const session = useSession();
  const navigate = useNavigate();
  const { setMode } = useColourMode();
  const { current } = session;
  const inMarket = current?.is_subscribed === true && current.verification_status === 'verified';
  const isClub = inMarket && current.profile_type === 'club-representative';
  const area = isClub ? '/club-representative' : '/player';
  const offers = useQuery({
    queryKey: ['offers', 'palette'],
    queryFn: ({ signal }) => api.get('/offers', { query: { limit: 25 }, signal, quiet: true }),
    enabled: open && inMarket,
  });
  const players = useQuery({
    queryKey: ['players', 'palette', asked],
    queryFn: ({ signal }) =>
      api.get('/scouting/players', {
        query: { q: asked, limit: 8, sort: 'name', facets: 'false' },
        signal,
        quiet: true,
      }),
    enabled: open && isClub && asked.length >= LETTERS,
  });
  const go = (to: string) => (): void => void navigate(to);
  const own: readonly NavItem[] =
    inMarket && !session.identity?.is_admin
      ? [
          { href: '/inbox', label: text('inbox'), icon: 'bell' },
          { href: '/profile/management', label: text('paletteProfile'), icon: 'pencil-simple' },
        ]
      : [];
  const pages = [...navigationOf(session), ...footNavigationOf(session), ...own].map((item) => ({
    id: item.href,
    label: item.label,
    icon: item.icon,
    onSelect: go(item.href),
  }));
  return [
    { heading: text('palettePages'), items: pages },
    {
      heading: text('offers'),
      items: (offers.data?.data ?? []).map((offer) => ({
        id: offer.id,
        label: offer.your_side === 'club' ? offer.player.name : offer.club_team.club_name,
        icon: 'arrows-left-right',
        onSelect: go(`${area}/offers/${offer.id}`),
      })),
    },
    {
      heading: text('palettePlayers'),
      items: (asked.length >= LETTERS ? (players.data?.data ?? []) : []).map((player) => ({
        id: player.profile_id,
        label: player.name,
        icon: 'user',
        hint: player.club_team?.club_name,
        onSelect: go(`/club-representative/scout-players/${player.nickname}/${player.profile_id}`),
      })),
    },
    {
      heading: text('paletteActions'),
      items: [
        ...(session.identity?.profiles ?? [])
          .filter((profile) => profile.id !== current?.id)
          .map((profile) => ({
            id: profile.id,
            label: text('paletteSwitch', { name: profile.name, role: profile.club_name ?? roleOf(profile) }),
            icon: 'user-switch',
            onSelect: () => session.switchProfile({ profile_id: profile.id, profile_type: profile.profile_type }),
          })),
        { id: 'light', label: text('colourLight'), icon: 'sun', onSelect: () => setMode('light') },
        { id: 'dark', label: text('colourDark'), icon: 'moon', onSelect: () => setMode('dark') },
        { id: 'system', label: text('colourSystem'), icon: 'monitor', onSelect: () => setMode('system') },
        { id: 'log-out', label: text('logOut'), icon: 'sign-out', onSelect: go('/logout') },
      ],
    },
  ].filter((group) => group.items.length > 0);
};
