import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { serviceNames, services } from '@touchline/contracts/topology';
import { parse } from 'yaml';
import { stripeEnvironment, stripeOptions } from '../../../services/billing/src/payments/stripe.environment.ts';
import { keysOf } from '../../apps/processes/keys.ts';
import { mains, type Part, parts } from '../../apps/processes/parts.ts';

import { parseEnvironment } from '../../platform/runtime/environment.ts';

/** What a part may be told (the table of infra/apps/processes) reaches it through Compose as well. */

const repository = resolve(import.meta.dirname, '..', '..', '..');
const read = (path: string): string => readFileSync(join(repository, path), 'utf8');
interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: readonly string[];
  readonly build?: { readonly target: string; readonly args?: Readonly<Record<string, string>> };
  readonly volumes?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly deploy?: { readonly resources: { readonly limits: { readonly memory: string } } };
}
const { services: containers } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
};
const image = read('infra/deploy/Dockerfile');
const stages = image
  .replaceAll(/\$\{SERVICE[^}]*\}/g, '<service>')
  .split(/^(?=FROM )/m)
  .map((text) => ({ name: /^FROM \S+ AS (\S+)/.exec(text)?.[1] ?? '', text }));
/** Each stage that installs for some workspaces, and which. */
const moduleStages = stages
  .filter(({ name, text }) => name.endsWith('-modules') && text.includes(' -w '))
  .map(
    ({ name, text }) => [name, [...text.matchAll(/ -w "?([^\s"]+)/g)].map(([, workspace = '']) => workspace)] as const,
  );
const filed: readonly Part[] = serviceNames.filter((name) => services[name].files);

