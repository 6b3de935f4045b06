import { Notice } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from './text.ts';

/** Says to an agent why there is nothing to answer here. */
export const ReadsAlong = ({ player }: { readonly player: string }): ReactNode => (
  <div className="pt-5">
    <Notice tone="info">{text('readsAlong', { player })}</Notice>
  </div>
);
