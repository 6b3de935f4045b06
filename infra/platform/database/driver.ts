import { createRequire } from 'node:module';

/** What of the driver's connection is used here; it isn't part of the driver's public face. */
interface DriverConnection {
  readonly closed: boolean;
  readonly error: Error | null;
  once(event: 'close', listener: () => void): unknown;
  off(event: 'close', listener: () => void): unknown;
  writeCommand(...args: unknown[]): Promise<void>;
}

/** The class of the driver that mongoose uses, which need not be the copy of the driver that others have installed. */
export const driverConnection = (): { readonly prototype: DriverConnection } => {
  const own = createRequire(import.meta.url);
  return createRequire(own.resolve('mongoose'))('mongodb/lib/cmap/connection.js').Connection;
};

const mended = new WeakSet<object>();

/**
 * A command written on a connection that is just being closed ends with the connection.
 *
 * The driver (mongodb 6.4 to 7.9) waits for the socket's `drain` when a write is not taken at once. A socket that is
 * destroyed, and tells of it a moment later, takes no write and never drains: the command hangs for ever, and when it was
 * the monitor's, the server is never found again, however well it is. Decision 0014 tells how it was found.
 */
export const endWritesWithTheirConnection = (): void => {
  const { prototype } = driverConnection();
  if (mended.has(prototype) || typeof prototype.writeCommand !== 'function') return;
  mended.add(prototype);
  const write = prototype.writeCommand;
  prototype.writeCommand = function (this: DriverConnection, ...args: unknown[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const closed = (): void => reject(this.error ?? new Error('the connection is closed'));
      const settled = (): void => void this.off('close', closed);
      this.once('close', closed);
      write.apply(this, args).then(resolve, reject).finally(settled);
      if (this.closed) closed();
    });
  };
};
