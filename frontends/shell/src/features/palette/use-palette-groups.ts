import { useQuery } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { useNavigate } from '@touchline/app-core/page/router.ts';
import { usePaused } from '@touchline/app-core/page/use-paused.ts';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { type NavItem, useColourMode } from '@touchline/ui';
import { footNavigationOf, navigationOf } from '../../frame/navigation.ts';
import { kinds } from '../../kinds/kinds.ts';
import { mayAct } from '../../session/guard.ts';
import { text } from '../../text.ts';

/** Search names on the server from so many letters on. */
const LETTERS = 2;

/** What ⌘K finds: pages, what is under way, the lists and positions of a club, players for those who may scout, people for staff, and actions. Requested only while it is open. */
export const usePaletteGroups = (open: boolean, typed: string) => {
  const query = usePaused(typed.trim());
  const session = useSession();
  const navigate = useNavigate();
  const { setMode } = useColourMode();
  const { current } = session;
  const inMarket = mayAct(session);
  const kind = current && kinds[current.profile_type];
  const scoutedBelow = inMarket ? (kind?.scoutedBelow ?? null) : null;
  const offersBelow = kind?.offersBelow ?? null;
  const trialsPage = kind?.trials ?? null;
  const interestsPage = kind?.interests ?? null;
  const positionsPage = inMarket ? (kind?.positions ?? null) : null;
  const shortlistsBelow = inMarket ? (kind?.shortlistsBelow ?? null) : null;
  const offers = useQuery({
    queryKey: ['offers', 'palette'],
    queryFn: ({ signal }) => api.get('/offers', { query: { limit: 25 }, signal, quiet: true }),
    enabled: open && inMarket && offersBelow !== null,
  });
  const trials = useQuery({
    queryKey: ['trials', 'palette'],
    queryFn: ({ signal }) => api.get('/trial-requests', { query: { limit: 25 }, signal, quiet: true }),
    enabled: open && inMarket && trialsPage !== null,
  });
  const interests = useQuery({
    queryKey: ['interests', 'palette'],
    queryFn: ({ signal }) => api.get('/interests', { query: { limit: 25 }, signal, quiet: true }),
    enabled: open && inMarket && interestsPage !== null,
  });
  const positions = useQuery({
    queryKey: ['opportunities', 'palette'],
    queryFn: ({ signal }) => api.get('/own-opportunities', { query: { limit: 25 }, signal, quiet: true }),
    enabled: open && positionsPage !== null,
  });
  const shortlists = useQuery({
    queryKey: ['shortlists', 'palette'],
    queryFn: ({ signal }) => api.get('/shortlists', { signal, quiet: true }),
    enabled: open && shortlistsBelow !== null,
  });
  const players = useQuery({
    queryKey: ['players', 'palette', query],
    queryFn: ({ signal }) =>
      api.get('/scouting/players', {
        query: { q: query, limit: 8, sort: 'name', facets: 'false' },
        signal,
        quiet: true,
      }),
    enabled: open && scoutedBelow !== null && query.length >= LETTERS,
  });
  const isStaff = session.identity?.is_admin === true;
  const people = useQuery({
    queryKey: ['users', 'palette', query],
    queryFn: ({ signal }) => api.get('/admin/users', { query: { q: query, limit: 8 }, signal, quiet: true }),
    enabled: open && isStaff && query.length >= LETTERS,
  });
  const go = (to: string) => (): void => void navigate(to);
  const own: readonly NavItem[] = inMarket
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
        onSelect: go(`${offersBelow}/${offer.id}`),
      })),
    },
    {
      heading: text('trials'),
      items: (trials.data?.data ?? []).map(({ id, your_side, player, club_team, report, report_until }) => ({
        id,
        label: your_side === 'club' ? player.name : club_team.club_name,
        icon: 'calendar-dots',
        ...(report || report_until
          ? { hint: text(report ? 'paletteReport' : 'paletteWriteReport'), onSelect: go(`${trialsPage}/${id}/report`) }
          : { onSelect: go(`${trialsPage}?trial=${id}`) }),
      })),
    },
    {
      heading: text('interest'),
      items: (interests.data?.data ?? []).map(({ id, your_side, player, club_team }) => ({
        id,
        label: your_side === 'club' ? player.name : club_team.club_name,
        icon: 'handshake',
        onSelect: go(`${interestsPage}?interest=${id}`),
      })),
    },
    {
      heading: text('positions'),
      items: (positions.data?.data ?? []).map(({ id, title, club_team }) => ({
        id,
        label: title,
        icon: 'megaphone-simple',
        hint: club_team.team_name,
        onSelect: go(`${positionsPage}?opportunity=${id}`),
      })),
    },
    {
      heading: text('shortlists'),
      items: (shortlists.data?.data ?? []).map(({ id, name }) => ({
        id,
        label: name,
        icon: 'star',
        onSelect: go(`${shortlistsBelow}/${id}`),
      })),
    },
    {
      heading: text('palettePlayers'),
      items: (query.length >= LETTERS ? (players.data?.data ?? []) : []).map((player) => ({
        id: player.profile_id,
        label: player.name,
        icon: 'user',
        hint: player.club_team?.club_name,
        onSelect: go(`${scoutedBelow}/${player.nickname}/${player.profile_id}`),
      })),
    },
    {
      heading: text('palettePeople'),
      items: (query.length >= LETTERS ? (people.data?.data ?? []) : []).map((person) => ({
        id: person.id,
        label: person.name,
        icon: 'user',
        hint: person.email,
        onSelect: go(`/admin/users?tab=all&user=${person.id}`),
      })),
    },
    {
      heading: text('paletteActions'),
      items: [
        ...(positionsPage
          ? [
              {
                id: 'new-position',
                label: text('paletteNewPosition'),
                icon: 'plus',
                onSelect: go(`${positionsPage}?form=new`),
              },
            ]
          : []),
        ...(session.identity?.profiles ?? [])
          .filter((profile) => profile.id !== current?.id)
          .map((profile) => ({
            id: profile.id,
            label: text('paletteSwitch', {
              name: profile.name,
              role: profile.club_name ?? kinds[profile.profile_type].name,
            }),
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
