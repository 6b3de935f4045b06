import { Button, ButtonLink } from '@touchline/ui';
import { Checkbox } from '@touchline/ui/forms';
import type { ReactNode } from 'react';
import { compareHref, useChosen } from '../chosen.ts';
import { text } from '../text.ts';

interface Player {
  readonly id: string;
  readonly name: string;
}

/** Ticks a player in a row. */
export const CompareTick = ({ player }: { readonly player: Player }): ReactNode => {
  const { ids, toggle } = useChosen();
  return (
    <Checkbox
      hideLabel
      label={text('tick', { name: player.name })}
      checked={ids.includes(player.id)}
      onChange={() => toggle(player.id)}
    />
  );
};

/** Ticks the player whose sheet is open. */
export const CompareButton = ({ player }: { readonly player: Player }): ReactNode => {
  const { ids, toggle } = useChosen();
  const on = ids.includes(player.id);
  return (
    <Button block icon={on ? 'check' : 'columns'} aria-pressed={on} onClick={() => toggle(player.id)}>
      {text(on ? 'inCompare' : 'compare')}
      <span className="tl-sr">: {player.name}</span>
    </Button>
  );
};

/** Leads to those who are ticked; nothing while nobody is. */
export const CompareLink = ({ block = false }: { readonly block?: boolean }): ReactNode => {
  const { ids } = useChosen();
  return ids.length === 0 ? null : (
    <ButtonLink variant="primary" size={block ? 'lg' : 'sm'} block={block} icon="columns" href={compareHref(ids)}>
      {text('compareCount', { count: ids.length })}
    </ButtonLink>
  );
};
