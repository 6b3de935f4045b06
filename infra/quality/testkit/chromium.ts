import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's Chromium, as `CHROMIUM` or the PATH name it; nothing when there is none. */
export const findChromium = (): string | undefined => {
  const given = process.env['CHROMIUM'];
  if (given) return given;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) =>
    ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)),
  );
  return candidates.find((path) => existsSync(path));
};
