import { useMutation } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { maxSeasons } from '@touchline/contracts/http/profile';
import { Button, CloseButton, formatCount, formatSeason, Problem, Status } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { type OwnPlayer, useKeepOwnProfile } from '../../features/own-profile/api/own-profile.ts';
import { text } from '../../features/own-profile/text.ts';
import { SeasonForm } from './season-form.tsx';
import { type Season, seasonTyped } from './season-values.ts';

const nameOf = ({ began_in, club, level }: Season): string =>
  [formatSeason(began_in), [club, level].filter(Boolean).join(', ')].join(' · ');

const playedOf = ({ appearances, minutes, goals, assists }: Season): string =>
  [
    text('seasonSaid_appearances', { count: appearances }),
    text('seasonSaid_minutes', { minutes: formatCount(minutes) }),
    text('seasonSaid_goals', { count: goals }),
    text('seasonSaid_assists', { count: assists }),
  ].join(', ');

/** The career, season by season: added, written anew and taken away one by one; the server says where it ends. */
export const Seasons = ({ player, level = 2 }: { readonly player: OwnPlayer; readonly level?: 2 | 3 }): ReactNode => {
  const Heading = level === 2 ? 'h2' : 'h3';
  const keep = useKeepOwnProfile();
  /** What is being typed: a season's id, a new one, or nothing. */
  const [open, setOpen] = useState<string | null>(null);
  const close = (): void => setOpen(null);
  const remove = useMutation({
    mutationFn: (id: string) => api.delete('/profile/seasons/{season_id}', { params: { season_id: id } }).then(keep),
  });
  const { seasons } = player;
  return (
    <section>
      <div className="flex items-baseline justify-between border-line-strong border-b pb-2">
        <Heading className="tl-subhead">{text('seasons')}</Heading>
        <b className="tl-small tl-num">{text('clipsCount', { count: seasons.length, max: maxSeasons })}</b>
      </div>
      {seasons.length ? (
        <ul>
          {seasons.map((season) =>
            open === season.id ? (
              <li key={season.id}>
                <SeasonForm
                  id={season.id}
                  initial={seasonTyped(season)}
                  onBack={close}
                  onSave={async (body, idempotencyKey) => {
                    const params = { season_id: season.id };
                    keep(await api.put('/profile/seasons/{season_id}', { params, body, idempotencyKey }));
                    close();
                  }}
                />
              </li>
            ) : (
              <li key={season.id} className="flex items-center gap-3 border-line border-b py-2">
                <span className="min-w-0 flex-1">
                  <span className="tl-strong block [overflow-wrap:anywhere]">{nameOf(season)}</span>
                  <span className="tl-small tl-num block text-ink-2">{playedOf(season)}</span>
                  {season.confirmed_at ? <Status meaning="yes">{text('seasonConfirmed')}</Status> : null}
                </span>
                <Button
                  size="sm"
                  variant="ghost"
                  onClick={() => setOpen(season.id)}
                  aria-label={text('seasonChangeOf', { name: nameOf(season) })}
                >
                  {text('seasonChange')}
                </Button>
                <CloseButton
                  label={text('remove', { name: nameOf(season) })}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(season.id)}
                />
              </li>
            ),
          )}
        </ul>
      ) : open === null ? (
        <p className="border-line border-b py-3 text-ink-3">{text('seasonsNone')}</p>
      ) : null}
      <Problem>{isApiFailure(remove.error) ? remove.error.message : null}</Problem>
      {open === 'new' ? (
        <SeasonForm
          id="season"
          onBack={close}
          onSave={async (body, idempotencyKey) => {
            keep(await api.post('/profile/seasons', { body, idempotencyKey }));
            close();
          }}
        />
      ) : (
        <Button icon="plus" className="mt-3" disabled={seasons.length >= maxSeasons} onClick={() => setOpen('new')}>
          {text('seasonAdd')}
        </Button>
      )}
      {seasons.length >= maxSeasons ? (
        <p className="tl-small pt-2 text-ink-2">{text('seasonsFull', { max: maxSeasons })}</p>
      ) : null}
    </section>
  );
};
