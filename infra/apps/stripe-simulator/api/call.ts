import type { z } from 'zod';
import type { Ground } from '../ground.ts';
import * as params from './parameters.ts';

interface Call<S extends z.ZodType> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `:id` stands for one part. */
  readonly path: string;
  readonly params: S;
  readonly act: (ground: Ground, given: z.output<S>, id: string) => object;
}
export interface AnyCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly run: (ground: Ground, given: unknown, id: string) => object;
}

/** The parameters are read before anything is done. */
export const call = <S extends z.ZodType>({ method, path, params: schema, act }: Call<S>): AnyCall => ({
  method,
  path,
  run: (ground, given, id) => act(ground, params.parse(schema, given), id),
});
