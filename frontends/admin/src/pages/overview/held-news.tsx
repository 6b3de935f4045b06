import { ErrorPanel, formatRelative, Section, Skeletons, Status } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../../text.ts';
import { heldText } from './held-text.ts';
import type { Held } from './overview-api.ts';

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
export const HeldNews = ({
  held,
  loading,
  onRetry,
  busy,
}: {
  readonly held: readonly Held[] | null | undefined;
  readonly loading: boolean;
  readonly onRetry: () => void;
  readonly busy: boolean;
}): ReactNode => (
  <Section title={text('overviewHeld')}>
    {loading ? (
      <div className="pt-3">
        <Skeletons lines={2} />
      </div>
    ) : !held ? (
      <div className="pt-3">
        <ErrorPanel onRetry={onRetry} busy={busy}>
          {text('partMissing')}
        </ErrorPanel>
      </div>
    ) : held.length === 0 ? (
      <p className="pt-3">
        <Status meaning="yes">{text('overviewHeldNone')}</Status>
      </p>
    ) : (
      <>
        <ul>
          {held.map((each) => (
            <Line key={`${each.group} ${each.topic}`} held={each} />
          ))}
        </ul>
        <p className="tl-small pt-3 text-ink-2">{text('heldTo')}</p>
      </>
    )}
  </Section>
);
