/** Ends a process's descendants, whoever started them and however deep they are. Plain JavaScript for any Node from 18 on. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Parent and start of each process: the start tells a process from a later one with the same number. */
const processes = () => {
  const found = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8');
      // Behind the name of the program, which may hold anything.
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
      if (fields[0] !== 'Z') found.set(Number(name), { parent: Number(fields[1]), started: fields[19] });
    } catch (error) {
      // It ended while we looked.
      if (!['ENOENT', 'ESRCH'].includes(error.code)) throw error;
    }
  }
  return found;
};

/** @param known what was found before: one whose parent has ended is nobody's descendant any more. pid → start */
export const descendantsOf = (root, known = new Map()) => {
  const all = processes();
  const family = new Map([...known].filter(([pid, started]) => all.get(pid)?.started === started));
  for (let grown = true; grown; ) {
    grown = false;
    for (const [pid, { parent, started }] of all)
      if (!family.has(pid) && pid !== root && (parent === root || family.has(parent))) {
        family.set(pid, started);
        grown = true;
      }
  }
  return family;
};

const send = (pid, signal) => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};

/**
 * Follows the descendants from now on: who has lost its parent is still known.
 * @returns `left`: what runs still, after those that are ending had `patienceMs` to do so. pid → start
 */
export const followDescendants = (root, everyMs = 1_000) => {
  let known = descendantsOf(root);
  const look = () => {
    known = descendantsOf(root, known);
    return known;
  };
  const looking = setInterval(look, everyMs);
  looking.unref();
  return {
    left: async (patienceMs) => {
      clearInterval(looking);
      for (const until = Date.now() + patienceMs; look().size > 0 && Date.now() < until; ) await wait(50);
      return known;
    },
  };
};

/** What a process was started as, for a person; its number where that can't be read any more. */
export const commandOf = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim().slice(0, 200);
  } catch {
    return String(pid);
  }
};

/**
 * Asks the children to end, who end theirs; asks those as well whose parent has ended without doing so. After `patienceMs`
 * nobody is asked any more. Resolves when all are gone. @param known more that is to end: pid → start
 */
export const endDescendants = async (root, patienceMs, known = new Map()) => {
  const asked = new Set();
  let family = descendantsOf(root, known);
  for (const until = Date.now() + patienceMs; family.size > 0; await wait(50)) {
    const all = processes();
    for (const pid of family.keys()) {
      const late = Date.now() > until;
      const isChild = !family.has(all.get(pid)?.parent);
      if (late || (isChild && !asked.has(pid))) send(pid, late ? 'SIGKILL' : 'SIGTERM');
      if (isChild) asked.add(pid);
    }
    family = descendantsOf(root, family);
  }
};
