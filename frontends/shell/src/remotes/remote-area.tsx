import { log } from '@touchline/app-core/log.ts';
import { Outlet, useLocation, useNavigate, useNavigation, useRouteError } from '@touchline/app-core/page/router.ts';
import { ErrorPanel, Page, PageHeader, RemoteStyles, Skeletons } from '@touchline/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { NotFoundPage } from '../faults/fault-pages.tsx';
import { text } from '../text.ts';
import { loadArea, onLateArea, type RemoteArea, remoteAreas, remoteState } from './registry.ts';
import { reloadForStaleChunk } from './stale-chunk.ts';

/** What every page of a remote stands in: the mark by which its styles hold. */
export const RemoteOutlet = ({ area }: { readonly area: RemoteArea }): ReactNode => (
  <RemoteStyles name={remoteAreas[area]}>
    <Outlet />
  </RemoteStyles>
);

const RemotePanel = ({ area }: { readonly area: RemoteArea }): ReactNode => {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const address = `${pathname}${search}${hash}`;
  const retry = async (): Promise<void> => {
    setBusy(true);
    await loadArea(area).catch((reason: unknown) => log.warn(`The ${area} area is still away`, reason));
    // The same address again: now that the routes are there, it matches one of them.
    await navigate(address, { replace: true });
    setBusy(false);
  };
  // On a slow line it comes after all: nobody has to press for it.
  useEffect(() => onLateArea(area, () => void navigate(address, { replace: true })), [area, navigate, address]);
  return (
    <Page>
      <PageHeader title={text('remoteAway')} />
      <ErrorPanel busy={busy} onRetry={() => void retry()}>
        {text('remoteAwayText')}
      </ErrorPanel>
    </Page>
  );
};

/** Matched while an area has no route for the address: it is on its way, it is away, or there is no such page. */
export const RemoteFallback = ({ area }: { readonly area: RemoteArea }): ReactNode => {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const { status } = remoteState(area);
  if (status === 'ready') return <NotFoundPage path={pathname} />;
  if (status === 'failed') return <RemotePanel area={area} />;
  return navigation.state === 'idle' ? <RemotePanel area={area} /> : <PageSkeleton />;
};

/** A page of a remote broke while rendering: it costs that page, with a way to try again, and nothing else. */
export const RemoteCrash = (): ReactNode => {
  const reason = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (reloadForStaleChunk(reason)) return null;
  log.error(reason);
  return (
    <Page>
      <PageHeader title={text('pageBroke')} />
      <ErrorPanel onRetry={() => void navigate(`${pathname}${search}`, { replace: true })}>
        {text('pageBrokeText')}
      </ErrorPanel>
    </Page>
  );
};

export const PageSkeleton = (): ReactNode => (
  <Page>
    <Skeletons lines={6} />
  </Page>
);
