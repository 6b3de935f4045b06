import { createContext, useContext } from 'react';

/** The path that the router is on the way to, at this very moment; undefined: it stays where it is. */
export type Going = () => string | undefined;

const GoingContext = createContext<Going>(() => undefined);

/** By the shell, from its router. What React has drawn of a navigation comes later, on a slow phone much later. */
export const GoingProvider = GoingContext.Provider;
export const useGoing = (): Going => useContext(GoingContext);
