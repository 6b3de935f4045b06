import type { Trial } from './trials-api.ts';

export const groupNames = ['mine', 'theirs', 'agreed', 'over'] as const;
export type GroupName = (typeof groupNames)[number];

const groupOf = ({ status, your_turn }: Trial): GroupName => {
  if (status === 'pending') return your_turn ? 'mine' : 'theirs';
  return status === 'accepted' ? 'agreed' : 'over';
};

const byFirstDay = (a: Trial, b: Trial): number => a.starts_on.localeCompare(b.starts_on);

/** Where each trial stands for who looks: what comes first stands first; what is over, newest first. */
export const grouped = (trials: readonly Trial[]): ReadonlyMap<GroupName, readonly Trial[]> =>
  new Map(
    groupNames.map((name) => {
      const of = trials.filter((trial) => groupOf(trial) === name);
      return [name, name === 'over' ? of : of.sort(byFirstDay)];
    }),
  );

/** The other side's name; for an agent, whom it is about. */
export const nameOf = ({
  your_side,
  as_agent,
  club_team,
  player,
}: Pick<Trial, 'your_side' | 'as_agent' | 'club_team' | 'player'>): string =>
  your_side === 'club' || as_agent ? player.name : club_team.club_name;

/** Where the place is looked up on a map. */
export const mapHref = ({ name, city }: Trial['location']): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${name}, ${city}`)}`;
