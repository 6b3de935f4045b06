import { Link, Status } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { Dealing } from './dealings.ts';

/** What is open of one player, each with whose turn it is and the way to it. */
export const DealingList = ({ dealings }: { readonly dealings: readonly Dealing[] }): ReactNode => (
  <ul className="grid gap-2.5">
    {dealings.map(({ id, meaning, state, what, href }) => (
      <li key={id} className="grid justify-items-start gap-0.5">
        <Status meaning={meaning}>{state}</Status>
        <Link href={href}>{what}</Link>
      </li>
    ))}
  </ul>
);
