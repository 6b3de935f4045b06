import type { Me } from '@touchline/contracts/http/identity';
import type { ColourMode } from '@touchline/ui';

/** What the server writes into the page, so that the first screen asks for nothing. */
export type Boot = {
  /** null: nobody is signed in. */
  readonly identity: Me | null;
  readonly config: {
    /** development, test, staging or production. */
    readonly environment: string;
    readonly release: string;
    /** Errors are reported only where there is one. */
    readonly sentry_dsn: string | null;
    /** Shows /gallery and what else only makers need. */
    readonly demo: boolean;
    /** Which text /pending-verification shows. */
    readonly pending_variant: 'pre-launch' | 'post-launch';
    /** Where people write when they are refused; null: no text sends them anywhere. */
    readonly support_email: string | null;
  };
  readonly colour_mode: ColourMode;
  /** Set where the server already knows that the page is a fault: its status and words. */
  readonly fault?: { readonly status: number; readonly message: string; readonly detail?: string } | null;
};

export const BOOT_ELEMENT = 'touchline-boot';

const nobody: Boot = {
  identity: null,
  config: {
    environment: 'development',
    release: '',
    sentry_dsn: null,
    demo: true,
    pending_variant: 'post-launch',
    support_email: null,
  },
  colour_mode: 'system',
};

/** Reads the page's JSON; a page served without a server (the template itself) boots as a guest. */
export const parseBoot = (json: string | null | undefined): Boot => {
  if (!json || json.trim() === '' || json.trim() === '<!--boot-->') return nobody;
  return { ...nobody, ...(JSON.parse(json) as Partial<Boot>) };
};

export const readBoot = (): Boot => parseBoot(document.getElementById(BOOT_ELEMENT)?.textContent);
