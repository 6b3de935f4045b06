import { type ServiceName, serviceNames } from '@touchline/contracts/topology';

/** The parts that run as processes of their own, and where each begins. */
export type Part = ServiceName | 'frontends' | 'bff';

export const mains: Readonly<Record<Part, string>> = {
  ...(Object.fromEntries(serviceNames.map((name) => [name, `services/${name}/src/main.ts`])) as Record<
    ServiceName,
    string
  >),
  frontends: 'infra/apps/static-host/main.ts',
  bff: 'bff/src/main.ts',
};

export const parts = Object.keys(mains) as readonly Part[];
