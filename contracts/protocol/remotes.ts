import { z } from 'zod';

/** `sha256-…` in base64, as browsers take it beside the address of a file. */
const integrity = z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'An integrity like sha256-…');

/** Of a build's content: its folder has this name, so that a folder of this name never changes. */
export const buildId = z.string().regex(/^[0-9a-f]{16}$/, 'The name of a build: 16 hex digits');

/** A build that a host serves, in a folder of its own. */
export const build = z.object({
  build: buildId,
  /** Of all its files. */
  integrity,
  /** Of those that are asked for by whoever doesn't know the build yet: its manifest, its entry. */
  files: z.record(z.string(), integrity),
});
export type Build = Readonly<z.output<typeof build>>;

/** Beside a frontend's builds: which one people get. `share`: of the people who are signed in, 0 to 1. */
export const releasesFile = 'releases.json';
export const releases = z.object({
  stable: build,
  canary: build.extend({ share: z.number().min(0).max(1) }).optional(),
});
export type Releases = Readonly<z.output<typeof releases>>;

/** What a team says which builds are its releases: by name and integrity, for each frontend of a host. */
const pin = build.omit({ files: true });
export const pins = z.record(
  z.string(),
  z.object({
    /** Without it, the newest that the host has. */
    stable: pin.optional(),
    canary: pin.extend({ share: z.number().min(0).max(1) }).optional(),
  }),
);
export type Pins = Readonly<z.output<typeof pins>>;

const address = z.string().regex(/^(\/(?!\/)|https?:\/\/)/);

/** Lists the remotes; read at run time, so that a team deploys alone: name → address of the manifest. Shells of before ask here. */
export const registryPath = '/mf/registry.json';
export const remoteRegistry = z.record(z.string(), address);
export type RemoteRegistry = Readonly<z.output<typeof remoteRegistry>>;

/** The same with what the files have to be: `integrity` by their addresses. A site that is one process pins nothing. */
export const remotesPath = '/mf/remotes.json';
export const pinnedRemotes = z.record(
  z.string(),
  z.object({ manifest: address, integrity: z.record(address, integrity) }),
);
export type PinnedRemotes = Readonly<z.output<typeof pinnedRemotes>>;
