import { Link } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from './text.ts';

/** The end of an account's page: what one has agreed to, and what is kept. */
export const AccountFoot = (): ReactNode => (
  <p className="tl-small mt-12 flex flex-wrap gap-x-4 border-line border-t pt-5">
    <Link quiet href="/terms-and-conditions">
      {text('terms')}
    </Link>
    <Link quiet href="/privacy">
      {text('privacy')}
    </Link>
  </p>
);
