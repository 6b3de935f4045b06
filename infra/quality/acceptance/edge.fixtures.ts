import type { AllInOneHarness } from '../testkit/all-in-one.harness.ts';
import type { browserClient, checkedReply } from '../testkit/browser-client.ts';

/** What the tests of the edge share: one world, and the ways into it. */
export interface Edge {
  readonly harness: () => AllInOneHarness;
  readonly register: () => Promise<{
    readonly client: ReturnType<typeof browserClient>;
    readonly email: string;
    readonly user: { readonly id: string };
  }>;
  readonly password: string;
  readonly api: (method: string, path: string, init?: RequestInit) => ReturnType<typeof checkedReply>;
  /** The header with which the client's cookies go elsewhere. */
  readonly cookieOf: (client: ReturnType<typeof browserClient>) => { readonly cookie: string };
}
