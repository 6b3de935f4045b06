import type { PublicSubscription } from '../events/subscription.ts';
import type { ProfileType } from '../values.ts';

/** What a plan includes or not, beside its trial requests. The services that own it ask here; pages show the same. */
export const entitlements = ['saved-searches', 'csv-export', 'page-openings'] as const;
export type Entitlement = (typeof entitlements)[number];

/** As what it is offered, on pages and in messages. */
export const entitlementLabels: Readonly<Record<Entitlement, string>> = {
  'saved-searches': 'Saved searches, with news of what is new',
  'csv-export': 'Players as a file (CSV)',
  'page-openings': 'How often clubs open your page',
};

/** For whom it is there at all. */
const audienceOf: Readonly<Record<Entitlement, readonly ProfileType[]>> = {
  'saved-searches': ['player', 'club-representative'],
  'csv-export': ['club-representative'],
  'page-openings': ['player'],
};

/** What a plan for these members can include. */
export const entitlementsFor = (audience: readonly ProfileType[]): readonly Entitlement[] =>
  entitlements.filter((one) => audienceOf[one].some((type) => audience.includes(type)));

/** What a plan for these members includes. One that doesn't say is of before plans said so, and includes all of it. */
export const includedIn = (
  named: readonly Entitlement[] | undefined,
  audience: readonly ProfileType[],
): readonly Entitlement[] => entitlementsFor(audience).filter((one) => named?.includes(one) ?? true);

/** All that a plan says it includes, line by line: what it opens, then what staff wrote. */
export const includedLines = ({
  entitlements: included,
  features,
}: {
  readonly entitlements: readonly Entitlement[];
  readonly features: readonly string[];
}): readonly string[] => [...included.map((one) => entitlementLabels[one]), ...features];

/** Whether a profile may use it. Who has no subscription is refused before anybody asks. */
export const isEntitled = (
  subscription: { readonly plan: Pick<PublicSubscription['plan'], 'entitlements'> } | null,
  to: Entitlement,
): boolean => subscription?.plan.entitlements?.includes(to) ?? true;
