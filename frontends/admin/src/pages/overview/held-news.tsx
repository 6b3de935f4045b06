import { formatRelative } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../../text.ts';
import { heldText } from './held-text.ts';
import type { Held } from './overview-api.ts';
import { type Asked, Trouble } from './trouble.tsx';

const Line = ({ held }: { readonly held: Held }): ReactNode => (
  <li className="grid gap-1 border-b border-line py-3">
    <h3 className="tl-strong">{heldText(held)}</h3>
    <p className="tl-small text-ink-2">
      {held.waiting > 0 ? `${text('heldBehind', { count: held.waiting })} ` : null}
      {text('heldSince', { when: formatRelative(held.since) })}
    </p>
    <p className="tl-tiny text-ink-3 wrap-anywhere">{held.cause}</p>
  </li>
);

/** Changes that a part of the product could make nothing of: how many, since when and why. They wait; nothing is lost. */
export const HeldNews = (asked: Asked<Held>): ReactNode => (
  <Trouble {...asked} title={text('overviewHeld')} none={text('overviewHeldNone')} foot={text('heldTo')}>
    {(held) => <Line key={`${held.group} ${held.topic}`} held={held} />}
  </Trouble>
);
