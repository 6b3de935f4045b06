import { useQuery } from '@tanstack/react-query';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { Section, Skeletons } from '@touchline/ui';
import type { ReactNode } from 'react';
import { StorySteps, storiesQuery } from './story.tsx';
import { text } from './text.ts';

/** On the page of a club: what there was between it and the player who looks, each team's by itself. */
export const StoryWithClub = ({
  playerId,
  club,
}: {
  readonly playerId: string;
  readonly club: { readonly id: string; readonly name: string };
}): ReactNode => {
  const stories = useQuery(storiesQuery(playerId));
  const told = stories.data?.data.filter(({ club_team }) => club_team.club_id === club.id) ?? [];
  return (
    <Section title={text('youAnd', { name: club.name })}>
      <div className="grid gap-5 pt-4 pb-2">
        {stories.isPending ? <Skeletons lines={2} /> : null}
        {stories.isError && !stories.data ? <ReadFailed query={stories} /> : null}
        {stories.data && told.length === 0 ? <p className="text-ink-2">{text('notYetWithClub')}</p> : null}
        {told.map(({ club_team, steps }) => (
          <div key={club_team.team_id} className="grid gap-2.5">
            {told.length > 1 ? <h3 className="tl-subhead">{club_team.team_name}</h3> : null}
            <StorySteps steps={steps} side="player" label={text('storyWith', { name: club_team.team_name })} />
          </div>
        ))}
      </div>
    </Section>
  );
};
