export type { Asked, Bus, CloudEvent, DeadLetter, DeadLetters, Lag, OrderingKey, Subscription } from './bus.ts';
export { createMemoryDeadLetters, createMongoDeadLetters } from './dead-letters.ts';
export { type Retry, standardRetry } from './delivery.ts';
export { kafkaSecurity } from './kafka.security.ts';
export { createKafkaBus, type KafkaBusOptions, makeKafkaTopics } from './kafka.ts';
export { createMemoryBus, type MemoryBusOptions } from './memory.ts';
export { watchBus } from './watch.ts';
