import { LinkTabs } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../../../text.ts';

/** The two views of a page of staff: who waits, and everybody. */
export const Views = ({
  label,
  path,
  current,
}: {
  readonly label: string;
  readonly path: string;
  readonly current: 'waiting' | 'all';
}): ReactNode => (
  <LinkTabs
    label={label}
    tabs={[
      { href: path, label: text('waiting'), current: current === 'waiting' },
      { href: `${path}?tab=all`, label: text('all'), current: current === 'all' },
    ]}
  />
);
