import { useQuery } from '@tanstack/react-query';
import { Avatar, formatDay, Section } from '@touchline/ui';
import type { ReactNode } from 'react';
import { representationsQuery } from './mandates-api.ts';
import { text } from './text.ts';

/** Who represents a player today; nothing where nobody does, or where that can't be said now. */
export const RepresentedBy = ({ playerId }: { readonly playerId: string }): ReactNode => {
  const { data } = useQuery(representationsQuery(playerId));
  if (!data || data.length === 0) return null;
  return (
    <Section title={text('agent')} level={3}>
      <ul className="grid gap-3 pt-3">
        {data.map(({ agent, until }) => (
          <li key={agent.profile_id} className="flex items-center gap-3">
            <Avatar name={agent.name} size={36} />
            <div className="min-w-0">
              <p className="tl-name">{agent.name}</p>
              <p className="tl-tiny text-ink-3">
                {agent.agency}, {text('untilDay', { date: formatDay(until) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
};
