import type { identityOperations } from '@touchline/contracts/http/identity';
import { cut } from '@touchline/contracts/text';
import type { DeadLetters } from '@touchline/platform/bus';
import type { Handlers } from '@touchline/platform/http';

/** A cause is a program's error: its first line says what, the rest is for the command that replays. */
const firstLine = (cause: string): string => cut(cause.split('\n')[0] ?? '', 300);

export const deadLetterRoutes = (
  deadLetters: Pick<DeadLetters, 'blocked'>,
): Pick<Handlers<typeof identityOperations>, 'listDeadLetters'> => ({
  listDeadLetters: async () => ({
    data: (await deadLetters.blocked()).map((blocked) => ({ ...blocked, cause: firstLine(blocked.cause) })),
  }),
});
