import type { ReactNode } from 'react';
import { Anchor } from '../actions/link.tsx';
import { classes } from '../classes.ts';

/** The corner of the pitch, and the name. */
export const Brand = ({
  href = '/',
  plain = false,
}: {
  readonly href?: string;
  readonly plain?: boolean;
}): ReactNode => (
  <Anchor className={classes('tl-brand', plain && 'is-plain')} href={href}>
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M1.5 20V1.5H20" strokeWidth="3" />
      <path d="M1.5 13.5A12 12 0 0 0 13.5 1.5" strokeWidth="2" />
    </svg>
    <span>Touchline</span>
  </Anchor>
);
