import { Feed, formatRelative, Link } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { Home } from './entries.ts';

const icons: Readonly<Record<string, string>> = {
  interest: 'handshake',
  mandate: 'identification-badge',
  suggestion: 'megaphone-simple',
  opportunity: 'megaphone-simple',
  'trial-request': 'calendar-dots',
  offer: 'arrows-left-right',
  document: 'file-text',
  account: 'identification-card',
  profile: 'user-circle',
};

/** The sign of what it is about: a kind is `<subject>.<what happened>`. */
const iconOf = (kind: string): string => icons[kind.split('.')[0] ?? ''] ?? 'bell';

/** What changed, newest first. */
export const Changes = ({ changes }: { readonly changes: NonNullable<Home['changes']> }): ReactNode => (
  <Feed
    entries={changes.map((notice) => ({
      id: notice.id,
      icon: iconOf(notice.kind),
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
