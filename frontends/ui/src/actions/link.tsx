import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
} from 'react';
import { classes } from '../classes.ts';

export type AnchorProps = ComponentProps<'a'> & { readonly href: string };

const PlainAnchor = (props: AnchorProps): ReactNode => <a {...props} />;
const AnchorContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

/** Gives every link of the design system the router's way of going somewhere. */
export const AnchorProvider = ({
  anchor,
  children,
}: {
  readonly anchor: ComponentType<AnchorProps>;
  readonly children: ReactNode;
}): ReactNode => <AnchorContext value={anchor}>{children}</AnchorContext>;

/** An anchor without looks, for rows, tiles and navigation. */
export const Anchor = (props: AnchorProps): ReactNode => {
  const Element = useContext(AnchorContext);
  return <Element {...props} />;
};

export const Link = ({ quiet = false, className, ...props }: AnchorProps & { readonly quiet?: boolean }): ReactNode => (
  <Anchor className={classes(quiet ? 'tl-link-quiet' : 'tl-link', className)} {...props} />
);

/** A click that goes there in this tab: no other tab, window or download was asked for. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
