import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';

/** What a state means to a person; the colour follows and never stands without icon and word. */
export type Meaning = 'pending' | 'yes' | 'no' | 'closed' | 'mine';

const icons: Record<Meaning, string> = {
  pending: 'clock',
  yes: 'check-circle',
  no: 'x-circle',
  closed: 'minus-circle',
  mine: 'hand-tap',
};

export type StatusProps = {
  readonly meaning: Meaning;
  readonly icon?: string | undefined;
  readonly children: ReactNode;
  readonly className?: string;
};

/** A tinted label: the state of the thing it stands at. */
export const Badge = ({ meaning, icon, children, className }: StatusProps): ReactNode => (
  <span className={classes('tl-badge', `tl-${meaning}`, className)}>
    <Icon name={icon ?? icons[meaning]} />
    {children}
  </span>
);

/** The same meaning without ground, for rows and running text. */
export const Status = ({ meaning, icon, children, className }: StatusProps): ReactNode => (
  <span className={classes('tl-status', `tl-${meaning}`, className)}>
    <Icon name={icon ?? icons[meaning]} />
    <span>{children}</span>
  </span>
);

/** How many wait for my answer; quiet counts are only numbers. */
export const Count = ({
  n,
  label,
  quiet = false,
}: {
  readonly n: number;
  readonly label?: string;
  readonly quiet?: boolean;
}): ReactNode => (
  <span className={classes('tl-count', quiet && 'tl-count-quiet')}>
    <span aria-hidden={label ? true : undefined}>{n > 99 ? '99+' : n}</span>
    {label ? <span className="tl-sr">{label}</span> : null}
  </span>
);

/** Used and left of an allowance, one mark each. */
export const Allowance = ({
  used,
  limit,
  label,
}: {
  readonly used: number;
  readonly limit: number;
  readonly label: string;
}): ReactNode => (
  <span className="tl-meter" role="img" aria-label={label}>
    {Array.from({ length: limit }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the marks have no identity but their place
      <i key={index} {...(index >= used ? { 'data-left': '' } : {})} />
    ))}
  </span>
);