const groups: Readonly<Record<string, readonly Part[]>> = {
  all: parts,
  services: serviceNames,
};
const rows = read('infra/apps/processes/README.md')
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
    const service = containers[part];
    const byFile = (keysOf[part] as readonly string[]).includes(variable) && service?.env_file !== undefined;
    const told = variable in (service?.environment ?? {}) || byFile || new RegExp(`\\b${variable}=`).test(image);
    expect(told).toBe(true);
  });

  it.each(parts)('has %s as a container of its own image, with its keys alone', (part) => {
    const service = serviceNames.find((name) => name === part);
    expect(containers[part]?.build).toMatchObject(
      service ? { target: 'service', args: { SERVICE: part } } : { target: part },
    );
    expect(containers[part]?.env_file).toEqual(keysOf[part].length > 0 ? [`.secrets/${part}.env`] : undefined);
  });

  it.each(parts)('gives %s room on disk for uploads where it holds them, and a /tmp in memory elsewhere', (part) => {
    const holds = ['bff', 'profile', 'identity', 'documents'].includes(part);
    expect([containers[part]?.volumes?.includes('/tmp') ?? false, containers[part]?.tmpfs]).toEqual([
      holds,
      holds ? [] : ['/tmp'],
    ]);
  });

  it.each(filed)('lets %s look into a file of a stranger beside its own work', (part) => {
    expect(containers[part]?.deploy?.resources.limits.memory).toBe('1G');
  });

  it.each(moduleStages)('takes along what %s installed for each workspace alone', (stage, workspaces) => {
    // A stage that goes on from this one, or is this one under the name that a build chooses it by, has the same.
    const alike = stages.filter(({ text }) => new RegExp(`^FROM (${stage}|\\$\\{MODULES\\}) `).test(text));
    const names = [stage, ...alike.map(({ name }) => name)];
    const users = stages.flatMap(({ name, text }) =>
      names
        .filter((from) => text.includes(`COPY --from=${from} /app/node_modules `))
        .map((from) => ({ name, text, from })),
    );
    expect(users.length).toBeGreaterThan(0);
    for (const { name, text, from } of users) {
      const brought = [...text.matchAll(new RegExp(`^COPY --from=${from} /app/(\\S+) \\1$`, 'gm'))].map(([, at]) => at);
      const own = workspaces
        .map((workspace) => workspace.replace(/^services\/[a-z]+$/, 'services/<service>'))
        // A container runs one of them.
        .filter((workspace) => !/^(services|bff)\b/.test(workspace) || text.includes(`COPY ${workspace} ${workspace}`));
      const lacking = own.filter((at) => !brought.some((there) => at === there || at.startsWith(`${there}/`)));
      expect([name, lacking]).toEqual([name, []]);
    }
  });

  it('installs for each service, and names the set of those that have their own', () => {
    for (const name of serviceNames) {
      const { MODULES: chosen = 'shared-modules' } = containers[name]?.build?.args ?? {};
      expect(moduleStages.find(([stage]) => stage === chosen)?.[1]).toContain(`services/${name}`);
    }
  });

  it.each(serviceNames)('tells the BFF where %s is', (name) => {
    expect(containers['bff']?.environment?.[`${name.toUpperCase()}_URL`]).toBe(`http://${name}:3000`);
  });

  it('has a simulator where billing looks for it, with the same keys, that tells the BFF', () => {
    const [stripe, billing] = [containers['stripe'], containers['billing']];
    const fallback = (name: string) => /^\$\{\w+:?-(.*)\}$/.exec(billing?.environment?.[name] ?? '')?.[1];
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
      expect([name, stripe?.environment?.[name]]).toEqual([name, fallback(name)]);
    expect(fallback('STRIPE_SIMULATOR_URL')).toBe('http://stripe:3000');
    expect(stripe?.environment?.['ORIGIN']).toBe(fallback('STRIPE_SIMULATOR_PAGES'));
    expect(stripe?.environment?.['WEBHOOK_URL']).toBe('http://bff:3000/api/webhooks/stripe');
    expect(stripe?.build?.target).toBe('stripe-simulator');
    expect(image).toMatch(/AS stripe-simulator\n[\s\S]*?infra\/apps\/stripe-simulator\/main\.ts/);
    const given = Object.keys(billing?.environment ?? {}).filter((name) => name.startsWith('STRIPE_'));
    const env = Object.fromEntries(given.map((name) => [name, fallback(name)]));
    expect(stripeOptions(parseEnvironment(stripeEnvironment, env))?.simulator?.api.host).toBe('stripe:3000');
  });

  it('gives the files’ volume to those that keep files, and to nobody else', () => {
    const with_ = parts.filter((part) => containers[part]?.volumes?.some((volume) => volume.startsWith('files:')));
    expect(with_).toEqual(filed);
  });
});

it.each(parts)('npm run %s starts it', (part) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(scripts[part]?.split(' ').at(-1)).toBe(mains[part]);
});

/** There is no shell in them to look with, and nothing but what was brought. */
it.each(['service', 'bff'])(
  'the image of a %s has what its compiled parts are linked to, and loads each while it is built',
  (name) => {
    const text = stages.find((stage) => stage.name === name)?.text ?? '';
    const [, modules] = /^COPY --from=(\S+) \/libraries \/$/m.exec(text) ?? [];
    expect(stages.find((stage) => stage.name === modules)?.text).toMatch(
      /^RUN node infra\/deploy\/linked-libraries\.mjs \/libraries$/m,
    );
    expect(text).toContain(`COPY --from=${modules} /app/node_modules node_modules`);
    expect(text).toMatch(/^RUN \["node", "infra\/deploy\/load-compiled\.mjs"\]$/m);
  },
);

/** Otherwise each container that starts compiles what it loads. */
it.each(['service', 'bff', 'frontends'])('the image of a %s has what it starts with compiled', (name) => {
  const text = stages.find((stage) => stage.name === name)?.text ?? '';
  const [, main] = /^CMD \["node", "([^"]+)"\]$/m.exec(text) ?? [];
  expect(text).toMatch(new RegExp(`^RUN \\["node", "infra/deploy/compile-ahead\\.mjs", "${main}"`, 'm'));
  // Kept where nothing is mounted over it: a container has a /tmp of its own.
  expect(stages.find((stage) => stage.name === 'process')?.text).toContain('NODE_COMPILE_CACHE=/compiled ');
});
