import type { z } from 'zod';

/**
 * Reads the environment once, by a zod shape. Every variable that is missing or malformed is named in one error, with
 * what it should be; unknown variables are left alone.
 */
export const parseEnvironment = <Shape extends z.ZodObject>(
  shape: Shape,
  env: Readonly<Record<string, string | undefined>>,
): z.output<Shape> => {
  const given = Object.fromEntries(
    Object.keys(shape.shape).map((name) => [name, env[name] === '' ? undefined : env[name]]),
  );
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
