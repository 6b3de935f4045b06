import { z } from 'zod';

/** Lists the remotes; read at run time, so that a team deploys alone: name → address of the manifest. */
export const registryPath = '/mf/registry.json';
export const remoteRegistry = z.record(z.string(), z.string().regex(/^(\/(?!\/)|https?:\/\/)/));
export type RemoteRegistry = Readonly<z.output<typeof remoteRegistry>>;
