export { createReading, type Reading, seenByReader } from './reading.ts';
export { createRepresentations, type Representation, type Representations } from './representations.ts';
