import type { identityOperations } from '@touchline/contracts/http/identity';
import { cut } from '@touchline/contracts/text';
import type { DeadLetters } from '@touchline/infra/bus';
import type { Handlers } from '@touchline/infra/http';

/** A cause is a program's error: its first line says what, the rest is for the command that replays. */
const firstLine = (cause: string): string => cut(cause.split('\n')[0] ?? '', 300);

export const deadLetterRoutes = (
  deadLetters: Pick<DeadLetters, 'held'>,
): Pick<Handlers<typeof identityOperations>, 'listDeadLetters'> => ({
  listDeadLetters: async () => ({
    data: (await deadLetters.held()).map((held) => ({ ...held, cause: firstLine(held.cause) })),
  }),
});
