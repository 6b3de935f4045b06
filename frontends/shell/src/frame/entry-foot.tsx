import { ColourModeToggle, Link } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../text.ts';

/** Beneath each form on the way in. */
export const EntryFoot = (): ReactNode => (
  <>
    <span>{text('year', { year: new Date().getFullYear() })}</span>
    <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 max-sm:justify-start">
      <Link quiet href="/terms-and-conditions">
        {text('terms')}
      </Link>
      <Link quiet href="/privacy">
        {text('privacy')}
      </Link>
      <Link quiet href="/trial-check">
        {text('trialCheck')}
      </Link>
      <Link quiet href="/verify-document">
        {text('verifyDocument')}
      </Link>
      <ColourModeToggle />
    </span>
  </>
);
