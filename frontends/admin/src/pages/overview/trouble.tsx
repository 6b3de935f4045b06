import { ErrorPanel, Section, Skeletons, Status } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../../text.ts';

/** The state of the request behind a panel of the overview. */
export interface TroublePanel<Item> {
  /** Undefined while they are on their way, null where the part behind them doesn't answer. */
  readonly items: readonly Item[] | null | undefined;
  readonly onRetry: () => void;
  readonly busy: boolean;
}

/** Something that should be empty: what lies there, or that nothing does. */
export const Trouble = <Item,>({
  items,
  onRetry,
  busy,
  title,
  none,
  foot,
  children,
}: TroublePanel<Item> & {
  readonly title: string;
  readonly none: string;
  /** What is done about them. */
  readonly foot?: string;
  readonly children: (item: Item) => ReactNode;
}): ReactNode => (
  <Section title={title}>
    {items === undefined ? (
      <div className="pt-3">
        <Skeletons lines={2} />
      </div>
    ) : items === null ? (
      <div className="pt-3">
        <ErrorPanel onRetry={onRetry} busy={busy}>
          {text('partMissing')}
        </ErrorPanel>
      </div>
    ) : items.length === 0 ? (
      <p className="pt-3">
        <Status meaning="yes">{none}</Status>
      </p>
    ) : (
      <>
        <ul>{items.map(children)}</ul>
        {foot ? <p className="tl-small pt-3 text-ink-2">{foot}</p> : null}
      </>
    )}
  </Section>
);
