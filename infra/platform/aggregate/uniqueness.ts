import type { ErrorCode } from '@touchline/contracts/errors';
import { Rejected } from '../domain/index.ts';

/**
 * What a command is refused with that meets a unique index: one code for all of them, or what this command is told. Undefined:
 * no such command can meet the index, so it is a fault and no refusal.
 */
export type UniquenessRefusal<Command> = ErrorCode | ((command: Command) => ErrorCode | Rejected | undefined);

/** The refusal behind each unique index beside `_id`, by the index's name. */
export type Uniqueness<Command> = Readonly<Record<string, UniquenessRefusal<Command>>>;

/** The name of the index that a write has met; empty where the database doesn't name it, undefined where it met none. */
export const duplicateIndex = (error: unknown): string | undefined => {
  const { code, message } = error as { code?: number; message?: string };
  return code === 11000 ? (/index: (\S+)/.exec(message ?? '')?.[1] ?? '') : undefined;
};

/** What the command is refused with where it met this index; undefined where that is no refusal. */
export const refusalBehind = <Command>(
  uniqueness: Uniqueness<Command> | undefined,
  index: string,
  command: Command,
): Rejected | undefined => {
  const refusal = uniqueness?.[index];
  const found = typeof refusal === 'function' ? refusal(command) : refusal;
  return typeof found === 'string' ? new Rejected(found) : found;
};
