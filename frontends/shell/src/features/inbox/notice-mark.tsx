import type { Reply } from '@touchline/app-core/client/create-client.ts';
import { Avatar, Crest, Icon, rem } from '@touchline/ui';
import type { ReactNode } from 'react';
import { iconOfNews } from './news.ts';

type Notice = Pick<Reply<'/inbox', 'get'>['data'][number], 'kind' | 'subject'>;

/** Whom it is about is seen before it is read: a club's crest, a person's face, else the sign of its kind. */
export const NoticeMark = ({
  notice: { kind, subject },
  size,
}: {
  readonly notice: Notice;
  readonly size: number;
}): ReactNode => {
  if (subject?.kind === 'club') {
    const { club_id, name, short_name } = subject;
    return (
      <span className="notice-mark" style={{ width: rem(size), height: rem(size) }} aria-hidden="true">
        <Crest club={{ id: club_id, name, short_name }} size={size} decorative />
      </span>
    );
  }
  if (subject) return <Avatar name={subject.name} size={size} />;
  return (
    <span className="notice-mark notice-sign" style={{ width: rem(size), height: rem(size) }} aria-hidden="true">
      <Icon name={iconOfNews(kind)} size={size > 32 ? 18 : 16} />
    </span>
  );
};
