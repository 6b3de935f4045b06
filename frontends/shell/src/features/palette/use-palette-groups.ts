import { useQuery } from '@tanstack/react-query';
import { api, useSession } from '@touchline/market';
import { useColourMode } from '@touchline/ui';
import { useNavigate } from 'react-router';
import { footNavigationOf, navigationOf } from '../../frame/navigation.ts';
import { text } from '../../text.ts';

/** What ⌘K finds: pages, my offers, players for those who may scout, and actions. Asked only while it is open. */
export const usePaletteGroups = (open: boolean) => {
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
    queryKey: ['players', 'palette'],
    queryFn: ({ signal }) =>
      api.get('/scouting/players', { query: { limit: 100, sort: 'name', facets: 'false' }, signal, quiet: true }),
    enabled: open && isClub,
  });
  const go = (to: string) => (): void => void navigate(to);
  const pages = [...navigationOf(session), ...footNavigationOf(session)].map((item) => ({
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
      items: (players.data?.data ?? []).map((player) => ({
        id: player.profile_id,
        label: player.name,
        icon: 'user',
        onSelect: go(`/club-representative/scout-players/${player.nickname}/${player.profile_id}`),
      })),
    },
    {
      heading: text('paletteActions'),
      items: [
        { id: 'light', label: text('colourLight'), icon: 'sun', onSelect: () => setMode('light') },
        { id: 'dark', label: text('colourDark'), icon: 'moon', onSelect: () => setMode('dark') },
        { id: 'system', label: text('colourSystem'), icon: 'monitor', onSelect: () => setMode('system') },
        { id: 'log-out', label: text('logOut'), icon: 'sign-out', onSelect: go('/logout') },
      ],
    },
  ].filter((group) => group.items.length > 0);
};
