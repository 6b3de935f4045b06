import { useEffect } from 'react';

/** The keys as this machine's keyboard names them: Apple's have a key of their own for commands. */
export const commandKeyName = (platform: string): string => (/^(Mac|iPad|iPhone)/.test(platform) ? '⌘K' : 'Ctrl K');

/** ⌘K, or Ctrl K, from anywhere on the page. */
export const useCommandKey = (open: () => void): void => {
  useEffect(() => {
    const key = (event: globalThis.KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [open]);
};
