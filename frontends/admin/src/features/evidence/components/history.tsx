import { useIdentity } from '@touchline/app-core/session/session.tsx';
import { formatInstant, Section } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { Profile } from '../../../api/profiles-api.ts';
import type { User } from '../../../api/users-api.ts';
import { text } from '../../../text.ts';
import { AuditLink } from './audit-link.tsx';
import { kindText } from './identification.tsx';

type HistoryLine = User['history'][number] | Profile['history'][number];

/** What happened so far, the newest first. */
export const History = ({
  lines,
  about,
}: {
  readonly lines: readonly HistoryLine[];
  /** Whose it is: the audit log has the rest. */
  readonly about: string;
}): ReactNode => {
  const { id } = useIdentity();
  return (
    <Section title={text('history')} level={3} aside={<AuditLink about={about} />}>
      {lines.length === 0 ? <p className="tl-small pt-2 text-ink-3">{text('historyEmpty')}</p> : null}
      <ol className="tl-small grid gap-1 pt-2 text-ink-2">
        {[...lines].reverse().map(({ at, what, by, note }) => (
          <li key={`${at} ${what}`} className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-2">
            <time className="tl-num text-ink-3" dateTime={at}>
              {formatInstant(at)}
            </time>
            <span className="wrap-anywhere">
              <span className="text-ink">{what}</span>
              {by ? <span className="text-ink-3"> {by === id ? text('byYou') : text('byStaff')}</span> : null}
              {note ? <span className="block">{kindText(note)}</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
};
