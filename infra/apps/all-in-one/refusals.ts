import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { staffNeedFactor } from '../../../services/identity/src/second-factor/staff-factor.environment.ts';
import { isLoopback } from '../../platform/http/index.ts';
import { StartRefused } from '../../platform/runtime/refused.ts';
import { demoMarks } from './data-directory.ts';

/**
 * The demo's accounts, staff among them, have a password that everybody knows: on an address that others reach it starts
 * only when somebody says so. Leaving the demo out doesn't take its accounts out of a directory that has them.
 * @throws StartRefused
 */
export const assertDemoIsAtHome = (given: {
  readonly demo: boolean;
  readonly host: string;
  readonly directory: string;
  readonly asked: boolean;
}): void => {
  if (given.asked || isLoopback(given.host)) return;
  if (given.demo)
    throw new StartRefused(
      `HOST=${given.host} lets others in, and the password of the demo's accounts, staff among them, is known to everybody. ` +
        'DEMO=false starts without them; DEMO_FOR_EVERYBODY=true starts the demo all the same.',
    );
  if (existsSync(demoMarks(given.directory).started))
    throw new StartRefused(
      `HOST=${given.host} lets others in, and ${given.directory} has the demo's accounts, whose password is known to everybody. ` +
        'Name another directory by DATA_DIR=…; DEMO_FOR_EVERYBODY=true starts with them all the same.',
    );
};

/**
 * Staff do without a second factor in the demo alone: its password is known to everybody anyway.
 * @throws StartRefused
 */
export const assertStaffHaveFactor = (given: {
  readonly demo: boolean;
  readonly asked: 'required' | 'offered' | undefined;
}): void => {
  if (!given.demo && given.asked === 'offered') throw new StartRefused(staffNeedFactor);
};

/**
 * Before anything is made: somebody else's port is found out about now, not after half a minute. `localhost` is the newer
 * loopback address first, where a machine has it: a program there would get our visitors.
 * @throws StartRefused
 */
export const assertPortIsFree = async (host: string, port: number): Promise<void> => {
  await assertFree(host, port);
  if (host === '127.0.0.1' && port > 0 && hasNewerLoopback()) await assertFree('::1', port);
};

const hasNewerLoopback = (): boolean =>
  Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === '::1'));

const assertFree = async (host: string, port: number): Promise<void> => {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const at = `port ${port} of ${host}`;
      if (error.code === 'EADDRINUSE')
        reject(new StartRefused(`${at} is taken by another program. Stop that, or choose another port: PORT=…`));
      else if (error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL')
        reject(new StartRefused(`${at} cannot be used here (${error.code}). Choose another: HOST=… PORT=…`));
      else reject(error);
    });
    server.listen(port, host, () => server.close(() => resolve()));
  });
};
