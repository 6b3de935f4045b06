import { useQuery } from '@tanstack/react-query';
import { crestOf } from '@touchline/app-core/page/crest-of.ts';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { Button, Crest, Section, Skeletons } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { daysSoFar } from './so-far.ts';
import { StorySteps, storiesQuery } from './story.tsx';
import { text } from './text.ts';

/** So many clubs are shown at first: the newest stories. */
const atFirst = 3;

/** On the player's own page: what there was with each club, step by step, the newest story first. */
export const StoriesOfPlayer = ({ playerId }: { readonly playerId: string }): ReactNode => {
  const [all, setAll] = useState(false);
  const { data, error, isPending, isFetching, refetch } = useQuery(storiesQuery(playerId));
  const told = data?.data ?? [];
  const shown = all ? told : told.slice(0, atFirst);
  return (
    <Section title={text('withClubs')}>
      <div className="grid gap-6 pt-4">
        {isPending ? (
          <Skeletons lines={3} />
        ) : error && !data ? (
          <ReadFailed query={{ error, isFetching, refetch }} />
        ) : told.length === 0 ? (
          <p className="tl-small text-ink-2">{text('withClubsNone')}</p>
        ) : (
          <ul className="grid gap-7">
            {shown.map(({ club_team, steps }) => {
              const count = daysSoFar(steps);
              return (
                <li key={club_team.team_id} className="grid gap-3">
                  <div className="flex items-center gap-3">
                    <Crest club={crestOf(club_team)} size={36} decorative />
                    <div className="min-w-0">
                      <h3 className="tl-subhead break-words">{club_team.club_name}</h3>
                      <p className="tl-small tl-num text-ink-2">
                        {count ? text('soFar', { team: club_team.team_name, count }) : club_team.team_name}
                      </p>
                    </div>
                  </div>
                  <StorySteps steps={steps} side="player" label={text('storyWith', { name: club_team.club_name })} />
                </li>
              );
            })}
          </ul>
        )}
        {told.length > shown.length ? (
          <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => setAll(true)}>
            {text('moreClubs', { count: told.length - shown.length })}
          </Button>
        ) : null}
      </div>
    </Section>
  );
};
