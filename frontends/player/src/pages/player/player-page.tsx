import { useParams } from '@touchline/app-core/page/router.ts';
import { PlayerSheet } from '@touchline/negotiation/player/player-sheet.tsx';
import type { PlayerSheetData } from '@touchline/negotiation/player/players-api.ts';
import { StoriesOfPlayer } from '@touchline/negotiation/story/stories-of-player.tsx';
import { ButtonLink, Section, Status } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../../text.ts';
import { PageOpenings } from './page-openings.tsx';

/** What only the player sees on the own page: who can find it, the way to change it, what there was with each club. */
const own = ({ viewer, profile_id }: PlayerSheetData): ReactNode =>
  viewer.is_own ? (
    <div className="grid gap-8">
      <Section title={text('ownPage')}>
        <div className="grid gap-3 pt-4">
          <div>
            <Status meaning={viewer.scoutable ? 'yes' : 'closed'} icon={viewer.scoutable ? 'eye' : 'eye-slash'}>
              {text(viewer.scoutable ? 'visible' : 'hidden')}
            </Status>
            <p className="tl-small text-ink-2">{text(viewer.scoutable ? 'visibleText' : 'hiddenText')}</p>
          </div>
          <ButtonLink block icon="pencil-simple" href="/profile/management">
            {text('editPage')}
          </ButtonLink>
        </div>
      </Section>
      <StoriesOfPlayer playerId={profile_id} />
      <PageOpenings />
    </div>
  ) : null;

/** A player's page: the own one, or that of another player who may be found. */
export const Component = (): ReactNode => {
  const { id = '' } = useParams();
  return <PlayerSheet key={id} playerId={id} aside={own} />;
};
