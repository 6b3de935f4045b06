import { CommandPalette, type CommandPaletteProps } from '@touchline/ui/palette';
import { type ReactNode, useState } from 'react';
import { usePaletteGroups } from './use-palette-groups.ts';

/** What ⌘K opens, with all that it finds. */
export const Palette = ({ open, onOpenChange }: Pick<CommandPaletteProps, 'open' | 'onOpenChange'>): ReactNode => {
  const [typed, setTyped] = useState('');
  const groups = usePaletteGroups(open, typed);
  return <CommandPalette open={open} onOpenChange={onOpenChange} groups={groups} onSearch={setTyped} />;
};
