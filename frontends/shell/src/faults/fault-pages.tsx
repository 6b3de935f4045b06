import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { log } from '@touchline/app-core/log.ts';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from '@touchline/app-core/page/router.ts';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { FaultPage } from '@touchline/ui';
import { isbot } from 'isbot';
import { type ReactNode, useEffect } from 'react';
import { isStaleChunk, reloadForStaleChunk } from '../remotes/stale-chunk.ts';
import { text } from '../text.ts';

export type Fault = { readonly status: number; readonly message: string; readonly detail?: string | undefined };

/** Whatever was thrown → status, message, and the detail where it says more. */
export const faultOf = (reason: unknown): Fault => {
  if (isRouteErrorResponse(reason)) {
    const detail = typeof reason.data === 'string' ? reason.data : undefined;
    return { status: reason.status, message: reason.statusText || detail || text('somethingWentWrong'), detail };
  }
  if (isStaleChunk(reason) && !navigator.onLine) return { status: 503, message: text('pageOffline') };
  if (isApiFailure(reason)) return { status: reason.status || 503, message: reason.message };
  return {
    status: 500,
    message: text('somethingWentWrong'),
    detail: reason instanceof Error ? reason.message : undefined,
  };
};

const GoHome = (fault: Fault): ReactNode => {
  const navigate = useNavigate();
  useEffect(() => {
    document.title = text('titleSuffix', { page: fault.message });
  }, [fault.message]);
  const { identity } = useSession();
  // What the server couldn't do stands in the page it sent: only another page is rid of it.
  const goHome = (): void => (fault.status >= 500 ? location.assign('/') : void navigate('/'));
  const page = <FaultPage {...fault} onHome={goHome} alone={!identity} />;
  // A member has the frame's landmark around it.
  return identity ? page : <main id="content">{page}</main>;
};

export const NotFoundPage = ({ path }: { readonly path: string }): ReactNode => (
  <GoHome status={404} message={text('pageNotFound', { path })} />
);

/** An address that the rules allow and nothing is at. */
export const Unmatched = (): ReactNode => {
  const { pathname } = useLocation();
  return <NotFoundPage path={pathname} />;
};

/** In the place of everything, where something failed outside of what the router holds. */
export const UnhandledFault = ({ reason }: { readonly reason: unknown }): ReactNode => (
  <main id="content">
    <FaultPage {...faultOf(reason)} onHome={() => location.assign('/')} alone />
  </main>
);

/** The last boundary. A crawler gets no error page to index: for it the fault is only logged. */
export const RouteFault = (): ReactNode => {
  const reason = useRouteError();
  if (reloadForStaleChunk(reason)) return null;
  const fault = faultOf(reason);
  if (fault.status >= 500) log.error(reason);
  if (isbot(navigator.userAgent)) return null;
  return <GoHome {...fault} />;
};
