import { useLocation, useNavigate } from '@touchline/app-core/page/router.ts';
import { createContext, useContext, useEffect, useRef } from 'react';

/** The path that the router is on the way to, at this very moment; undefined: it stays where it is. */
export type Going = () => string | undefined;

const GoingContext = createContext<Going>(() => undefined);

/** By the shell, from its router. What React has drawn of a navigation comes later, on a slow phone much later. */
export const GoingProvider = GoingContext.Provider;
export const useGoing = (): Going => useContext(GoingContext);

/**
 * Who opens a form stays for it: a page that is still on its way (on a slow line its scripts come late) doesn't take the place of
 * the one on which the form was opened, and with it what is typed.
 */
export const useStaying = (): void => {
  const opened = useRef({ going: useGoing(), navigate: useNavigate(), here: useLocation() });
  useEffect(() => {
    const { going, navigate, here } = opened.current;
    if ((going() ?? here.pathname) !== here.pathname)
      void navigate(here, { replace: true, state: here.state, preventScrollReset: true });
  }, []);
};
