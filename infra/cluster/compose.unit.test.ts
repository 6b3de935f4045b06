import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { keysOf } from './keys.ts';
import { type Part, parts } from './parts.ts';

/** What a part may be told (the table of infra/cluster) reaches it through Compose as well. */

const repository = resolve(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(repository, path), 'utf8');
interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: readonly string[];
  readonly volumes?: readonly string[];
}
const { services } = parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> };
const image = read('infra/docker/Dockerfile');
const filed: readonly Part[] = ['identity', 'profile', 'documents'];

const groups: Readonly<Record<string, readonly Part[]>> = {
  all: parts,
  services: parts.filter((part) => part !== 'bff' && part !== 'frontends'),
};
const rows = read('infra/cluster/README.md')
  .split('\n')
  .map((line) => /^\| (`.+?) \| ([^|]+?) \| /.exec(line))
  .filter((row) => row !== null);
/** The embedded twin's own place, and the place of the pages within their image. */
const notThere = new Set(['DATA_DIR', 'FRONTENDS_DIR']);
const cells = rows.flatMap(([, variables = '', who = '']) =>
  [...variables.matchAll(/`([A-Z0-9_]+)`/g)].flatMap(([, variable = '']) =>
    who.split(', ').flatMap((name) => (groups[name] ?? [name as Part]).map((part) => [part, variable] as const)),
  ),
);

describe('docker-compose.yml', () => {
  it('is held against a table that was found', () => {
    expect(cells.length).toBeGreaterThan(60);
    expect(new Set(cells.map(([part]) => part))).toEqual(new Set(parts));
  });

  it.each(cells.filter(([, variable]) => !notThere.has(variable)))('tells %s its %s', (part, variable) => {
    const service = services[part];
    const byFile = (keysOf[part] as readonly string[]).includes(variable) && service?.env_file !== undefined;
    const told = variable in (service?.environment ?? {}) || byFile || new RegExp(`\\b${variable}=`).test(image);
    expect(told).toBe(true);
  });

  it('gives the files’ volume to those that keep files, and to nobody else', () => {
    const with_ = parts.filter((part) => services[part]?.volumes?.some((volume) => volume.startsWith('files:')));
    expect(with_).toEqual(filed);
  });
});
