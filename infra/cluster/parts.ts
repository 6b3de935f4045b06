/** The parts that run as processes of their own, and where each begins. */
export const mains = {
  identity: 'services/identity/src/main.ts',
  profile: 'services/profile/src/main.ts',
  billing: 'services/billing/src/main.ts',
  offers: 'services/offers/src/main.ts',
  documents: 'services/documents/src/main.ts',
  trials: 'services/trials/src/main.ts',
  frontends: 'infra/static-host/main.ts',
  bff: 'bff/src/main.ts',
} as const;

export type Part = keyof typeof mains;
export const parts = Object.keys(mains) as readonly Part[];
