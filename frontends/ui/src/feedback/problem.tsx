import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from './states.tsx';

/**
 * Why what was pressed was not done, where it was pressed: comes into sight and takes the focus each time. `attempt`
 * counts the presses, so that the same sentence is said again.
 */
export const Problem = ({
  children,
  attempt = 0,
}: {
  readonly children: string | null | undefined;
  readonly attempt?: number;
}): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt says it again
  useEffect(() => {
    if (children) box.current?.focus();
  }, [children, attempt]);
  if (!children) return null;
  return (
    <div role="alert" tabIndex={-1} ref={box} className="tl-problem">
      <Notice tone="no">{children}</Notice>
    </div>
  );
};
