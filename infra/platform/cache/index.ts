export type { Cache, CacheHealth } from './cache.ts';
export { type Allowance, createLimiter, type Limiter, type LimiterOptions, unlimited } from './limiter.ts';
export { createMemoryCache } from './memory.ts';
export { createRedisCache, type RedisCache, type RedisCacheOptions } from './redis.ts';
export {
  type MakeLimiter,
  openThrottles,
  type Rate,
  type Throttle,
  type Throttles,
  throttle,
  unthrottled,
  withoutThrottles,
} from './throttle.ts';
