import { createHash } from 'node:crypto';
import { type Build, type Releases, releases, releasesFile } from '@touchline/contracts/protocol/remotes';
import type { Logger } from '@touchline/platform/telemetry';
import { type Site, textOf } from './frontend.ts';

/** A host is asked that often which builds are released. */
const keptMs = 2_000;

/** Which build of a frontend somebody gets; undefined where its site has one build only and no word about it. */
export interface Releasing {
  readonly of: () => Promise<Releases | undefined>;
  /** @param person who is signed in; undefined for a guest, who gets what is stable */
  readonly build: (person: string | undefined) => Promise<Build | undefined>;
}

/** Where in the order of all people a person stands for this build, 0 to 1: the same each time, another one for the next build. */
const placeOf = (person: string, { build }: Build): number =>
  createHash('sha256').update(`${build} ${person}`).digest().readUInt32BE(0) / 2 ** 32;

export const buildFor = ({ stable, canary }: Releases, person: string | undefined): Build =>
  canary && person !== undefined && placeOf(person, canary) < canary.share ? canary : stable;

export const releasingOf = (site: Site, logger: Logger): Releasing => {
  if ('directory' in site) return { of: async () => undefined, build: async () => undefined };
  const text = textOf(site, releasesFile, keptMs);
  const of = async (): Promise<Releases | undefined> => {
    try {
      return releases.parse(JSON.parse(await text()));
    } catch (error) {
      // A host that is away costs its files; what is said about them is then of no use either.
      logger.debug({ err: error, host: site.host }, 'a host does not say which builds are released');
      return undefined;
    }
  };
  return {
    of,
    build: async (person) => {
      const found = await of();
      return found && buildFor(found, person);
    },
  };
};
