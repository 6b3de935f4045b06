/** What a store or a neighbour that doesn't answer throws; answered as a 503. */
export class Unavailable extends Error {
  constructor(what: string, cause?: unknown) {
    super(`${what} is not available`, { cause });
    this.name = 'Unavailable';
  }
}

const unavailableNames = new Set([
  'Unavailable',
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoPoolClearedError',
  'MongooseServerSelectionError',
  'MongoOperationTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoWaitQueueTimeoutError',
  'StorageFull',
]);

/** OutOfDiskSpace of MongoDB, and the same of a file system. */
const unavailableCodes = new Set<unknown>([14031, 'ENOSPC', 'EDQUOT']);

/** The cause is away for now: the same again later may do. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (unavailableNames.has(error.name) || unavailableCodes.has((error as { code?: unknown }).code));
