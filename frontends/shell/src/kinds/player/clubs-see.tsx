import { Avatar, ageOn, Flags, Positions } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { OwnPlayer } from '../../features/own-profile/api/own-profile.ts';
import { text } from '../../features/own-profile/text.ts';

const footWord = (foot: OwnPlayer['preferred_foot']): string | null =>
  foot && { left: text('footLeft'), right: text('footRight'), both: text('footBoth') }[foot];

/** The reward of filling in: the row that a club will find. */
export const ClubsSee = ({
  player,
  clubAnswered,
}: {
  readonly player: OwnPlayer;
  readonly clubAnswered: boolean;
}): ReactNode => {
  const name = [player.first_name, player.last_name].filter(Boolean).join(' ');
  return (
    <section className="mt-8 border-line-strong border-t pt-4">
      <h2 className="tl-subhead">{text('previewRight')}</h2>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-sm border border-line bg-sunken px-3 py-2.5">
        <Avatar name={name || '?'} src={player.photo} size={36} />
        <span className="min-w-[55%] flex-1 sm:min-w-0">
          <span className="tl-name tl-block text-md">{name || text('previewUnnamed')}</span>
          <span className="tl-tiny tl-ink-3">
            {player.club_team
              ? `${player.club_team.club_name}, ${player.club_team.team_name}`
              : clubAnswered
                ? text('clubNone')
                : text('clubFollows')}
          </span>
        </span>
        {player.date_of_birth ? <span className="tl-num">{ageOn(player.date_of_birth)}</span> : null}
        {player.nationalities.length ? <Flags countries={player.nationalities} flag={false} /> : null}
        {player.positions.length ? <Positions positions={player.positions} /> : null}
        {footWord(player.preferred_foot) ? (
          <span className="max-sm:hidden">{footWord(player.preferred_foot)}</span>
        ) : null}
        {player.height_cm ? <span className="tl-num max-sm:hidden">{player.height_cm}</span> : null}
      </div>
      <p className="tl-tiny tl-ink-3 mt-2">{text('previewNothing')}</p>
    </section>
  );
};
