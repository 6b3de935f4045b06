import { expect, it } from '@jest/globals';
import { type PendingVariant, pendingVariant } from './pending-variant.ts';

it.each<[string, PendingVariant, PendingVariant]>([
  ['/pending-verification', 'pre-launch', 'pre-launch'],
  ['/pending-verification', 'post-launch', 'post-launch'],
  ['/pending-verification-pre-launch', 'post-launch', 'pre-launch'],
  ['/pending-verification-post-launch/', 'pre-launch', 'post-launch'],
])('%s, configured %s, shows the text %s', (path, configured, shown) => {
  expect(pendingVariant(path, configured)).toBe(shown);
});
