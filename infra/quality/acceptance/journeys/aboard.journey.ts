import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './harness.ts';
import { onboardAgent, onboardCoach, register, takePlan, verify } from './people.ts';

/** One world may see several runs. */
const run = Date.now().toString(36);

interface Coming {
  readonly role: 'Agent' | 'Coach';
  readonly first: string;
  readonly last: string;
  readonly onboard: (page: Page, first: string, last: string) => Promise<void>;
  readonly queue: string;
  /** What staff read of the profile before they verify it. */
  readonly typed: readonly string[];
  /** What stands at home while nothing is under way. */
  readonly start: readonly string[];
  /** A field of the profile, and another answer to it. */
  readonly changes: readonly [label: string, to: string, said: string];
}

const comingAboard: readonly Coming[] = [
  {
    role: 'Agent',
    first: 'Inês',
    last: `Prates ${run}`,
    onboard: onboardAgent,
    queue: '/admin/agents',
    typed: ['Linha Alta', '202406-1187', 'Portugal and Spain'],
    start: ['Your players come here'],
    changes: ['Agency', 'Norte Um', 'Agency: Norte Um.'],
  },
  {
    role: 'Coach',
    first: 'Aino',
    last: `Koski ${run}`,
    onboard: onboardCoach,
    queue: '/admin/coaches',
    typed: ['FC Utrecht', 'UEFA A', 'Four seasons with the under-19s.'],
    start: ['Nothing to sign', 'Have a document signed', 'UEFA A', 'Four seasons with the under-19s.'],
    changes: ['Experience', 'Two cups with the under-19s.', 'Saved'],
  },
];

for (const { role, first, last, onboard, queue, typed, start, changes } of comingAboard)
  test(`a new ${role.toLowerCase()}: from registration to fully verified, and at home`, async ({ harness }) => {
    const name = `${first} ${last}`;
    const { page } = await harness.someone();
    await register(page, name, `${role.toLowerCase()}.${run}@demo.example`, role);
    await onboard(page, first, last);

    const staff = (await harness.someone()).page;
    await signIn(staff, 'petra.lindgren@demo.example');
    await verify(staff, '/admin/users', name);
    await verify(staff, queue, name);
    for (const said of typed)
      await expect(staff.getByText(said, { exact: true }).filter({ visible: true }).first()).toBeVisible();

    await takePlan(page, role);
    for (const said of start) await expect(page.getByText(said, { exact: true })).toBeVisible();
    await expectAccessible(page, `the home of the ${role.toLowerCase()}`);
    // Blue says that something waits: nothing does.
    await page.goto('/documents');
    await expect(page.getByText('No documents yet')).toBeVisible();
    await expect(page.locator('main .tl-count:not(.tl-count-quiet)')).toHaveCount(0);
    await page.goto('/profile/management');
    const [label, to, said] = changes;
    await page.getByLabel(label).fill(to);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(said).first()).toBeVisible();
    await expectAccessible(page, `the profile of the ${role.toLowerCase()}`);
  });
