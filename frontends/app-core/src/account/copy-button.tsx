import { Button, toast } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from './text.ts';

/** Puts a text on the clipboard and says so. */
export const CopyButton = ({
  value,
  size,
  children,
}: {
  readonly value: string;
  readonly size?: 'sm';
  readonly children: ReactNode;
}): ReactNode => {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      toast({ kind: 'success', title: text('copied') });
    } catch {
      toast({ kind: 'error', title: text('copyFailed') }); // a browser may keep its clipboard to itself
    }
  };
  return (
    <Button icon="copy" {...(size ? { size } : {})} onClick={() => void copy()}>
      {children}
    </Button>
  );
};
