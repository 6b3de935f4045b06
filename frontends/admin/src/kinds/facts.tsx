import { type Fact, Link, Status } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../text.ts';

/** A term and what was typed there; what is missing says so. */
export const fact = (term: string, value: ReactNode): Fact => ({
  term,
  value: value || <span className="text-ink-3">{text('notSet')}</span>,
});

/** The club leads to where staff verify it; one that a member entered says so. */
export const Club = ({
  id,
  name,
  verified,
}: {
  readonly id: string;
  readonly name: string;
  readonly verified: boolean;
}): ReactNode => (
  <span className="flex flex-wrap items-center gap-x-3">
    <Link href={`/admin/clubs?club=${id}`}>{name}</Link>
    {verified ? null : <Status meaning="pending">{text('clubUnverified')}</Status>}
  </span>
);
