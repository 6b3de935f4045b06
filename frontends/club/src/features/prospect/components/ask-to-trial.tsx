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
  const free = data?.teams.filter((team) => !team.refusal).map(({ club_team }) => club_team) ?? [];
  const refusal = data?.teams.find((team) => team.refusal)?.refusal?.message;
  if (isPending) return null;
  if (!data || free.length === 0)
    return (
      <Button
        block={!size}
        size={size}
        icon="calendar-plus"
        reason={refusal ?? (isApiFailure(error) ? error.message : text('noTeam'))}
      >
        {text('askToTrial')}
      </Button>
    );
  return (
    <>
      <Button block={!size} size={size} icon="calendar-plus" onClick={() => setAsking(true)}>
        {text('askToTrial')}
        {size ? <span className="tl-sr">: {data.player.name}</span> : null}
      </Button>
      {asking ? (
        <RequestTrial player={{ id: playerId, name: data.player.name }} teams={free} onClose={() => setAsking(false)} />
      ) : null}
    </>
  );
};
