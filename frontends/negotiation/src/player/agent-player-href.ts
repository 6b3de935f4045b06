/** A player's page as agents open it. */
export const agentPlayerHref = ({
  nickname,
  profile_id,
}: {
  readonly nickname: string;
  readonly profile_id: string;
}): string => `/agent/players/${encodeURIComponent(nickname || 'player')}/${profile_id}`;
