import type { MyProfile } from '@touchline/market';
import { ButtonLink, EmptyState } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { Home } from './ledger.ts';
import { text } from './text.ts';

/** For somebody with nothing on the table: the one next step, and why. */
export const NextStep = ({
  current,
  player,
}: {
  readonly current: MyProfile;
  readonly player: Home['player'];
}): ReactNode => {
  if (current.profile_type !== 'player')
    return (
      <EmptyState
        framed
        icon="binoculars"
        title={text('startClub')}
        actions={
          <ButtonLink variant="primary" href="/club-representative/scout-players" icon="binoculars">
            {text('scout')}
          </ButtonLink>
        }
      >
        {text('startClubText')}
      </EmptyState>
    );
  const edit = (
    <ButtonLink variant="primary" href="/profile/management">
      {text('startEdit')}
    </ButtonLink>
  );
  if (player && !player.visible_to_clubs)
    return (
      <EmptyState framed icon="eye-slash" title={text('startPlayerHidden')} actions={edit}>
        {text('startPlayerHiddenText')}
      </EmptyState>
    );
  if (player && player.highlights === 0)
    return (
      <EmptyState framed icon="film-strip" title={text('startPlayerClips')} actions={edit}>
        {text('startPlayerClipsText')}
      </EmptyState>
    );
  return (
    <EmptyState
      framed
      icon="eye"
      title={text('startPlayer')}
      actions={
        player?.nickname ? (
          <ButtonLink variant="primary" href={`/player/${player.nickname}/${current.id}`}>
            {text('startPage')}
          </ButtonLink>
        ) : undefined
      }
    >
      {text('startPlayerText')}
    </EmptyState>
  );
};
