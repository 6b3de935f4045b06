import { readFileSync } from 'node:fs';
import type { z } from 'zod';

type Variables = Readonly<Record<string, string | undefined>>;

/** What a variable says: itself, or the file that `<NAME>_FILE` names, so that a secret can be mounted and no process list shows it. */
const read = (name: string, env: Variables): string | undefined => {
  if (env[name]) return env[name];
  const file = env[`${name}_FILE`];
  if (!file) return undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Error(`The environment is not complete:\n  ${name}_FILE: ${(error as Error).message}`);
  }
};

/**
 * Reads the environment once, by a zod shape. Every variable that is missing or malformed is named in one error, with
 * what it should be; unknown variables are left alone. Each can be read from the file that `<NAME>_FILE` names instead.
 */
export const parseEnvironment = <Shape extends z.ZodObject>(shape: Shape, env: Variables): z.output<Shape> => {
  const given = Object.fromEntries(Object.keys(shape.shape).map((name) => [name, read(name, env)]));
  const parsed = shape.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not complete:\n${faults.join('\n')}`);
};

/** What `read` makes of the environment. Where it can't, the process says why, without a stack, and ends with this code. */
export const readOrExit = <Read>(read: () => Read, code = 1): Read => {
  try {
    return read();
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(code);
  }
};
