import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { id, instant } from '../values.ts';
import { operation } from './operation.ts';

/** So long a case is somebody's after the last sign of life, in ms. */
export const holdMs = 15 * 60_000;

/** Who of staff has a case that waits, whatever kind it is of, so that no two do it twice. */
export const caseHold = z
  .object({
    by: id,
    /** Null where nobody knows the name any more. */
    by_name: z.string().nullable(),
    since: instant,
    /** It runs out then, unless there is a sign of life before. */
    until: instant,
  })
  .meta({ id: 'CaseHold' });
export type CaseHold = z.infer<typeof caseHold>;

/** Beside every case that staff are shown. Null: nobody has it. */
export const held = { held: caseHold.nullable() };

/** Part of every decision that answers a case: the colleague who has it and is passed over knowingly; else it is refused. */
export const passingOver = { despite: id.optional() };

/** What came of one of several that were decided on at once: each answers for itself. */
export const decidedOne = {
  error: z.string().nullable(),
  message: z.string().nullable(),
  /** With `CaseHeld`: the colleague who has it, and can be named in `despite`. */
  held: caseHold.nullable(),
};

/** Taking a case, staying with it and giving it back: the same for every kind, each below the address of its case. */
export const takeCase = <Params extends z.ZodObject>(what: string, path: string, params: Params, missing: ErrorCode) =>
  operation({
    summary: `Takes ${what} that waits for staff, or stays with it for another 15 minutes`,
    method: 'PUT',
    path: `${path}/hold`,
    access: 'admin',
    params,
    /** The colleague whom it is knowingly taken over from. */
    body: z.strictObject({ over: id.nullable().default(null) }),
    reply: caseHold,
    errors: ['CaseHeld', 'StaleVersion', 'AccessDeniedException', missing],
  });
export const giveCaseBack = <Params extends z.ZodObject>(what: string, path: string, params: Params) =>
  operation({
    summary: `Gives ${what} back that one has taken; anybody may take it then`,
    method: 'DELETE',
    path: `${path}/hold`,
    access: 'admin',
    params,
  });
