import { text } from '../../text.ts';
import type { Blocked } from './overview-api.ts';

type Text = Parameters<typeof text>[0];
const wheres = {
  identity: 'blockedWhere_identity',
  profile: 'blockedWhere_profile',
  offers: 'blockedWhere_offers',
  documents: 'blockedWhere_documents',
  billing: 'blockedWhere_billing',
  trials: 'blockedWhere_trials',
  bff: 'blockedWhere_bff',
} as const satisfies Readonly<Record<string, Text>>;
const whats = {
  'touchline.user': 'blockedWhat_user',
  'touchline.profile': 'blockedWhat_profile',
  'touchline.offer': 'blockedWhat_offer',
  'touchline.document': 'blockedWhat_document',
  'touchline.subscription': 'blockedWhat_subscription',
} as const satisfies Readonly<Record<string, Text>>;

/** Which part of the product could make nothing of how many changes to what. */
export const blockedText = ({ group, topic, failed: count }: Blocked): string =>
  text('blockedLine', {
    where: text(wheres[group.split('.')[0] as keyof typeof wheres] ?? 'blockedWhere_other'),
    what: text(whats[topic as keyof typeof whats] ?? 'blockedWhat_other'),
    count,
  });
