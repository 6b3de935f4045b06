import { aggregates } from './infra/tools/aggregates.mjs';

/** Who may import whom. Floors: infra/quality, infra/apps, services and bff and
 * frontends, infra/platform, contracts; nothing points up. Folders are found by their place, so a new service or page needs no
 * new rule. */
const tests = '\\.(unit|int|kafka|redis|fault)\\.test\\.tsx?$|\\.contract\\.ts$|\\.fixtures\\.ts$|\\.journey\\.ts$';

const exactly = (file) => `^${file.replaceAll('.', '\\.')}$`;
const found = aggregates();

export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Files that need each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolvable',
      severity: 'error',
      from: {},
      // k6 brings its own modules.
      to: { couldNotResolve: true, pathNot: '^((admin|player|club)/|k6)' },
    },
    {
      name: 'contracts-import-nothing',
      comment: 'What crosses a boundary belongs to neither side.',
      severity: 'error',
      from: { path: '^contracts/' },
      to: { path: '^(infra|services|bff|frontends)/' },
    },
    {
      name: 'platform-imports-contracts-only',
      comment: 'What services stand on knows none of them.',
      severity: 'error',
      from: { path: '^infra/platform/', pathNot: tests },
      to: { path: '^(infra/(apps|quality|deploy|tools|docs)|services|bff|frontends)/' },
    },
    {
      name: 'services-and-bff-import-contracts-and-platform',
      comment: 'A neighbour is known by its contract and its events alone.',
      severity: 'error',
      from: { path: '^(services/[^/]+|bff)/' },
      to: { path: '^(services|bff|frontends)/', pathNot: '^$1/' },
    },
    {
      name: 'services-stand-below-apps',
      comment: 'Tests may take the harness of infra/quality; the product takes nothing from above it.',
      severity: 'error',
      from: { path: '^(services|bff|frontends)/', pathNot: tests },
      to: { path: '^infra/(apps|quality)/' },
    },
    {
      name: 'apps-stand-below-quality',
      severity: 'error',
      from: { path: '^infra/apps/', pathNot: tests },
      to: { path: '^(infra/quality|frontends)/' },
    },
    {
      name: 'tests-below-take-the-testkit-only',
      comment: 'What needs the whole product to be tested is tested in infra/quality.',
      severity: 'error',
      from: { path: '^(contracts|services|bff|frontends|infra/platform)/' },
      to: { path: '^infra/(apps|quality/(acceptance|crash|faults|bench))/' },
    },
    {
      name: 'pages-import-no-server',
      severity: 'error',
      from: { path: '^frontends/' },
      to: { path: '^(infra|services|bff)/' },
    },
    {
      name: 'pages-share-only-what-all-stand-on',
      comment: 'A remote is delivered alone, so it may not lean on another one or on the shell.',
      severity: 'error',
      from: { path: '^frontends/([^/]+)/', pathNot: ['webpack\\.config\\.[a-z]+$', '^frontends/build-tools/', tests] },
      to: { path: '^frontends/[^/]+/', pathNot: ['^frontends/$1/', '^frontends/(app-core|negotiation|ui)/'] },
    },
    {
      name: 'app-core-knows-no-area',
      comment: 'What every page stands on knows none of them.',
      severity: 'error',
      from: { path: '^frontends/app-core/', pathNot: tests },
      to: { path: '^frontends/(?!app-core/|ui/)' },
    },
    {
      name: 'pages-import-no-pages',
      comment: 'What two pages need is a feature of its own.',
      severity: 'error',
      from: { path: '^frontends/([^/]+)/src/pages/([^/]+)/' },
      to: { path: '^frontends/$1/src/pages/', pathNot: '^frontends/$1/src/pages/$2/' },
    },
    {
      name: 'features-import-no-features',
      comment: 'A feature stands alone, so that it can go; a page puts features together.',
      severity: 'error',
      from: { path: '^frontends/([^/]+)/src/features/([^/]+)/' },
      to: { path: '^frontends/$1/src/(pages/|features/(?!$2/))' },
    },
    {
      name: 'no-barrels',
      comment: 'A file that only hands on hides where things are; app-core and negotiation are imported file by file.',
      severity: 'error',
      from: {},
      to: { path: '^frontends/[^/]+/.*index[.]tsx?$', pathNot: '^frontends/(ui|build-tools)/' },
    },
    {
      name: 'ui-knows-no-data',
      severity: 'error',
      from: { path: '^frontends/ui/' },
      to: { path: '^(frontends/(?!ui/|build-tools/)|contracts/http/)' },
    },
    {
      name: 'rules-are-pure',
      comment:
        'An aggregate’s rules import types, contracts and the ground they stand on; no driver, no clock, no chance.',
      severity: 'error',
      from: { path: ['^$', ...found.flatMap(({ rules }) => rules.map(exactly))] },
      to: {
        dependencyTypesNot: ['type-only'],
        pathNot: [
          '^contracts/',
          '^infra/platform/domain/',
          // Digests: the same for the same.
          '^(node:)?crypto$',
          '^services/',
        ],
      },
    },
    {
      name: 'rules-know-no-edge',
      comment: 'What keeps, asks or is asked takes the rules, never the other way round.',
      severity: 'error',
      from: { path: ['^$', ...found.flatMap(({ rules }) => rules.map(exactly))] },
      to: {
        dependencyTypesNot: ['type-only'],
        path: '^services/.*(\\.(model|repository|routes|consumer|process|main)|/(service|main))\\.ts$',
      },
    },
    {
      name: 'aggregates-have-rules',
      comment: 'Who keeps documents decides about them in a file of its own: `<aggregate>.ts`, with `decide`.',
      severity: 'error',
      from: { path: ['^$', ...found.filter(({ rules }) => rules.length === 0).map(({ model }) => exactly(model))] },
      to: {},
    },
    {
      name: 'product-imports-no-tests',
      severity: 'error',
      from: {
        pathNot: [tests, '^infra/quality/'],
      },
      to: { path: [tests, '^infra/quality/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules/(?!@touchline)|dist|\\.cache|\\.data|test-results)(/|$)' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
