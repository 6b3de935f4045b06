import { operations } from './operation.ts';

/** Trial requests have no operation yet: the service answers its health alone. */
export const trialsOperations = operations({});
