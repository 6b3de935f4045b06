import { Button, Link, toast } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../sections-text.ts';

/** The address of the own page, as it truly is, to look at and to pass on. */
export const PageAddress = ({ path }: { readonly path: string }): ReactNode => {
  const address = `${location.origin}${path}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ kind: 'success', title: text('copied') });
    } catch {
      toast({ kind: 'error', title: text('copyFailed') }); // a browser may keep its clipboard to itself
    }
  };
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 pb-7">
      <Link href={path} className="[overflow-wrap:anywhere]">
        {address}
      </Link>
      <Button size="sm" icon="copy" onClick={() => void copy()}>
        {text('copy')}
      </Button>
    </p>
  );
};
