import { ColourModeToggle, Link } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../text.ts';

/** Beneath each form on the way in. */
export const EntryFoot = (): ReactNode => (
  <>
    <span>{text('year', { year: new Date().getFullYear() })}</span>
    <span className="flex items-center gap-3">
      <Link quiet href="/terms-and-conditions">
        {text('terms')}
      </Link>
      <Link quiet href="/trial-check">
        {text('trialCheck')}
      </Link>
      <ColourModeToggle />
    </span>
  </>
);
