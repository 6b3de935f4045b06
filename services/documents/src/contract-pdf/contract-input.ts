import type { Terms } from '@touchline/contracts/values';
import type { PartyRole } from '../document/state.ts';

/** All that a contract says. The same input in the same wording always gives the same file, byte by byte. */
export interface ContractInput {
  readonly documentId: string;
  /** The instant the contract was drawn up, UTC ISO 8601. */
  readonly at: string;
  readonly club: {
    readonly name: string;
    readonly teamName: string;
    /** ISO 3166-1 alpha-2, or one of GB-ENG, GB-SCT, GB-WLS, GB-NIR and XK. */
    readonly country: string;
    readonly city?: string | null;
  };
  readonly player: {
    readonly name: string;
    /** `YYYY-MM-DD`. */
    readonly dateOfBirth: string;
  };
  /** In the order in which they sign. `capacity` is a line below the name (`Head of Recruitment`). */
  readonly signers: readonly {
    readonly name: string;
    readonly role: PartyRole;
    readonly capacity?: string | null;
  }[];
  readonly offer: { readonly id: string; readonly round: number };
  /** Sums in minor units of the salary's currency, as the accepted round has them. */
  readonly terms: Terms;
  /** SHA-256 over the canonical JSON of the terms, hex. */
  readonly termsDigest: string;
}
