import { InterestsPage } from '@touchline/negotiation/interests/interests-page.tsx';
import { ButtonLink } from '@touchline/ui';
import type { ReactNode } from 'react';
import { AskToTrial } from '../../features/prospect/components/ask-to-trial.tsx';
import { text } from '../../text.ts';

const scouting = '/club-representative/scout-players';

/** The players whom the club wants to talk with, and those who want to talk with it. */
export const Component = (): ReactNode => (
  <InterestsPage
    side="club"
    counterpartHref={({ player }) => `${scouting}/${player.nickname || 'player'}/${player.profile_id}`}
    next={({ player }) => (
      <span className="grid gap-2">
        <ButtonLink
          size="sm"
          icon="arrows-left-right"
          href={`/club-representative/offers/new?player=${player.profile_id}`}
        >
          {text('makeOffer')}
          <span className="tl-sr">: {player.name}</span>
        </ButtonLink>
        <AskToTrial playerId={player.profile_id} size="sm" />
      </span>
    )}
    emptyActions={
      <ButtonLink icon="binoculars" href={scouting}>
        {text('scouting')}
      </ButtonLink>
    }
  />
);
