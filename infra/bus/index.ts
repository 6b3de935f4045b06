export type { Bus, CloudEvent, DeadLetter, DeadLetters, Subscription } from './bus.ts';
export { createMemoryDeadLetters, createMongoDeadLetters, replayDeadLetter } from './dead-letters.ts';
export { type Retry, standardRetry } from './delivery.ts';
export { createMemoryBus, type MemoryBusOptions } from './memory.ts';
