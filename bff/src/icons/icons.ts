import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { getIcons } from '@iconify/utils';
import { Rejected } from '@touchline/platform/domain';
import type { Request, Response } from 'express';

/** The sets that the product draws with: Phosphor, and round flags. */
const sets = { ph: '@iconify-json/ph/icons.json', 'circle-flags': '@iconify-json/circle-flags/icons.json' } as const;

type IconifyJSON = Parameters<typeof getIcons>[0];

const require = createRequire(import.meta.url);
const loaded = new Map<string, Promise<IconifyJSON>>();

const load = (prefix: keyof typeof sets): Promise<IconifyJSON> => {
  const known = loaded.get(prefix);
  if (known) return known;
  const reading = readFile(require.resolve(sets[prefix]), 'utf8').then((text) => JSON.parse(text) as IconifyJSON);
  loaded.set(prefix, reading);
  return reading;
};

/** The icon endpoint: `GET /icons/{prefix}.json?icons=a,b` as Iconify's clients ask. 404 for a set that isn't there. */
export const icons = async (req: Request, res: Response): Promise<void> => {
  const prefix = String(req.params.prefix ?? '');
  if (!Object.hasOwn(sets, prefix)) throw new Rejected('NotFound');
  const names = String(req.query.icons ?? '')
    .split(',')
    .filter((name) => /^[a-z0-9-]{1,60}$/.test(name))
    .slice(0, 100);
  const { getIcons } = await import('@iconify/utils');
  const found = getIcons(await load(prefix as keyof typeof sets), names, true);
  if (!found) throw new Rejected('NotFound');
  res.setHeader('cache-control', 'public, max-age=604800');
  res.json(found);
};
