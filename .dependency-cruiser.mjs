import { globSync, readFileSync } from 'node:fs';

/** Who may import whom. The folders are found by their place, so a new service or page needs no new rule. */
const tests = '\\.(unit|int|kafka|redis|fault)\\.test\\.tsx?$|\\.contract\\.ts$|\\.fixtures\\.ts$|\\.journey\\.ts$';

/** The files with an aggregate's rules: those that decide. */
const rules = globSync('services/*/src/*/*.ts')
  .filter((file) => /export const decide\b/.test(readFileSync(file, 'utf8')))
  .map((file) => `^${file.replaceAll('.', '\\.')}$`);

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
      name: 'infra-imports-contracts-only',
      comment: 'Only the process that holds all services in one knows them.',
      severity: 'error',
      from: { path: '^infra/', pathNot: ['^infra/(embedded|cluster|crash|bench|load)/', '^infra/testing/journeys/'] },
      to: { path: '^(services|bff|frontends)/' },
    },
    {
      name: 'services-and-bff-import-contracts-and-infra',
      comment: 'A neighbour is known by its contract and its events alone.',
      severity: 'error',
      from: { path: '^(services/[^/]+|bff)/' },
      to: { path: '^(services|bff|frontends)/', pathNot: '^$1/' },
    },
    {
      name: 'nobody-imports-the-whole',
      severity: 'error',
      from: { pathNot: '^infra/(embedded|cluster|testing|faults|crash|bench|load)/' },
      to: { path: '^infra/(embedded|cluster)/' },
    },
    {
      name: 'pages-import-no-server',
      severity: 'error',
      from: { path: '^frontends/' },
      to: { path: '^(infra|services|bff)/' },
    },
    {
      name: 'pages-share-only-market-and-ui',
      comment: 'A remote is delivered alone, so it may not lean on another one or on the shell.',
      severity: 'error',
      from: { path: '^frontends/([^/]+)/', pathNot: ['webpack\\.config\\.[a-z]+$', '^frontends/build-tools/', tests] },
      to: { path: '^frontends/[^/]+/', pathNot: ['^frontends/$1/', '^frontends/(market|ui)/'] },
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
      from: { path: rules.length > 0 ? rules : ['^$'] },
      to: {
        dependencyTypesNot: ['type-only'],
        pathNot: [
          '^contracts/',
          '^infra/domain/',
          '^services/[^/]+/src/[^/]+/(?!.*\\.(model|routes|consumer)\\.)[^/]+\\.ts$',
        ],
      },
    },
    {
      name: 'product-imports-no-tests',
      severity: 'error',
      from: {
        pathNot: [
          tests,
          '^infra/(testing|crash|bench|load|faults)/',
          '^infra/.*\\.test\\.',
          'playwright\\.config\\.ts$',
        ],
      },
      to: { path: [tests, '^infra/testing/'] },
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
