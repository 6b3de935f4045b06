import { hrefOf } from '@touchline/app-core/client/client.ts';
import { Link } from '@touchline/app-core/page/router.ts';
import type { AnchorProps } from '@touchline/ui';
import { createContext, type FocusEvent, type PointerEvent, type ReactNode, useContext } from 'react';

/** Starts loading the page behind an address. */
export const PreloadContext = createContext<(path: string) => void>(() => undefined);

const isOwnPage = ({ href, download, target }: AnchorProps): boolean =>
  href.startsWith('/') && !href.startsWith(hrefOf('/')) && !download && !target;

/** Links of the design system go by the router; pointing at one, or tabbing to it, starts loading its page. */
export const RouterAnchor = (props: AnchorProps): ReactNode => {
  const preload = useContext(PreloadContext);
  if (!isOwnPage(props)) return <a {...props} />;
  const { href, onPointerEnter, onFocus, ...rest } = props;
  const enter = (event: PointerEvent<HTMLAnchorElement>): void => {
    preload(href);
    onPointerEnter?.(event);
  };
  const focus = (event: FocusEvent<HTMLAnchorElement>): void => {
    preload(href);
    onFocus?.(event);
  };
  return <Link to={href} onPointerEnter={enter} onFocus={focus} {...rest} />;
};
