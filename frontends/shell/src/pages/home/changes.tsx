import { Feed, formatRelative, Link } from '@touchline/ui';
import type { ReactNode } from 'react';
import { NoticeMark } from '../../features/inbox/notice-mark.tsx';
import type { Home } from './entries.ts';

/** What changed, newest first. */
export const Changes = ({ changes }: { readonly changes: NonNullable<Home['changes']> }): ReactNode => (
  <Feed
    entries={changes.map((notice) => ({
      id: notice.id,
      mark: <NoticeMark notice={notice} size={28} />,
      text: (
        <Link quiet href={notice.href}>
          <b>{notice.title}</b>
        </Link>
      ),
      detail: notice.text,
      when: formatRelative(notice.at),
      at: notice.at,
    }))}
  />
);
