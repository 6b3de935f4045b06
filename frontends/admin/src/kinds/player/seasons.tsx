import { useQueryClient } from '@tanstack/react-query';
import { Button, formatSeason, Status, toast } from '@touchline/ui';
import type { ReactNode } from 'react';
import { confirmSeason, type Profile, profileKey } from '../../api/profiles-api.ts';
import { RefusalNote } from '../../features/decision/components/refusal.tsx';
import { useDecision } from '../../features/decision/use-decision.ts';
import { text as words } from '../../text.ts';
import { text } from './text.ts';

type Season = NonNullable<Profile['profile']['player']>['seasons'][number];

const nameOf = ({ began_in, club, level }: Season): string =>
  words('season', { season: formatSeason(began_in), club: [club, level].filter(Boolean).join(', ') });

/** The career as the player tells it; staff stand for the seasons that they have checked. */
export const Seasons = ({
  profileId,
  seasons,
}: {
  readonly profileId: string;
  readonly seasons: readonly Season[];
}): ReactNode => {
  const client = useQueryClient();
  const { busy, failure, decide } = useDecision<string>();
  const confirm = async (season: Season, confirmed: boolean): Promise<void> => {
    const answer = await decide(season.id, () => confirmSeason(profileId, season, confirmed));
    if (!answer) return;
    client.setQueryData(profileKey(profileId), answer.data);
    toast({ kind: 'success', title: text(confirmed ? 'seasonConfirmed' : 'seasonTakenBack') });
  };
  return (
    <>
      <RefusalNote failure={failure} />
      <ul className="grid gap-2">
        {seasons.map((season) => (
          <li key={season.id} className="flex flex-wrap items-center gap-x-3">
            <span className="min-w-0 flex-1 basis-52 wrap-anywhere">
              {nameOf(season)} <span className="tl-small tl-num text-ink-2">{words('seasonPlayed', season)}</span>
              {season.confirmed_at ? (
                <span className="block">
                  <Status meaning="yes">{text('confirmed')}</Status>
                </span>
              ) : null}
            </span>
            <Button
              size="sm"
              variant="ghost"
              busy={busy === season.id}
              aria-label={text(season.confirmed_at ? 'takeBackOf' : 'confirmOf', { season: nameOf(season) })}
              onClick={() => void confirm(season, !season.confirmed_at)}
            >
              {text(season.confirmed_at ? 'takeBack' : 'confirm')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
};
