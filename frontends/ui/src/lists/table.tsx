import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

/** The bare look of a table for a few fixed rows. */
export const Table = ({
  flush = false,
  children,
}: {
  readonly flush?: boolean;
  readonly children: ReactNode;
}): ReactNode => <table className={classes('tl-table', flush && 'tl-table-flush')}>{children}</table>;
