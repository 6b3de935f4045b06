import { useQuery, useQueryClient } from '@tanstack/react-query';
import { offerQuery, offersQuery } from '@touchline/negotiation/offers/offers-api.ts';
import { formatTotal } from '@touchline/negotiation/offers/total-text.ts';
import { formatMoney, Link, Skeletons, Stat } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../../features/compare/text.ts';

/** What is on the table between the own club and a player now. */
export const OpenTerms = ({ playerId }: { readonly playerId: string }): ReactNode => {
  const client = useQueryClient();
  const offers = useQuery(offersQuery(client, { player_id: playerId, status: 'pending', limit: 1, sort: 'updated' }));
  const row = offers.data?.data[0];
  const offer = useQuery({ ...offerQuery(row?.id ?? ''), enabled: row !== undefined });
  if (offers.isPending) return <Skeletons lines={1} />;
  if (!row) return <span className="text-ink-2">{text('noOffer')}</span>;
  const salary = offer.data?.rounds.find(({ number }) => number === row.round)?.terms.salary;
  const turn = { round: row.round, name: row.player.name.split(' ')[0] ?? row.player.name };
  return (
    <span className="grid gap-0.5">
      {salary ? <Stat value={formatMoney(salary)} label={text(`per_${salary.per}`)} size="1.625rem" /> : null}
      <span className="tl-tiny tl-num">{text('per', { total: formatTotal(row.total_per_season, row.currency) })}</span>
      <Link href={`/club-representative/offers/${row.id}`}>
        {text(row.your_turn ? 'roundYours' : 'roundTheirs', turn)}
      </Link>
    </span>
  );
};
