import { Slot } from 'radix-ui';
import { type ElementType, type ReactNode, useEffect } from 'react';

/*
 * Stands in for `react-remove-scroll` (the build aliases it): that one writes a <style> element into the page, which
 * the content security policy forbids. A class on <html> locks the page just as well.
 */
let locks = 0;

type RemoveScrollProps = {
  readonly as?: ElementType;
  readonly enabled?: boolean;
  readonly children?: ReactNode;
  readonly allowPinchZoom?: boolean;
  readonly shards?: unknown;
  readonly removeScrollBar?: boolean;
  readonly noIsolation?: boolean;
  readonly inert?: boolean;
};

export const RemoveScroll = ({
  as: Element = Slot.Root,
  enabled = true,
  children,
  allowPinchZoom,
  shards,
  removeScrollBar,
  noIsolation,
  inert,
  ...rest
}: RemoveScrollProps): ReactNode => {
  useEffect(() => {
    if (!enabled) return;
    locks += 1;
    const root = document.documentElement;
    if (locks === 1 && window.innerWidth > root.clientWidth) root.dataset.scrollBar = '';
    root.classList.add('is-scroll-locked');
    return () => {
      locks -= 1;
      if (locks > 0) return;
      root.classList.remove('is-scroll-locked');
      delete root.dataset.scrollBar;
    };
  }, [enabled]);
  return <Element {...rest}>{children}</Element>;
};
