import { type Site, textOf } from './frontend.ts';
import type { Releasing } from './releases.ts';

/** Builds whose page is kept: the stable one, a canary, and those before while they are replaced. */
const keptBuilds = 6;
/** Of a host that says nothing about builds. */
const unpinnedMs = 2_000;

/**
 * The shell's page, of the build that a person gets.
 * @param keptMs of a build that lies in a folder here
 */
export const createTemplate = (
  site: Site,
  releasing: Releasing,
  keptMs: number,
): ((person: string | undefined) => Promise<string>) => {
  const unpinned = textOf(site, 'index.html', 'host' in site ? unpinnedMs : keptMs);
  const pages = new Map<string, () => Promise<string>>();
  const pageOf = (build: string): (() => Promise<string>) => {
    // A build never changes, so its page is asked for once.
    const page = pages.get(build) ?? textOf(site, `${build}/index.html`, Number.POSITIVE_INFINITY);
    pages.delete(build);
    pages.set(build, page);
    for (const old of [...pages.keys()].slice(0, -keptBuilds)) pages.delete(old);
    return page;
  };
  let last: string | undefined;
  return async (person) => {
    const build = await releasing.build(person);
    if (!build) return unpinned();
    try {
      last = await pageOf(build.build)();
    } catch (error) {
      // Released, and not yet at every replica of its host: the page of before is as good.
      if (last === undefined) throw error;
    }
    return last;
  };
};
