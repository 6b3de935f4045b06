import { useQuery } from '@tanstack/react-query';
import { Anchor, Avatar, ErrorPanel, Identity, RelativeTime, Section, Skeletons } from '@touchline/ui';
import type { ReactNode } from 'react';
import { newestUsersQuery } from '../../api/users-api.ts';
import { typeText } from '../../kinds/kinds.ts';
import { text } from '../../text.ts';
import { listText } from '../../words.ts';

/** Who came last, whether or not anything waits. */
export const NewestAccounts = (): ReactNode => {
  const newest = useQuery(newestUsersQuery());
  const users = newest.data?.data;
  return (
    <Section title={text('newestAccounts')}>
      {newest.isError && !users ? (
        <div className="pt-3">
          <ErrorPanel onRetry={() => void newest.refetch()} busy={newest.isFetching}>
            {text('partMissing')}
          </ErrorPanel>
        </div>
      ) : !users ? (
        <div className="pt-3">
          <Skeletons lines={4} />
        </div>
      ) : users.length === 0 ? (
        <p className="tl-small pt-3 text-ink-3">{text('newestEmpty')}</p>
      ) : (
        <ul>
          {users.map((user) => (
            <li key={user.id} className="border-b border-line">
              <Anchor
                href={`/admin/users?tab=all&user=${user.id}`}
                className="flex min-h-13 items-center gap-3 py-1.5 hover:bg-hover"
              >
                <span className="min-w-0 flex-1">
                  <Identity
                    mark={<Avatar name={user.name} size={32} />}
                    name={user.name}
                    detail={listText(user.profile_types.map(typeText)) || user.email}
                  />
                </span>
                <RelativeTime instant={user.registered_at} className="tl-small tl-num flex-none text-ink-3" />
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};
