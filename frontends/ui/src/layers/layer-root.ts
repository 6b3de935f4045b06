import { createContext, useContext } from 'react';

/** The open dialog or drawer, for layers that open within it. */
export const LayerRoot = createContext<HTMLElement | null>(null);

/**
 * Where menus, popovers and tooltips are put: into the dialog they open from, else into the page's main landmark, so
 * that nothing a person meets lies outside the landmarks.
 */
export const useLayerRoot = (): HTMLElement | undefined => {
  const dialog = useContext(LayerRoot);
  return dialog ?? document.querySelector<HTMLElement>('main') ?? undefined;
};
