import type { Reply } from '@touchline/app-core/client/create-client.ts';
import type { MyProfile } from '@touchline/app-core/session/session.tsx';
import type { NavItem } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { TouchlineDocument } from '../features/documents/api/documents-api.ts';
import type { OwnProfile } from '../features/own-profile/api/own-profile.ts';
import type { OnDirty } from '../features/own-profile/components/edit-section.tsx';
import type { OnboardingStep } from '../features/own-profile/components/step-sheet.tsx';

/** How many wait for my answer, at the places where it is given. */
export type Waiting = {
  readonly interests: number;
  readonly mandates: number;
  readonly suggestions: number;
  readonly trials: number;
  readonly offers: number;
  readonly documents: number;
};

/** All that the shell knows of one kind of profile; a new one is a folder here and a row in `kinds.ts`. */
export interface Kind {
  readonly name: string;
  /** The same word within a sentence. */
  readonly nameWithin: string;
  /** What stands beneath the name of one’s own, where one is chosen among several. */
  readonly beneathName: (profile: MyProfile) => string;
  /** How it is chosen by somebody who hasn't one; null where it can't be registered yet. */
  readonly registration: { readonly detail: string; readonly brief: string; readonly add: string } | null;
  /** The steps of its onboarding, in their order. */
  readonly steps: readonly OnboardingStep[];
  /** Its places between home and documents, then those after them. */
  readonly places: (
    profile: MyProfile,
    waiting: Waiting,
  ) => { readonly work: readonly NavItem[]; readonly own: readonly NavItem[] };
  /** On which side of an offer it stands; null: on neither. */
  readonly side: 'player' | 'club' | null;
  /** Below which address its offers stand; null where it has none. */
  readonly offersBelow: string | null;
  /** Where its interests are answered; null where it has none. */
  readonly interests: string | null;
  /** Where its trial requests are answered; null where it has none. */
  readonly trials: string | null;
  /** What it does with open positions. */
  readonly partInPositions: 'answers' | 'puts-forward' | 'publishes' | 'reads';
  /** Where the positions that it publishes stand; null where it publishes none. */
  readonly positions: string | null;
  /** Below which address it keeps lists of players; null where it keeps none. */
  readonly shortlistsBelow: string | null;
  /** Below which address it looks at players; null where it doesn't scout. */
  readonly scoutedBelow: string | null;
  /** The page that others see of it; null while it has none. */
  readonly ownPage: (profile: OwnProfile) => string | null;
  /** As what it signs a document. */
  readonly signsAs: (document: Pick<TouchlineDocument, 'club_team'>) => string;
  /** Under 18, what the person is called: a guardian consents before anything of the market opens. Null: nobody has to. */
  readonly underage: (profile: OwnProfile) => string | null;
  /** Signs for neither side: such a one can't decline. */
  readonly witnesses: boolean;
  /** Where staff decide on it; null where nobody can be one yet. */
  readonly staffQueue: NavItem | null;
  /** Its answers are weighed one by one, or gone through as a list. */
  readonly answers: 'sheets' | 'list';
  /** What it does first thing, beside the greeting. */
  readonly homeAction: ReactNode;
  /** What stands at its home whatever else is there, below what needs an answer. */
  readonly atHome: ReactNode;
  /** On a club's page, what lies between it and this profile; null where nothing can. */
  readonly withClub: (given: {
    readonly current: MyProfile;
    readonly club: { readonly id: string; readonly name: string };
  }) => ReactNode;
  /** For somebody with nothing on the table: the one next step, and why. */
  readonly start: (given: { readonly current: MyProfile; readonly player: HomePlayer }) => ReactNode;
  /** The parts of the profile, each with a save of its own; null while there is nothing of this kind in it. */
  readonly sections: (profile: OwnProfile, onDirty: OnDirty) => ReactNode;
}

/** One that can be registered: it says how it is chosen, and where staff decide on it. */
export interface OpenKind extends Kind {
  readonly registration: NonNullable<Kind['registration']>;
  readonly staffQueue: NavItem;
}

export type HomePlayer = Reply<'/home', 'get'>['data']['player'];
