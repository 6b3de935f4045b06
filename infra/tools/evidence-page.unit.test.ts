import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { isCurrent, pageOf } from './evidence-page.mjs';

it('is in the service’s own code, as `npm run evidence-page` writes it', () => expect(isCurrent()).toBe(true));

it.each(['script', 'style'])('names the %s that stands in it, as a browser computes its digest', (tag) => {
  const page = pageOf();
  const content = new RegExp(`<${tag}>([\\s\\S]*)</${tag}>`).exec(page)?.[1] ?? '';
  expect(page).toContain(`${tag}-src 'sha256-${createHash('sha256').update(content).digest('base64')}'`);
});
