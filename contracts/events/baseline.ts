import { execFileSync } from 'node:child_process';
import { parse } from 'yaml';
import { type Baseline, breaks } from './additive.ts';
import { joined } from './shared-schemas.ts';

/** Runs git; undefined where it fails: no repository, no such commit, cut off by a shallow clone. */
const gitIn =
  (cwd: string) =>
  (...args: readonly string[]): string | undefined => {
    try {
      return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      return undefined;
    }
  };

export interface Published {
  /** The commit, or why there is none. */
  readonly commit: string | undefined;
  readonly topics: Readonly<Record<string, Baseline>>;
}

/**
 * The event schemas as they were published last, before what is checked: on a branch those of its base on `origin/main`; else those of
 * HEAD when the working tree differs from it; else those before the latest commit that changed them. A clone that is too
 * shallow for that has none, and neither has a folder without git.
 *
 * @param folder of the schemas, absolute.
 */
export const publishedBefore = (folder: string): Published => {
  const git = gitIn(folder);
  const head = git('rev-parse', 'HEAD');
  const base = git('merge-base', 'HEAD', 'origin/main');
  const dirty = git('status', '--porcelain', '--', '.');
  const [, ...earlier] = git('log', '--first-parent', '--format=%H', '--', '.')?.split('\n').filter(Boolean) ?? [];
  const commit = base && base !== head ? base : dirty ? head : earlier[0];
  const files = commit ? (git('ls-tree', '--name-only', commit, './')?.split('\n').filter(Boolean) ?? []) : [];
  const topics = files.flatMap((file) => {
    const text = git('show', `${commit}:./${file}`);
    return text ? [[file.replace(/\.yaml$/, ''), parse(text) as Partial<Baseline>] as const] : [];
  });
  return { commit, topics: joined(Object.fromEntries(topics)) };
};

/** What of the published events the current ones break, in words. */
export const breaksSince = (
  published: Readonly<Record<string, Baseline>>,
  current: Readonly<Record<string, Baseline>>,
): readonly string[] => Object.entries(published).flatMap(([name, before]) => breaks(before, current[name]));
