import { useQuery } from '@tanstack/react-query';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { RequestTrial } from '@touchline/negotiation/trials/request-trial.tsx';
import { trialProspectQuery } from '@touchline/negotiation/trials/trials-api.ts';
import { Button } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { text } from '../../../text.ts';

/** Asks the player to a trial; where it isn't possible, the reason stands beneath it. */
export const AskToTrial = ({
  playerId,
  size,
  opened = false,
}: {
  readonly playerId: string;
  readonly size?: 'sm';
  /** Whether its form is open from the start. */
  readonly opened?: boolean;
}): ReactNode => {
  const { data, error, isPending } = useQuery(trialProspectQuery(playerId));
  const [asking, setAsking] = useState(opened);
  if (isPending) return null;
  const teams = data?.teams ?? [];
  const free = teams.filter((team) => !team.refusal);
  const refusal = teams.find((team) => team.refusal)?.refusal?.message;
  // A form that was opened here stays, whatever has become of the teams meanwhile: what is no longer possible is said when it is sent.
  const offered = (free.length > 0 || opened ? free : teams).map(({ club_team }) => club_team);
  return (
    <>
      <Button
        block={!size}
        size={size}
        icon="calendar-plus"
        {...(data && free.length > 0
          ? { onClick: () => setAsking(true) }
          : { reason: refusal ?? (isApiFailure(error) ? error.message : text('noTeam')) })}
      >
        {text('askToTrial')}
        {size && data ? <span className="tl-sr">: {data.player.name}</span> : null}
      </Button>
      {asking && data && offered.length > 0 ? (
        <RequestTrial
          player={{ id: playerId, name: data.player.name }}
          teams={offered}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
};
