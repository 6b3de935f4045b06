import { ButtonLink, EmptyState } from '@touchline/ui';
import type { Kind } from './kind.ts';
import { text } from './text.ts';

/** What is common to kinds that sign documents and have no area of their own yet. */
export const signing = ({ name, nameWithin }: Pick<Kind, 'name' | 'nameWithin'>): Kind => ({
  name,
  nameWithin,
  registration: null,
  steps: [],
  places: () => ({ work: [], own: [] }),
  offersBelow: null,
  interests: null,
  trials: null,
  answersPositions: false,
  scoutedBelow: null,
  staffQueue: null,
  ownPage: () => null,
  signsAs: () => name,
  answers: 'list',
  homeAction: null,
  start: () => (
    <EmptyState
      framed
      icon="file-text"
      title={text('start')}
      actions={
        <ButtonLink variant="primary" href="/documents">
          {text('startDocuments')}
        </ButtonLink>
      }
    >
      {text('startText')}
    </EmptyState>
  ),
  sections: () => null,
});
