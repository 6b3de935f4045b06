export { type Checkpoints, type Consumer, type ConsumerDependencies, consumer, createCheckpoints } from './consumer.ts';
export { countedIn, countOf, lowestOf } from './counted.ts';
export type {
  AggregateDefinition,
  Handled,
  HandleOptions,
  IdempotentRequest,
  Loaded,
  PersonalPart,
  Repository,
  RepositoryDependencies,
} from './definition.ts';
export { type AggregateDocument, aggregateSchema, keptKeys, makeIndexes, outboxIndex, stateAlone } from './document.ts';
export { createDueSweep } from './due-sweep.ts';
export { firstOf, type Group } from './groups.ts';
export { createKeptRows, type KeptRows } from './kept-rows.ts';
export { createKnownAnswers, type KnownAnswers } from './known-answers.ts';
export { namedLike } from './named-like.ts';
export { literal, type Order, pageOf } from './paging.ts';
export { freePlace, indexPlaces, inFreePlace, PlaceTaken, placeIndex } from './places.ts';
export { createProcessManager, type Flow, type ProcessManagerDependencies } from './process-manager.ts';
export { project, type Source } from './projection.ts';
export type { Relay } from './relay.ts';
export { createRepository } from './repository.ts';
export { createRest } from './rest.ts';
export { composeService, type Service, type Sweep } from './service.ts';
