import type { Page } from '@playwright/test';

/** Waits for a page's scripts, which some pages ask for only when they are touched: a key without a meaning is a touch. */
export const taken = async (page: Page): Promise<void> => {
  if ((await page.locator('[data-first-page=touched]').count()) > 0) await page.keyboard.press('Shift');
  await page.locator('[data-first-page]').waitFor({ state: 'detached' });
};
