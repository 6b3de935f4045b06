import { z } from 'zod';
import { bffOperations, services } from './bff.ts';
import type { Operation } from './operation.ts';

/** Every operation of every contract, the browser's own among them. */
export const everyOperation: readonly Operation[] = [...Object.values(services), bffOperations].flatMap(
  (ops) => Object.values(ops) as unknown as Operation[],
);

/** One value that a person gives: `makeOffer body terms.salary.amount`. */
export interface Field {
  readonly where: string;
  /** Its last name: `amount`. */
  readonly name: string;
  readonly schema: z.ZodType;
}

/** The fields of a shape, through what wraps, lists and chooses between them. */
const fieldsOf = (schema: z.ZodType, where: string, name: string): readonly Field[] => {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, of]) => fieldsOf(of as z.ZodType, `${where}.${key}`, key));
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element as z.ZodType, `${where}[]`, name);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((of) => fieldsOf(of as z.ZodType, where, name));
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return fieldsOf(schema.unwrap() as z.ZodType, where, name);
  return [{ where, name, schema }];
};

/** All that people and programs give to operations, as bodies and queries. */
export const everyField: readonly Field[] = everyOperation.flatMap((op) =>
  (['body', 'query', 'params'] as const).flatMap((part) => fieldsOf(op[part], `${op.id} ${part}`, part)),
);
