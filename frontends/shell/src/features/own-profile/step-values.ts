import type { z } from 'zod';

export type Values = Readonly<Record<string, unknown>>;

const shapeOf = (schema: z.ZodObject): Readonly<Record<string, z.ZodType>> =>
  schema.shape as Readonly<Record<string, z.ZodType>>;

/** Equal as the server would keep them. */
export const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The fields worth saving now: answered, valid by themselves and other than what is kept. A half-typed answer stays in
 * the form and never travels. Values as the schema gives them (trimmed, lower-cased).
 */
export const savable = (schema: z.ZodObject, values: Values, kept: Values): Values =>
  Object.fromEntries(
    Object.entries(shapeOf(schema)).flatMap(([field, of]) => {
      if (values[field] === undefined) return [];
      const judged = of.safeParse(values[field]);
      return judged.success && !sameValue(judged.data, kept[field]) ? [[field, judged.data] as const] : [];
    }),
  );

/** The fields that are answered but can't be kept as they are: what leaving the page would lose. */
export const halfTyped = (schema: z.ZodObject, values: Values): readonly string[] =>
  Object.entries(shapeOf(schema))
    .filter(([field, of]) => isAnswered(values[field]) && !of.safeParse(values[field]).success)
    .map(([field]) => field);

const isAnswered = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !Number.isNaN(value) &&
  !(Array.isArray(value) && value.length === 0);

/** `values.guardian.email` of the server's refusal → `guardian.email` of the form. */
export const formPath = (path: string): string => path.replace(/^values\./, '');

/** What a person types as a number: undefined while nothing is typed; as it is typed where it is none, so that its schema says what is. */
export const typedNumber = (typed: string): number | string | undefined =>
  typed.trim() === '' ? undefined : /^\d+$/.test(typed.trim()) ? Number(typed) : typed;
