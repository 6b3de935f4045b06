export { type ConsumerDependencies, consumer } from './consumer.ts';
export { type AggregateDocument, aggregateSchema, keptKeys, outboxIndex } from './document.ts';
export { literal, type Order, pageOf } from './paging.ts';
export { createPositions, type Positions } from './positions.ts';
export { project, type Source } from './projection.ts';
export type { Relay } from './relay.ts';
export { composeService, type Service, type Sweep } from './service.ts';
export {
  type Acted,
  type ActOptions,
  type AggregateDefinition,
  createStore,
  type IdempotentRequest,
  type Loaded,
  type Store,
  type StoreDependencies,
} from './store.ts';
