import { createContext, type ReactNode, useContext } from 'react';

const RemoteScope = createContext<string | undefined>(undefined);

/**
 * Marks what is rendered inside as belonging to one remote, so that its scoped utilities reach it. Layers (dialogs,
 * menus …) leave the tree for the end of the body and repeat the mark there.
 */
export const RemoteStyles = ({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}): ReactNode => (
  <RemoteScope value={name}>
    <div data-mfe={name} style={{ display: 'contents' }}>
      {children}
    </div>
  </RemoteScope>
);

/** The attribute that a layer's outermost element carries. */
export const useScope = (): { 'data-mfe'?: string } => {
  const name = useContext(RemoteScope);
  return name ? { 'data-mfe': name } : {};
};
