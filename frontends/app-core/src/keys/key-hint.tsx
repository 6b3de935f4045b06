import type { ReactNode } from 'react';
import { useKeysSwitch } from './use-keys.ts';

/** The key beside what it does; said to nobody aloud (`aria-keyshortcuts` does), and gone while the keys are off. */
export const KeyHint = ({ children }: { readonly children: string }): ReactNode => {
  const [on] = useKeysSwitch();
  return on ? (
    <span aria-hidden="true" className="inline-flex max-sm:hidden">
      <kbd>{children}</kbd>
    </span>
  ) : null;
};
