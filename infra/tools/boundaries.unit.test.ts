import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

/** Each rule about who may import whom is seen to fail on files that break it: a house of their own, with the same rules. */
const root = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);

const planted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'no-circles': {
    'services/offers/src/round/one.ts': "import { two } from './two.ts';\nexport const one = () => two;",
    'services/offers/src/round/two.ts': "import { one } from './one.ts';\nexport const two = () => one;",
  },
  'nothing-unresolvable': { 'services/offers/src/lost/lost.ts': "export { lost } from './nowhere.ts';" },
  'contracts-import-nothing': { 'contracts/greedy.ts': "export { service } from '../services/offers/src/service.ts';" },
  'platform-imports-contracts-only': {
    'infra/platform/bus/upward.ts': "export { service } from '../../../services/offers/src/service.ts';",
  },
  'services-and-bff-import-contracts-and-platform': {
    'services/trials/src/neighbour.ts': "export { service } from '../../offers/src/service.ts';",
  },
  'services-stand-below-apps': { 'services/offers/src/up.ts': "export { app } from '../../../infra/apps/app.ts';" },
  'apps-stand-below-quality': { 'infra/apps/up.ts': "export { bench } from '../quality/bench/bench.ts';" },
  'tests-below-take-the-testkit-only': {
    'services/offers/src/up.unit.test.ts': "export { bench } from '../../../infra/quality/bench/bench.ts';",
  },
  'pages-import-no-server': {
    'frontends/club/src/server.ts': "export { service } from '../../../services/offers/src/service.ts';",
  },
  'pages-share-only-what-all-stand-on': {
    'frontends/club/src/remote.ts': "export { page } from '../../player/src/pages/one/page.ts';",
  },
  'app-core-knows-no-area': {
    'frontends/app-core/src/area.ts': "export { sheet } from '../../negotiation/src/sheet.ts';",
  },
  'pages-import-no-pages': {
    'frontends/player/src/pages/two/page.ts': "export { page } from '../one/page.ts';",
  },
  'features-import-no-features': {
    'frontends/player/src/features/two/two.ts': "export { one } from '../one/one.ts';",
  },
  'no-barrels': {
    'frontends/player/src/features/one/index.ts': "export { one } from './one.ts';",
    'frontends/player/src/routes.ts': "export { one } from './features/one/index.ts';",
  },
  'ui-knows-no-data': {
    'frontends/ui/src/data.ts': "export { sheet } from '../../negotiation/src/sheet.ts';",
  },
  // Two files from the decider, however the decider is exported.
  'rules-are-pure': {
    'services/billing/src/plan/plan.model.ts': 'export const model = 1;',
    'services/billing/src/plan/plan.ts':
      "import { price } from './price.ts';\nconst decide = () => price;\nexport const plan = { decide };",
    'services/billing/src/plan/price.ts':
      "import { bus } from '../../../../infra/platform/bus/bus.ts';\nexport const price = bus;",
    'infra/platform/bus/bus.ts': 'export const bus = 1;',
  },
  'rules-know-no-edge': {
    'services/offers/src/offer/offer.ts': "import { file } from './offer.model.ts';\nexport const decide = () => file;",
    'services/offers/src/offer/offer.model.ts': 'export const file = 1;',
  },
  'aggregates-have-rules': {
    'services/trials/src/trial/trial.model.ts':
      "import { service } from '../service.ts';\nexport const model = service;",
    'services/trials/src/trial/trial.ts': 'export const nothingIsDecidedHere = 1;',
    'services/trials/src/service.ts': 'export const service = 1;',
  },
  'product-imports-no-tests': {
    'services/offers/src/fixture.ts': "export { a } from './offer/offer.fixtures.ts';",
    'services/offers/src/offer/offer.fixtures.ts': 'export const a = 1;',
  },
};

/** What breaks nothing by itself. */
const neighbours = {
  'services/offers/src/service.ts': 'export const service = 1;',
  'infra/apps/app.ts': 'export const app = 1;',
  'infra/quality/bench/bench.ts': 'export const bench = 1;',
  'frontends/player/src/pages/one/page.ts': 'export const page = 1;',
  'frontends/player/src/features/one/one.ts': 'export const one = 1;',
  'frontends/negotiation/src/sheet.ts': 'export const sheet = 1;',
};

let house: string;
const build = (files: Readonly<Record<string, string>>): void => {
  for (const [place, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, place)), { recursive: true });
    writeFileSync(join(house, place), text);
  }
};
/** The rules that are broken, each with the file that breaks it. */
const broken = async (): Promise<readonly string[]> => {
  const { stdout } = await run(
    process.execPath,
    [
      join(root, 'node_modules/.bin/depcruise'),
      ...['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json'],
      ...['contracts', 'infra', 'services', 'frontends'],
    ],
    { cwd: house, maxBuffer: 1e8 },
  ).catch((refused: { stdout: string; stderr: string }) => {
    if (!refused.stdout) throw new Error(refused.stderr);
    return refused;
  });
  const { summary } = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  return summary.violations.map(({ from, rule }) => `${rule.name} ${from}`);
};

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'touchline-house-'));
  copyFileSync(join(root, 'tsconfig.json'), join(house, 'tsconfig.json'));
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  build({ ...neighbours, 'contracts/plain.ts': 'export const plain = 1;' });
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

describe('who may import whom', () => {
  it('has a planted violation for each rule', async () => {
    const { default: config } = (await import(join(root, '.dependency-cruiser.mjs'))) as {
      default: { forbidden: { name: string }[] };
    };
    expect(Object.keys(planted).sort()).toEqual(config.forbidden.map(({ name }) => name).sort());
  });
  it('lets a house stand that breaks none, and names each that is broken', async () => {
    expect(await broken()).toEqual([]);
    for (const files of Object.values(planted)) build(files);
    const found = await broken();
    for (const [rule, files] of Object.entries(planted)) {
      const places = Object.keys(files).map((place) => `${rule} ${place}`);
      expect(found.filter((line) => places.includes(line))).not.toEqual([]);
    }
  });
});
