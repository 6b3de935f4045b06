import { useQuery } from '@tanstack/react-query';
import { crestOf } from '@touchline/app-core/page/crest-of.ts';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import type { ClubTeam } from '@touchline/contracts/values';
import { Avatar, Button, Crest, Skeletons } from '@touchline/ui';
import type { ReactNode } from 'react';
import { daysSoFar } from './so-far.ts';
import { type StorySide, StorySteps, storiesQuery } from './story.tsx';
import { text } from './text.ts';

/** What stands between a player and a team: an interest, a trial. */
export interface Between {
  readonly id: string;
  readonly player: { readonly profile_id: string; readonly name: string };
  readonly club_team: ClubTeam;
}

/** Who the other side is, and each step with it, the one at hand among them. */
const YouAnd = ({ of, side }: { readonly of: Between; readonly side: StorySide }): ReactNode => {
  const { id, player, club_team } = of;
  const stories = useQuery(storiesQuery(player.profile_id));
  const steps = stories.data?.data.find((told) => told.club_team.team_id === club_team.team_id)?.steps ?? [];
  const name = side === 'club' ? player.name : club_team.club_name;
  const count = daysSoFar(steps);
  return (
    <div className="grid gap-5">
      <div className="flex items-start gap-3.5">
        {side === 'club' ? <Avatar name={name} size={44} /> : <Crest club={crestOf(club_team)} size={44} decorative />}
        <div className="min-w-0">
          <h2 className="tl-heading break-words">{text('youAnd', { name })}</h2>
          <p className="tl-small tl-num text-ink-2">
            {count === null || count === 0 ? club_team.team_name : text('soFar', { team: club_team.team_name, count })}
          </p>
        </div>
      </div>
      {stories.isPending ? (
        <Skeletons lines={3} />
      ) : stories.isError ? (
        <ReadFailed query={stories} />
      ) : steps.length === 0 ? (
        <p className="tl-small text-ink-2">{text('notYet')}</p>
      ) : (
        <StorySteps steps={steps} side={side} current={id} />
      )}
    </div>
  );
};

/** A list and, from the width for it on, the story of the row that is chosen beside it. */
export const WithStory = ({
  of,
  side,
  children,
}: {
  readonly of: Between | undefined;
  readonly side: StorySide;
  readonly children: ReactNode;
}): ReactNode => {
  const beside = useMedia(media.beside);
  const shown = beside ? of : undefined;
  return (
    <div className={shown ? 'grid flex-1 grid-cols-[minmax(0,1fr)_21.25rem]' : 'grid flex-1 grid-cols-[minmax(0,1fr)]'}>
      {children}
      {shown ? (
        <aside aria-label={text('title')} className="border-line border-l bg-sunken px-8 py-7">
          <div className="sticky top-[calc(var(--top-height)+1.75rem)]">
            <YouAnd key={shown.id} of={shown} side={side} />
          </div>
        </aside>
      ) : null}
    </div>
  );
};

/** The same within the row itself, where there is no room beside the list. */
export const StoryWithin = ({ of, side }: { readonly of: Between; readonly side: StorySide }): ReactNode => {
  const beside = useMedia(media.beside);
  return beside ? null : (
    <div className="col-span-full border-line border-t pt-4">
      <YouAnd of={of} side={side} />
    </div>
  );
};

/** Opens the story of a row, and closes it again. */
export const StoryButton = ({
  name,
  open,
  onToggle,
}: {
  readonly name: string;
  readonly open: boolean;
  readonly onToggle: () => void;
}): ReactNode => (
  <Button variant="ghost" size="sm" aria-expanded={open} onClick={onToggle}>
    {text('title')}
    <span className="tl-sr">: {name}</span>
  </Button>
);
