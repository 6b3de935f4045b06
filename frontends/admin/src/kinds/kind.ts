import type { JudgedProfile } from '@touchline/contracts/policies/may-verify';
import type { ValuationTier } from '@touchline/contracts/values';
import type { CrestClub, Fact } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { Profile, ProfileRow } from '../api/profiles-api.ts';
import type { Reason } from '../features/decision/reject-draft.ts';
import type { ComparedRow } from '../features/evidence/compare.ts';
import type { TableColumn, TableFilter } from '../features/table/table-kind.ts';

export type Claim = NonNullable<Profile['profile']['claim']>;

/** One field of a verified profile that its owner wants to change. */
export interface ChangedRow {
  readonly term: string;
  readonly before: string;
  readonly after: string;
}

/** Where staff decide on profiles of one kind. */
export interface Queue {
  /** Its address below /admin, and the name of its table’s file. */
  readonly path: string;
  readonly title: string;
  /** The columns of its table between the name and how the profile stands. */
  readonly columns: readonly TableColumn<ProfileRow>[];
  /** What its table is narrowed by beside how the profiles stand. */
  readonly filters: readonly TableFilter[];
}

/** All that staff's pages know of one kind of profile; a new one is a folder here and a row in `kinds.ts`. */
export interface Kind {
  readonly name: string;
  /** Null where nobody can be one yet. */
  readonly queue: Queue | null;
  /** The line beneath a name in lists. */
  readonly line: (row: ProfileRow, club: string) => string;
  /** What can be wrong with such a profile. */
  readonly reasons: () => readonly Reason[];
  /** The picture beside the name in the evidence. */
  readonly mark: (profile: Profile, club: CrestClub | undefined) => ReactNode;
  /** The club that is acted for or played at; undefined where there is none. */
  readonly club: (profile: Profile) => CrestClub | undefined;
  /** The name as the profile has it. */
  readonly fullName: (profile: Profile) => string | null;
  /** What of the profile stands on the document too, beside the name. */
  readonly compared: (profile: Profile) => readonly ComparedRow[];
  /** What the applicant typed, without what the comparison shows already. */
  readonly facts: (profile: Profile) => readonly Fact[];
  /** What a claim changes, field by field. */
  readonly changed: (profile: Profile, claim: Claim) => readonly ChangedRow[];
  /** true: staff give it a valuation tier. */
  readonly tiered: boolean;
  /** What decides whether it can be verified, beyond what holds for every profile. */
  readonly judged: (profile: Profile, tier: ValuationTier | null) => Pick<JudgedProfile, 'player' | 'representative'>;
}

/** One that can be registered: staff decide on it. */
export interface OpenKind extends Kind {
  readonly queue: Queue;
}
