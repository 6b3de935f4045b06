import type { ColourMode } from '@touchline/ui';

/** Route metadata that the shell acts on; the innermost route wins. Put it into a route's `handle`. */
export type PageHandle = {
  /** app: within top bar and navigation (the default for members). bare: the page brings its own frame. */
  readonly frame?: 'app' | 'bare';
  /** rail for pages with a left column of their own; none without navigation. */
  readonly layout?: 'side' | 'rail' | 'none';
  /** Forces light or dark while the page is shown. */
  readonly colourMode?: ColourMode;
};
