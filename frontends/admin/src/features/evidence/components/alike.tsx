import { Link, Notice, Status } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { User } from '../../../api/users-api.ts';
import { listText, statusText } from '../../../words.ts';
import { alikeText } from '../text.ts';

type Alike = User['alike']['people'][number];

const reasonText = (likeness: Alike['because'][number]): string => {
  if (likeness === 'document-number') return alikeText('sameNumber');
  return likeness === 'document-file' ? alikeText('sameFile') : alikeText('sameNameAndBirth');
};

const meanings = { pending: 'pending', verified: 'yes', rejected: 'no' } as const;

const Standing = ({ of }: { readonly of: Alike }): ReactNode =>
  of.suspended_at ? (
    <Status meaning="closed" icon="prohibit">
      {alikeText('suspended')}
    </Status>
  ) : (
    <Status meaning={meanings[of.verification_status]}>{statusText(of.verification_status)}</Status>
  );

/** Other accounts that may be the same person's, and why: staff look there, nothing is refused by itself. */
export const AlikePeople = ({ user }: { readonly user: Pick<User, 'alike'> }): ReactNode => {
  const { people, more } = user.alike;
  if (people.length === 0) return null;
  return (
    <Notice tone="pending" icon="users">
      <p className="tl-strong">{alikeText('title')}</p>
      <ul className="pt-1">
        {people.map((other) => (
          <li key={other.user_id} className="flex flex-wrap items-center gap-x-2 gap-y-0.5 py-1">
            <Link
              href={`/admin/users?tab=all&user=${other.user_id}`}
              className="max-sm:inline-flex max-sm:min-h-11 max-sm:items-center"
            >
              {other.name}
            </Link>
            <span>{listText(other.because.map(reasonText))}</span>
            <Standing of={other} />
          </li>
        ))}
      </ul>
      {more ? <p>{alikeText('more')}</p> : null}
    </Notice>
  );
};
