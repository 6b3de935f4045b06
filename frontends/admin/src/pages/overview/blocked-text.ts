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
  pages: 'blockedWhere_pages',
} as const satisfies Readonly<Record<string, Text>>;
const whats = {
  'touchline.user': 'blockedWhat_user',
  'touchline.profile': 'blockedWhat_profile',
  'touchline.offer': 'blockedWhat_offer',
  'touchline.document': 'blockedWhat_document',
  'touchline.subscription': 'blockedWhat_subscription',
} as const satisfies Readonly<Record<string, Text>>;

/** A part of the product by what it does. */
export const blockedWhere = (part: string): string => text(wheres[part as keyof typeof wheres] ?? 'blockedWhere_other');

/** Which part of the product could make nothing of how many changes to what. */
export const blockedText = ({ group, topic, failed: count }: Blocked): string =>
  text('blockedLine', {
    where: blockedWhere(group.split('.')[0] ?? ''),
    what: text(whats[topic as keyof typeof whats] ?? 'blockedWhat_other'),
    count,
  });
