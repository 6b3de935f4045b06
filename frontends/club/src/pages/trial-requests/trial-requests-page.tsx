import { TrialsPage } from '@touchline/negotiation/trials/trials-page.tsx';
import { ButtonLink } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../../text.ts';

const scouting = '/club-representative/scout-players';

/** The players whom the club has asked to train with its teams. */
export const Component = (): ReactNode => (
  <TrialsPage
    side="club"
    counterpartHref={({ player }) => `${scouting}/${player.nickname || 'player'}/${player.profile_id}`}
    emptyActions={
      <ButtonLink icon="binoculars" href={scouting}>
        {text('scouting')}
      </ButtonLink>
    }
  />
);
