import { expect, signIn, test } from './harness.ts';

/** Whoever goes by keyboard goes on from where they are; what all other journeys watch for (`tellLostFocus`) begins here. */

test('a dialog, a drawer and the search lead back to where they were opened', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'tomas.ekberg@demo.example');
  await page.goto('/club-representative/shortlists');
  const name = `By keyboard ${Date.now()}`;

  // Left as it is: the button that opened it.
  const newList = page.getByRole('button', { name: 'New list' }).first();
  await newList.press('Enter');
  const naming = page.getByRole('dialog', { name: 'New list' });
  await expect(naming.getByLabel('Name of the list')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(naming).toBeHidden();
  await expect(newList).toBeFocused();
  await page.keyboard.press('Enter');
  await naming.getByLabel('Name of the list').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  // Opened from a menu that is gone by then: the menu's button.
  const menu = page.getByRole('button', { name: 'More for this list' });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: /^Rename/ }).press('Enter');
  const renaming = page.getByRole('dialog');
  await expect(renaming).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(renaming).toBeHidden();
  await expect(menu).toBeFocused();

  // The search, from anywhere.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find a page, a player or an action' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  // The list goes, and with it what was pressed: what it stood in is where to go on.
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete the list' }).press('Enter');
  const asked = page.getByRole('dialog');
  // Where there is nothing to fill in: the way back, so that Enter alone does nothing.
  await expect(asked.getByRole('button', { name: 'Back' })).toBeFocused();
  await asked.getByRole('button', { name: 'Delete the list' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeHidden();
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
});

test('a page that was gone to has the focus, and is named', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'davi.adeyinka@demo.example');
  const named = (name: string) => page.getByRole('status').filter({ hasText: name });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Offers' }).press('Enter');
  await expect(page).toHaveURL('/player/offers');
  await expect(page.locator('main')).toBeFocused();
  await expect(named('Offers · Touchline')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.locator('main')).toBeFocused();
  await expect(named('Offers · Touchline')).toHaveCount(0);

  // From a layer that goes back to its button by itself: the page all the same.
  const bell = page.getByRole('button', { name: /notification/i });
  await bell.press('Enter');
  const news = page.getByRole('dialog', { name: 'Notifications' });
  // Read from its top: the first button is far below, and marks all of it as read.
  await expect(news).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  await page.keyboard.press('Enter');
  const all = news.getByRole('link', { name: 'See all notifications' });
  await all.focus();
  // Round its end it goes on at its beginning, which scrolls there.
  await page.keyboard.press('Tab');
  await expect(all).not.toBeFocused();
  await expect(news.locator(':focus')).toBeInViewport({ ratio: 1 });
  await all.press('Enter');
  await expect(page).toHaveURL('/inbox');
  await expect(page.locator('main')).toBeFocused();
});

test('what has the focus is not beneath a bar that sticks to the window', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'tomas.ekberg@demo.example');
  await page.goto('/club-representative/scout-players');
  const sort = page.getByRole('columnheader').getByRole('button', { name: 'Age' });
  await page.setViewportSize({ width: 1440, height: 320 });
  await expect(page.getByRole('row').nth(4)).toBeVisible();
  const banner = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  // In the window, and beneath its top bar: the browser has no reason to scroll.
  await sort.evaluate((button) => scrollTo({ top: scrollY + button.getBoundingClientRect().top - 5 }));
  expect((await sort.boundingBox())?.y).toBeLessThan(banner);
  await page.keyboard.press('Shift');
  await sort.focus();
  await expect.poll(async () => (await sort.boundingBox())?.y).toBeGreaterThan(banner);
  await expect(sort).toBeInViewport({ ratio: 1 });
});

test('what is gone with what was pressed is found where nothing takes its place', async ({ harness }) => {
  const { page } = await harness.someone();
  // A page of nobody's: there is nothing here that would keep the place.
  await page.goto('about:blank', { waitUntil: 'load' });
  const press = async (does: 'goes' | 'stays' | 'is left'): Promise<void> => {
    await page.evaluate((what) => {
      const button = document.createElement('button');
      button.textContent = what;
      button.addEventListener('click', () => {
        if (what === 'goes') button.remove();
        if (what === 'is left') button.blur();
      });
      document.body.append(button);
    }, does);
    await page.getByRole('button', { name: does }).press('Enter');
  };
  await press('stays');
  await press('is left');
  await press('goes');
  await expect(async () => expect(harness.lost()).toEqual(['button “goes” of blank'])).toPass();
});

test('what a toast lies on is found where nothing takes it from beneath', async ({ harness }) => {
  const { page } = await harness.someone();
  // A page of nobody's: there is nothing here that would put the toast elsewhere.
  await page.goto('about:blank', { waitUntil: 'load' });
  await page.evaluate(() => {
    const put = (into: Element, style: Partial<CSSStyleDeclaration>, as = 'div', text = '') => {
      const made = Object.assign(document.createElement(as), { textContent: text });
      Object.assign(made.style, style);
      into.append(made);
      return made;
    };
    const box: Partial<CSSStyleDeclaration> = { position: 'fixed', bottom: '0', height: '5rem', width: '10rem' };
    put(put(document.body, { ...box, left: '0' }), {}, 'button', 'of a bar');
    const drawer = put(document.body, { ...box, left: '10rem', overflowY: 'auto' });
    put(drawer, {}, 'button', 'of a drawer');
    put(drawer, { height: '40rem' });
    put(document.body, { ...box, width: '20rem', left: '0' }).className = 'tl-toasts';
  });
  await expect(async () => expect(harness.covered()).toEqual(['“of a bar” of blank, by “”'])).toPass();
});
