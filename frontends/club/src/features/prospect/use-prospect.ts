import { useQuery } from '@tanstack/react-query';
import { type Prospect, prospectQuery } from '@touchline/negotiation/offers/offers-api.ts';
import { playerQuery } from '@touchline/negotiation/player/players-api.ts';

export type ProspectTeam = Prospect['teams'][number];

/** What an offer to a player has to keep to, and the player's sheet. */
export const useProspect = (playerId: string) => {
  const enabled = playerId !== '';
  const prospect = useQuery({ ...prospectQuery(playerId), enabled });
  const sheet = useQuery({ ...playerQuery(playerId), enabled });
  const pending = prospect.isPending || sheet.isPending;
  return { prospect, sheet, pending, data: pending ? undefined : prospect.data };
};
