import type { Interest } from './interests-api.ts';

export const groupNames = ['mine', 'theirs', 'talks', 'over'] as const;
export type GroupName = (typeof groupNames)[number];

const groupOf = ({ status, your_turn }: Interest): GroupName => {
  if (status === 'pending') return your_turn ? 'mine' : 'theirs';
  return status === 'accepted' ? 'talks' : 'over';
};

/** Where each interest stands for who looks: what needs an answer first. Within a group the order stays. */
export const grouped = (interests: readonly Interest[]): ReadonlyMap<GroupName, readonly Interest[]> =>
  new Map(groupNames.map((name) => [name, interests.filter((interest) => groupOf(interest) === name)]));

/** The other side's name; for an agent, whom it is about. */
export const nameOf = ({ your_side, as_agent, club_team, player }: Interest): string =>
  your_side === 'club' || as_agent ? player.name : club_team.club_name;
