export { type Comparison, takeAsLong } from './alike.ts';
export { findChromium } from './chromium.ts';
export { eventually } from './eventually.ts';
export { silentLogger } from './logger.ts';
export { type RedisServer, redisMissing, startRedis } from './redis.ts';
export { actorOf, type ServiceClient, type ServiceHarness, serviceHarness, type TestReply } from './service.harness.ts';
export { startStripeMock, stripeMockMissing } from './stripe-mock.ts';
export { stripeEnvironmentOf, type TestStripe, testStripe } from './stripe-simulator.ts';
export { type TestDatabase, testDatabase } from './test-database.ts';
