import type { Query } from '@tanstack/react-query';

/** What news may have changed, though a page asks for it once. */
const touched: readonly unknown[] = [
  'inbox',
  'home',
  'offers',
  'offer',
  'documents',
  'document',
  'interests',
  'stories',
  'prospect',
  'player',
  'own-profile',
  'subscription',
];

/** Whether news may have changed what is shown: so it says, or its page asks for it again and again, since others act on it. */
export const isTouched = ({ queryKey, observers }: Pick<Query, 'queryKey' | 'observers'>): boolean =>
  touched.includes(queryKey[0]) || observers.some(({ options }) => Boolean(options.refetchInterval));
