import { type FieldError, Rejected } from '@touchline/platform/domain';

interface Schema {
  readonly safeParse: (value: unknown) => {
    readonly error?: { readonly issues: readonly { readonly path: PropertyKey[]; readonly message: string }[] };
  };
}

const missing = 'This is still missing.';

/** What a whole schema says of values of which some aren't given yet; null stands for missing unless it is an answer. */
export const missingIn = (
  schema: Schema,
  values: Readonly<Record<string, unknown>>,
  nullIsAnswer: readonly string[] = [],
): FieldError[] => {
  const given = Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== null || nullIsAnswer.includes(field)),
  );
  return (schema.safeParse(given).error?.issues ?? []).map((issue) => {
    const path = issue.path.map(String);
    return { path: path.join('.'), message: (path[0] ?? '') in given ? issue.message : missing };
  });
};

/** The same fields below a step or a form: `person.first_name`. */
export const below = (prefix: string, details: readonly FieldError[]): FieldError[] =>
  details.map(({ path, message }) => ({ path: `${prefix}.${path}`, message }));

export const refuseMissing = (details: readonly FieldError[]): void => {
  if (details.length > 0) throw new Rejected('ValidationFailed', { details });
};
