export { type ActingRequest, type Actors, createActors, isEligible, isScoutable, type KnownProfile } from './actors.ts';
