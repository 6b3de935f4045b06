import type { Page } from '@playwright/test';

/** What was changed of a page so far has been drawn: the frame after the next one has begun. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
