import { createRequire } from 'node:module';

/** What of the driver's connection is used here; it isn't part of the driver's public face. */
interface DriverConnection {
  readonly closed: boolean;
  readonly error: Error | null;
  once(event: 'close', listener: () => void): unknown;
  off(event: 'close', listener: () => void): unknown;
  writeCommand(...args: unknown[]): Promise<void>;
}

/** What of the driver's pool is used here; it isn't part of the driver's public face either. */
interface DriverPool {
  readonly poolState: string;
  minPoolSizeTimer?: NodeJS.Timeout;
  ensureMinPoolSize(): void;
}

/** Of the driver that mongoose uses, which need not be the copy of the driver that others have installed. */
const ofDriver = (file: string) =>
  createRequire(createRequire(import.meta.url).resolve('mongoose'))(`mongodb/lib/cmap/${file}.js`);

export const driverConnection = (): { readonly prototype: DriverConnection } => ofDriver('connection').Connection;
export const driverPool = (): { readonly prototype: DriverPool } => ofDriver('connection_pool').ConnectionPool;

const mended = new WeakSet<object>();
/** How often a pool that is ready looks whether it has its least number of connections. */
const poolLookMs = 5_000;

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

/** A pool looks ten times a second whether it has its least number of connections, and no option says otherwise; here every 5 seconds. */
export const lookAtPoolsSeldom = (): void => {
  const { prototype } = driverPool();
  if (mended.has(prototype) || typeof prototype.ensureMinPoolSize !== 'function') return;
  mended.add(prototype);
  const ensure = prototype.ensureMinPoolSize;
  prototype.ensureMinPoolSize = function (this: DriverPool): void {
    ensure.call(this);
    if (this.poolState !== 'ready' || this.minPoolSizeTimer === undefined) return;
    clearTimeout(this.minPoolSizeTimer);
    this.minPoolSizeTimer = setTimeout(() => this.ensureMinPoolSize(), poolLookMs);
  };
};
