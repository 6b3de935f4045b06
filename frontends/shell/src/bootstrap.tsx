import './styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { api, onUnauthenticated } from '@touchline/app-core/client/client.ts';
import { createQueryClient } from '@touchline/app-core/client/query-client.ts';
import { log } from '@touchline/app-core/log.ts';
import { createCrests } from '@touchline/app-core/page/crests.ts';
import { GoingProvider } from '@touchline/app-core/page/going.ts';
import { createBrowserRouter, matchRoutes, RouterProvider } from '@touchline/app-core/page/router.ts';
import { readBoot } from '@touchline/app-core/session/boot.ts';
import { SessionProvider } from '@touchline/app-core/session/session.tsx';
import { AnchorProvider, CrestProvider, onDialogOpened, Toasts, TooltipProvider, writeDatesFor } from '@touchline/ui';
import { isbot } from 'isbot';
import { type ReactNode, StrictMode, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { startErrorReporting } from './faults/error-reporting.ts';
import { UnhandledFault } from './faults/fault-pages.tsx';
import { createUnhandled } from './faults/unhandled.ts';
import { keepTyped, stands } from './first/take-over.ts';
import { PreloadContext, RouterAnchor } from './frame/router-anchor.tsx';
import { createPreloader } from './remotes/preload.ts';
import { areaOf, loadArea, type RemoteArea } from './remotes/registry.ts';
import { areaPatch, createRoutes } from './routes.tsx';
import { createSessionStore } from './session/session-store.ts';

writeDatesFor(navigator.languages);
const boot = readBoot();
void startErrorReporting(boot.config);
const unhandled = createUnhandled();
unhandled.listen(window);
const session = createSessionStore(boot);
await session.begin();
const patched = new Set<RemoteArea>();

const router = createBrowserRouter(createRoutes(boot, session), {
  // Asked whenever an address has no fixed route: an area brings its routes with its first visit.
  patchRoutesOnNavigation: async ({ path, patch }) => {
    const area = areaOf(path);
    if (!area || patched.has(area)) return;
    try {
      const { under, routes } = areaPatch(area, await loadArea(area));
      if (patched.has(area)) return;
      patched.add(area);
      patch(under, routes);
    } catch (reason) {
      log.warn(`The ${area} area could not be loaded`, reason); // its panel says so, with a way to try again
    }
  },
});

onUnauthenticated((logoutHref) => {
  session.clear();
  void router.navigate(logoutHref);
});

/** What a visit would load: the remote of an area, or the module of one of the shell's own pages. */
const preload = createPreloader(async (path) => {
  const area = areaOf(path);
  if (area) await loadArea(area);
  for (const { route } of matchRoutes(router.routes, path) ?? [])
    if (typeof route.lazy === 'function') await route.lazy();
});

const going = () => router.state.navigation.location?.pathname;

// Who opens a dialog stays for it: a page that is still on its way (on a slow line its scripts come late) doesn't take the place of
// the one on which it was opened, and with it what is typed.
onDialogOpened(() => {
  const { location } = router.state;
  if ((going() ?? location.pathname) !== location.pathname)
    void router.navigate(location, { replace: true, state: location.state, preventScrollReset: true });
});
const queries = createQueryClient();
const crests = createCrests(async (ids) => {
  const { data } = await api.get('/crests', { query: { clubs: ids.join(',') }, quiet: true });
  return data;
});

const Application = (): ReactNode => {
  const current = useSyncExternalStore(session.subscribe, session.read);
  const fault = useSyncExternalStore(unhandled.subscribe, unhandled.read);
  if (fault !== undefined && !isbot(navigator.userAgent)) return <UnhandledFault reason={fault} />;
  return (
    <SessionProvider session={current}>
      <QueryClientProvider client={queries}>
        <AnchorProvider anchor={RouterAnchor}>
          <CrestProvider source={current.identity ? crests : null}>
            <TooltipProvider>
              <PreloadContext value={preload}>
                <GoingProvider value={going}>
                  <RouterProvider router={router} />
                </GoingProvider>
              </PreloadContext>
              <Toasts />
            </TooltipProvider>
          </CrestProvider>
        </AnchorProvider>
      </QueryClientProvider>
    </SessionProvider>
  );
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const show = (): void =>
  createRoot(root).render(
    <StrictMode>
      <Application />
    </StrictMode>,
  );
if (stands(root)) {
  // What stands there stays until the same page is ready to take its place, with what was typed.
  const ready = Promise.withResolvers<void>();
  const look = (): void => {
    if (router.state.initialized) ready.resolve();
  };
  const leave = router.subscribe(look);
  look();
  await ready.promise;
  leave();
  const bringBack = keepTyped(root);
  flushSync(show);
  bringBack();
} else show();
