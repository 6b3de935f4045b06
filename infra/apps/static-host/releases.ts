import type { Build, Pins, Releases } from '@touchline/contracts/protocol/remotes';
import type { StoredBuild } from './builds.ts';

const shown = ({ build, integrity, files }: Build): Build => ({ build, integrity, files });

/**
 * Which of a frontend's builds people get. A pin that names what isn't here is refused: whoever asked for that build would get
 * another one, or none.
 * @throws an error that names the build
 */
export const releasesOf = (name: string, builds: readonly StoredBuild[], pins: Pins): Releases => {
  const [newest] = builds;
  if (!newest) throw new Error(`${name} is not built. "npm run build" makes the pages.`);
  const pinned = (pin: Pick<Build, 'build' | 'integrity'>): Build => {
    const found = builds.find(({ build }) => build === pin.build);
    if (!found)
      throw new Error(
        `${name}: the build ${pin.build} is not here; here are ${builds.map((b) => b.build).join(', ')}.`,
      );
    if (found.integrity !== pin.integrity)
      throw new Error(`${name}: the build ${pin.build} is not the one that is meant.`);
    return shown(found);
  };
  const { stable, canary } = pins[name] ?? {};
  return {
    stable: stable ? pinned(stable) : shown(newest),
    ...(canary ? { canary: { ...pinned(canary), share: canary.share } } : {}),
  };
};
