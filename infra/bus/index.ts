export type { Bus, CloudEvent, DeadLetter, DeadLetters, Subscription } from './bus.ts';
export { createMemoryDeadLetters, createMongoDeadLetters, replayDeadLetter } from './dead-letters.ts';
export { type Retry, standardRetry } from './delivery.ts';
export { createKafkaDeadLetters, type KafkaDeadLettersOptions } from './kafka.dead-letters.ts';
export { createKafkaBus, type KafkaBusOptions } from './kafka.ts';
export { createMemoryBus, type MemoryBusOptions } from './memory.ts';
