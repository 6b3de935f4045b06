import { createContext, useContext, useLayoutEffect, useState } from 'react';

/** The open dialog or drawer, for layers that open within it. */
export const LayerRoot = createContext<HTMLElement | null>(null);

/**
 * Where menus, popovers and tooltips are put: into the dialog they open from, else into the page's main landmark, so
 * that nothing a person meets lies outside the landmarks. Looked up once the landmark stands and then kept: another
 * place would mount an open layer anew, which loses the focus and closes it.
 */
export const useLayerRoot = (): HTMLElement | undefined => {
  const dialog = useContext(LayerRoot);
  const [main, setMain] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    setMain((kept) => (kept?.isConnected ? kept : document.querySelector('main')));
  });
  return dialog ?? main ?? undefined;
};
