import { takeFocus } from '@touchline/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * A page that was gone to has the focus, and its name is said: no document is loaded, which would do both. Stands behind the page,
 * so that a field that asks for the focus has it before.
 */
export const PageTurned = ({ path }: { readonly path: string }): ReactNode => {
  const [name, setName] = useState('');
  const shown = useRef(path);
  const isTurned = useRef(false);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    isTurned.current = true;
    const main = document.querySelector('main');
    const has = document.activeElement;
    if (main && !main.contains(has) && !has?.closest('[role=dialog]')) takeFocus(main);
  }, [path]);
  useEffect(() => {
    const title = document.querySelector('title');
    if (!title) return;
    const named = new MutationObserver(() => isTurned.current && setName(document.title));
    named.observe(title, { childList: true });
    return () => named.disconnect();
  }, []);
  return (
    // Beneath the page it would make it higher.
    <div className="fixed top-0 left-0">
      <p className="tl-sr" role="status">
        {name}
      </p>
    </div>
  );
};
