export { eventually } from './eventually.ts';
export { silentLogger } from './logger.ts';
export { type RedisServer, redisMissing, startRedis } from './redis.ts';
export { type TestDatabase, testDatabase } from './test-database.ts';
