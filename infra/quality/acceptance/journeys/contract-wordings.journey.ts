import { expect, expectAccessible, signIn, test } from './harness.ts';

test('staff see the words of contracts in both languages, and look at a Spanish sample', async ({ harness }) => {
  const { page } = await harness.someone();
  await signIn(page, 'petra.lindgren@demo.example');
  await page.getByRole('link', { name: 'Contract wordings' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contract wordings' })).toBeVisible();
  const english = page.getByRole('radio', { name: 'English, November 2026' });
  const spanish = page.getByRole('radio', { name: 'Spanish, November 2026' });
  await expect(english).toBeChecked();
  await expect(page.getByText('For new contracts since 1 Nov 2026')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Sample contract in English, page 1 of/ })).toBeVisible();
  await expect(page.getByText(/Words on the page: .*Sample: Employment contract of a football player/)).toBeAttached();

  await spanish.click();
  await expect(page).toHaveURL(/wording=es-2026-11/);
  await expect(page.getByRole('heading', { name: 'Sample contract: Spanish, November 2026' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Sample contract in Spanish, page 1 of/ })).toBeVisible();
  await expect(page.getByText(/Words on the page: .*Muestra: Contrato de trabajo de futbolista/)).toBeAttached();
  await expectAccessible(page, 'the words of contracts');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download sample' }).click();
  expect((await saved).suggestedFilename()).toBe('Sample contract es 2026-11.pdf');

  // The address keeps the choice; on a phone the words come in the page's own type.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(spanish).toBeChecked();
  await expect(page.getByText('El Club emplea al Jugador como futbolista.', { exact: false })).toBeVisible();
  await expectAccessible(page, 'the words of contracts on a phone');
});
