import type { Kind } from './kind.ts';

/** What is common to kinds that sign documents and have no area of their own yet. */
export const signing = ({ name, nameWithin }: Pick<Kind, 'name' | 'nameWithin'>): Omit<Kind, 'start'> => ({
  name,
  nameWithin,
  beneathName: () => name,
  registration: null,
  steps: [],
  places: () => ({ work: [], own: [] }),
  side: null,
  offersBelow: null,
  interests: null,
  trials: null,
  partInPositions: 'reads',
  positions: null,
  shortlistsBelow: null,
  scoutedBelow: null,
  staffQueue: null,
  ownPage: () => null,
  signsAs: () => name,
  underage: () => null,
  witnesses: false,
  answers: 'list',
  homeAction: null,
  atHome: null,
  withClub: () => null,
  sections: () => null,
});
