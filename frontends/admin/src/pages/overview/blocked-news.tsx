import { formatRelative } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../../text.ts';
import { blockedText } from './blocked-text.ts';
import type { Blocked } from './overview-api.ts';
import { Trouble, type TroublePanel } from './trouble.tsx';

const Line = ({ blocked }: { readonly blocked: Blocked }): ReactNode => (
  <li className="grid gap-1 border-b border-line py-3">
    <h3 className="tl-strong">{blockedText(blocked)}</h3>
    <p className="tl-small text-ink-2">
      {blocked.waiting > 0 ? `${text('blockedBehind', { count: blocked.waiting })} ` : null}
      {text('blockedSince', { when: formatRelative(blocked.since) })}
    </p>
    <p className="tl-tiny text-ink-3 wrap-anywhere">{blocked.cause}</p>
  </li>
);

/** Changes that a part of the product could make nothing of: how many, since when and why. They wait; nothing is lost. */
export const BlockedNews = (panel: TroublePanel<Blocked>): ReactNode => (
  <Trouble {...panel} title={text('overviewBlocked')} none={text('overviewBlockedNone')} foot={text('blockedTo')}>
    {(blocked) => <Line key={`${blocked.group} ${blocked.topic}`} blocked={blocked} />}
  </Trouble>
);
