export { eventually } from './eventually.ts';
export { silentLogger } from './logger.ts';
export { type TestDatabase, testDatabase } from './test-database.ts';
