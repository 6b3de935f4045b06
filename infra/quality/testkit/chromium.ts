import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Debian's Chromium, as `CHROMIUM` or the PATH name it; nothing when there is none. The headless shell is the same browser
 * without windows of its own, which nobody sees here and which take a fifth of the time.
 */
export const findChromium = (): string | undefined => {
  const given = process.env['CHROMIUM'];
  if (given) return given;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return candidates.find((path) => existsSync(path));
};
