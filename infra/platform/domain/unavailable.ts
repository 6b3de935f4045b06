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
  'MongoPoolClosedError',
  'MongooseServerSelectionError',
  'MongoOperationTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoWaitQueueTimeoutError',
  'StorageFull',
]);

/** OutOfDiskSpace of MongoDB, and the same of a file system. */
const unavailableCodes = new Set<unknown>([14031, 'ENOSPC', 'EDQUOT']);

/** Its own name, and those of what it is a kind of: a driver has more kinds of a broken connection than it documents. */
const kindsOf = (error: Error): readonly string[] => {
  const kinds = [error.name];
  for (let of = Object.getPrototypeOf(error) as object | null; of; of = Object.getPrototypeOf(of) as object | null)
    kinds.push(of.constructor.name);
  return kinds;
};

/** What befell the connection of a command of many writes lies within an error of another kind; any other error is itself. */
export const befell = (error: unknown): unknown => {
  const { errorResponse } = (error ?? {}) as { readonly errorResponse?: unknown };
  return errorResponse instanceof Error ? errorResponse : error;
};

/** The cause is away for now: the same again later may do. */
export const isUnavailable = (error: unknown): boolean => {
  const cause = befell(error);
  if (!(cause instanceof Error)) return false;
  return (
    kindsOf(cause).some((kind) => unavailableNames.has(kind)) ||
    unavailableCodes.has((cause as { code?: unknown }).code)
  );
};
