/**
 * One project per kind of test, so that what a kind needs is started only when such a file runs:
 * `*.unit.test.ts` pure; `*.int.test.ts` with the real database engine; `*.kafka.test.ts` and `*.redis.test.ts`
 * with those servers (`bus`: those of one bus alone, on one broker); `*.fault.test.ts` with separate processes and wires that are cut.
 */
const shared = {
  testEnvironment: 'node',
  runner: '<rootDir>/infra/quality/testkit/runner.mjs',
  setupFiles: ['<rootDir>/infra/quality/testkit/bare-node.mjs'],
  setupFilesAfterEnv: ['<rootDir>/infra/quality/testkit/uncaught.mjs'],
  transform: {},
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/.data', '<rootDir>/.cache', '/dist/'],
};

const engine = {
  globalSetup: '<rootDir>/infra/quality/testkit/test-engine.mjs',
  globalTeardown: '<rootDir>/infra/quality/testkit/test-engine-end.mjs',
};

export default {
  maxWorkers: 2,
  testSequencer: '<rootDir>/infra/quality/testkit/longest-first.mjs',
  reporters: ['default', '<rootDir>/infra/quality/testkit/counts.reporter.mjs'],
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['**/*.unit.test.ts'] },
    { ...shared, ...engine, displayName: 'integration', testMatch: ['**/*.int.test.ts'] },
    { ...shared, displayName: 'kafka', testMatch: ['**/*.kafka.test.ts', '!**/platform/bus/**'] },
    { ...shared, displayName: 'bus', testMatch: ['**/platform/bus/*.kafka.test.ts'] },
    { ...shared, displayName: 'faults', testMatch: ['**/*.fault.test.ts'] },
    { ...shared, displayName: 'redis', testMatch: ['**/*.redis.test.ts'] },
  ],
};
