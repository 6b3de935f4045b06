export { type Adapters, type Connections, openAdapters, openConnections } from './adapters.ts';
export { type Surroundings, surroundings } from './environment.ts';
