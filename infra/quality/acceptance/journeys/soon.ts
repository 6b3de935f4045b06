import { type Locator, type Page, expect as patient } from '@playwright/test';

/** Up to here what waits for a locator looks every 100 ms; with more patience it looks twice a second. In ms. */
const soonMs = 2_000;

interface Asked {
  readonly isNot: boolean;
}
interface Options {
  readonly timeout?: number;
}
interface Outcome {
  readonly pass: boolean;
  readonly message: () => string;
}

const within = ({ timeout = soonMs }: Options = {}) => ({ timeout: Math.min(timeout, soonMs) });

/** What a matcher of Playwright says, once what it asks for has had the time to come. */
const afterwards = async (isNot: boolean, comes: Promise<unknown>, say: () => Promise<void>): Promise<Outcome> => {
  // What doesn't come is for the matcher to tell, with its own patience and words.
  await comes.catch(() => undefined);
  try {
    await say();
    return { pass: !isNot, message: () => '' };
  } catch (reason) {
    return { pass: isNot, message: () => (reason as Error).message };
  }
};

const asked = (isNot: boolean, locator: Locator) => (isNot ? patient(locator).not : patient(locator));

/**
 * Playwright's `expect` asks at 0, 100, 350, 850 and 1,850 ms: what is there after 0.4 s is seen after 0.85. What journeys wait for most
 * is waited for more closely first; what is asked, its patience and its words stay Playwright's.
 */
export const expect = patient.extend({
  toBeVisible(this: Asked, locator: Locator, options?: Options): Promise<Outcome> {
    const comes = locator.waitFor({ state: this.isNot ? 'hidden' : 'visible', ...within(options) });
    return afterwards(this.isNot, comes, () => asked(this.isNot, locator).toBeVisible(options));
  },
  toBeHidden(this: Asked, locator: Locator, options?: Options): Promise<Outcome> {
    const comes = locator.waitFor({ state: this.isNot ? 'visible' : 'hidden', ...within(options) });
    return afterwards(this.isNot, comes, () => asked(this.isNot, locator).toBeHidden(options));
  },
  toHaveCount(this: Asked, locator: Locator, count: number, options?: Options): Promise<Outcome> {
    const comes =
      count === 0
        ? locator.first().waitFor({ state: this.isNot ? 'attached' : 'detached', ...within(options) })
        : locator.nth(count - 1).waitFor({ state: this.isNot ? 'detached' : 'attached', ...within(options) });
    return afterwards(this.isNot, comes, () => asked(this.isNot, locator).toHaveCount(count, options));
  },
  toHaveURL(this: Asked, page: Page, address: string | RegExp, options?: Options): Promise<Outcome> {
    const comes = this.isNot
      ? Promise.resolve()
      : page.waitForURL(address, { waitUntil: 'commit', ...within(options) });
    return afterwards(this.isNot, comes, () =>
      this.isNot ? patient(page).not.toHaveURL(address, options) : patient(page).toHaveURL(address, options),
    );
  },
});
