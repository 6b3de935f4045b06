import { z } from 'zod';
import { me } from '../http/identity/account.ts';
import { clientOverrides } from './client.ts';

/** What the server knows already when it sends a page, so that the first screen asks for nothing. */

/** The element that holds it, as JSON. */
export const bootElement = 'touchline-boot';
/** What stands there in a page that no server has filled in. */
export const bootPlaceholder = '<!--boot-->';

export const colourModes = ['light', 'dark', 'system'] as const;

export const pageConfig = z.object({
  /** development, test, staging or production. */
  environment: z.string(),
  release: z.string(),
  /** Errors are reported only where there is one. */
  sentry_dsn: z.string().nullable(),
  /** The demo alone: its mailbox and the gallery are shown. */
  demo: z.boolean(),
  /** Which text /pending-verification shows. */
  pending_variant: z.enum(['pre-launch', 'post-launch']),
  /** Where people write when they are refused; null: no text sends them anywhere. */
  support_email: z.string().nullable(),
  /** How the pages reach the API, where it isn't as `standardClient` has it. */
  client: clientOverrides.optional(),
});
export type PageConfig = Readonly<z.output<typeof pageConfig>>;

export const boot = z.object({
  /** null: nobody is signed in. */
  identity: me.nullable(),
  config: pageConfig,
  colour_mode: z.enum(colourModes),
  /** Set where the server already knows that the page is a fault: its status and words. */
  fault: z.object({ status: z.int(), message: z.string() }).nullable(),
});
export type Boot = Readonly<z.output<typeof boot>>;
