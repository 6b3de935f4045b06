import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { DeclareInterest } from '@touchline/negotiation/interests/declare-interest.tsx';
import { useAnswerInPlace } from '@touchline/negotiation/interests/use-answer-in-place.tsx';
import { Button, ButtonLink, Skeletons } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { text } from '../../../text.ts';
import { useProspect } from '../use-prospect.ts';
import { AskToTrial } from './ask-to-trial.tsx';
import { interestsHref, WaitingInterest } from './waiting-interest.tsx';

const offerHref = (id: string): string => `/club-representative/offers/${id}`;
export const makeOfferHref = (playerId: string): string => `/club-representative/offers/new?player=${playerId}`;

/** The next act towards a player; where it isn't possible, the reason stands beneath it. */
export const ProspectActions = ({
  playerId,
  inPlace = false,
}: {
  readonly playerId: string;
  /** Whether there is room to answer an interest here. */
  readonly inPlace?: boolean;
}): ReactNode => {
  const { prospect, pending, data } = useProspect(playerId);
  const [declaring, setDeclaring] = useState(false);
  const { answer, dialog } = useAnswerInPlace(interestsHref);
  if (pending && !prospect.isError) return <Skeletons lines={1} />;
  // Who isn't there is asked nothing.
  if (isApiFailure(prospect.error) && prospect.error.status === 404) return null;
  if (!data)
    return (
      <Button block icon="arrows-left-right" reason={isApiFailure(prospect.error) ? prospect.error.message : ''}>
        {text('makeOffer')}
      </Button>
    );
  const { teams } = data;
  const possible = teams.some((team) => !team.refusal);
  const open = teams.flatMap(({ offer_id }) => offer_id ?? []);
  const refusal = teams.find((team) => team.refusal)?.refusal;
  const free = teams.filter((team) => !team.interest_refusal).map(({ club_team }) => club_team);
  const waiting = teams.flatMap(({ interest }) => (interest?.status === 'pending' ? [interest] : []));
  const uninteresting = teams.find((team) => team.interest_refusal)?.interest_refusal;
  return (
    <div className="grid gap-2">
      {open.map((id) => (
        <ButtonLink key={id} variant="primary" block iconEnd="arrow-right" href={offerHref(id)}>
          {text('openOffer')}
        </ButtonLink>
      ))}
      {possible ? (
        <ButtonLink
          variant={open.length ? 'secondary' : 'primary'}
          block
          icon="arrows-left-right"
          href={makeOfferHref(playerId)}
        >
          {text('makeOffer')}
        </ButtonLink>
      ) : (
        <Button
          block
          icon="arrows-left-right"
          reason={open.length ? text('existingText') : (refusal?.message ?? text('noTeam'))}
        >
          {text('makeOffer')}
        </Button>
      )}
      {free.length > 0 ? (
        <Button block icon="handshake" onClick={() => setDeclaring(true)}>
          {text('showInterest')}
        </Button>
      ) : waiting.length > 0 ? null : (
        <Button block icon="handshake" reason={uninteresting?.message ?? text('noTeam')}>
          {text('showInterest')}
        </Button>
      )}
      <AskToTrial playerId={playerId} />
      {waiting.map(({ id, your_turn }) => (
        <WaitingInterest key={id} id={id} yourTurn={your_turn} inPlace={inPlace} onOpen={() => answer(id)} />
      ))}
      {dialog}
      {declaring ? (
        <DeclareInterest
          player={{ id: playerId, name: data.player.name }}
          teams={free}
          onClose={() => setDeclaring(false)}
        />
      ) : null}
    </div>
  );
};
