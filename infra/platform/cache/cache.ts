export interface CacheHealth {
  readonly ok: boolean;
  readonly reason?: string;
}

/**
 * Fast, shared, forgetful. No method rejects and none takes longer than 200 ms: while the server is away a read is a
 * miss, a write is dropped and `health` tells. Whatever must not be lost has its place in the database.
 */
export interface Cache {
  get<T = unknown>(key: string): Promise<T | undefined>;
  /** Keeps a JSON value. @param ttlSeconds whole seconds, at least 1. */
  set(key: string, value: unknown, ttlSeconds: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** Adds one and answers the count; the first call starts the `ttlSeconds`. Nothing while the server is away. */
  increment(key: string, ttlSeconds: number): Promise<number | undefined>;
  /** Tells every process that is subscribed at this moment. */
  publish(channel: string, message: unknown): Promise<void>;
  /** Resolves when messages arrive, or, while the server is away, at once: they arrive as soon as it is back. */
  subscribe(channel: string, handler: (message: unknown) => void): Promise<() => Promise<void>>;
  health(): Promise<CacheHealth>;
  close(): Promise<void>;
}
