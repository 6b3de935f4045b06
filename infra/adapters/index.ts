export { type Adapters, openAdapters } from './adapters.ts';
export { type Surroundings, surroundings } from './environment.ts';
