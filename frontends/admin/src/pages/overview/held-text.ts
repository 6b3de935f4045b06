import { text } from '../../text.ts';
import type { Held } from './overview-api.ts';

type Text = Parameters<typeof text>[0];
const wheres = {
  identity: 'heldWhere_identity',
  profile: 'heldWhere_profile',
  offers: 'heldWhere_offers',
  documents: 'heldWhere_documents',
  billing: 'heldWhere_billing',
  trials: 'heldWhere_trials',
  bff: 'heldWhere_bff',
} as const satisfies Readonly<Record<string, Text>>;
const whats = {
  'touchline.user': 'heldWhat_user',
  'touchline.profile': 'heldWhat_profile',
  'touchline.offer': 'heldWhat_offer',
  'touchline.document': 'heldWhat_document',
  'touchline.subscription': 'heldWhat_subscription',
} as const satisfies Readonly<Record<string, Text>>;

/** Which part of the product could make nothing of how many changes to what. */
export const heldText = ({ group, topic, failed: count }: Held): string =>
  text('heldLine', {
    where: text(wheres[group.split('.')[0] as keyof typeof wheres] ?? 'heldWhere_other'),
    what: text(whats[topic as keyof typeof whats] ?? 'heldWhat_other'),
    count,
  });
