export { type Comparison, takeAsLong } from './alike.ts';
export { type Authority, createAuthority, pemOf } from './certificate-authority.ts';
export { type ServerCertificate, serverCertificate } from './certificates.ts';
export { findChromium } from './chromium.ts';
export { location, mp4, place, webm } from './clips.ts';
export { eventually } from './eventually.ts';
export { type ListConduct, startListServer, type TestListServer } from './list-server.ts';
export { silentLogger } from './logger.ts';
export { type OpensslAuthority, startOpensslAuthority } from './openssl-authority.ts';
export { type RedisServer, redisMissing, startRedis } from './redis.ts';
export { type Judged, judged, type Wrong } from './refusal-order.ts';
export { actorOf, type ServiceClient, type ServiceHarness, serviceHarness, type TestReply } from './service.harness.ts';
export { startStripeMock, stripeMockMissing } from './stripe-mock.ts';
export { stripeEnvironmentOf, type TestStripe, testStripe } from './stripe-simulator.ts';
export { type TestDatabase, testDatabase } from './test-database.ts';
export {
  type AuthorityConduct,
  authorityName,
  startTimestampAuthority,
  type TestTimestampAuthority,
} from './timestamp-authority.ts';
