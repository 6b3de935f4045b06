import type { ReactNode } from 'react';
import { IconButton } from '../actions/button.tsx';
import { Menu } from '../layers/menu.tsx';
import { text } from '../text.ts';
import { type ColourMode, useColourMode, useForcedColourMode } from './colour-mode.ts';

const modes = [
  { mode: 'light', icon: 'sun', label: () => text('colourLight') },
  { mode: 'dark', icon: 'moon', label: () => text('colourDark') },
  { mode: 'system', icon: 'monitor', label: () => text('colourSystem') },
] as const;

/** Light, dark or as the system has it. */
export const ColourModeToggle = (): ReactNode => {
  const { mode, setMode } = useColourMode();
  const icon = modes.find((entry) => entry.mode === mode)?.icon ?? 'monitor';
  return (
    <Menu
      label={text('colourMode')}
      // Colours that somebody has chosen for everything stay: nothing is left to switch.
      trigger={<IconButton className="forced-colors:hidden" icon={icon} label={text('colourMode')} />}
      entries={modes.map((entry) => ({
        label: entry.label(),
        icon: entry.icon,
        checked: entry.mode === mode,
        onSelect: () => setMode(entry.mode),
      }))}
    />
  );
};

/** Route metadata's way of forcing: renders nothing. */
export const ForcedColourMode = ({ mode }: { readonly mode: ColourMode | undefined }): ReactNode => {
  useForcedColourMode(mode);
  return null;
};
