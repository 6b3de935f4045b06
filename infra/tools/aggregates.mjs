import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** What an aggregate's rules may not ask for: they get the time, ids and what others know with the command. */
const impure =
  /\bnew Date\(\)|\bDate\.now\b|\bMath\.random\b|\brandom(UUID|Bytes|Int)\b|\bprocess\.(env|hrtime)\b|\bfetch\(/g;

/** @param {string} text @returns {readonly string[]} the clocks, chances and surroundings that it asks */
export const impurities = (text) => [...text.matchAll(impure)].map(([found]) => found);

const kept = /\.(model|repository|routes|consumer|process|main)\.ts$/;

/** `services/offers`, `infra/platform/saved-search`: what a file is a part of. */
const partOf = (file) => /^(services\/[^/]+|infra\/platform\/[^/]+)\//.exec(file)?.[0];

/** The file and every file of the same part that it takes values from. */
const closure = (file, found = new Set()) => {
  if (found.has(file) || kept.test(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, type, path] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (type )?[^;]*?from '(\.[^']+)';/gms,
  ))
    if (!type) {
      const other = normalize(join(dirname(file), path));
      if (partOf(other) === partOf(file)) closure(other, found);
    }
  return found;
};

/**
 * The aggregates of all services, and those that several have alike: a folder that keeps documents (`<aggregate>.repository.ts`) has its rules beside them, in
 * `<aggregate>.ts`. `rules` are those files and what they are made of; nothing where the folder has no decider.
 */
export const aggregates = () =>
  globSync(['services/*/src/*/*.{model,repository}.ts', 'infra/platform/*/*.repository.ts']).map((model) => {
    const decider = model.replace(/\.(model|repository)\.ts$/, '.ts');
    const decides = existsSync(decider) && /\bdecide\b/.test(readFileSync(decider, 'utf8'));
    return { model, rules: decides ? [...closure(decider)] : [] };
  });
