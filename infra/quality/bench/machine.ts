import { readFileSync } from 'node:fs';
import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os';

const system = (): string => {
  try {
    return /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? platform();
  } catch {
    return platform();
  }
};

/** The machine that figures were measured on, as one sentence. */
export const machine = (): string => {
  const processors = cpus();
  const model = processors[0]?.model.trim().replace(/\s+/g, ' ') ?? 'an unnamed processor';
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  return `${processors.length} cores of ${model} (${arch()}), ${memory} GiB, ${system()} (kernel ${release()}), Node ${process.version.slice(1)}`;
};

/** Processes that wanted a core in the last minute. */
export const load = (): string => (loadavg()[0] ?? 0).toFixed(1);
