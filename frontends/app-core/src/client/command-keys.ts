/**
 * Idempotency keys. Each command has its own, except one: where the connection broke and nobody knows whether the command
 * arrived, the very same command sent next carries the same key, so that it counts once. Any other command ends that: what
 * was done since may be what the person wants to undo.
 */
export type CommandKeys = {
  /** `given`: a key that the caller keeps by itself. */
  readonly take: (content: string, given?: string) => string;
  /** Nobody knows what became of the command with this key. */
  readonly unknown: (content: string, key: string) => void;
};

export const createCommandKeys = (newKey: () => string): CommandKeys => {
  let open: { readonly content: string; readonly key: string } | null = null;
  return {
    take: (content, given) => {
      const repeated = open?.content === content ? open.key : undefined;
      open = null;
      return given ?? repeated ?? newKey();
    },
    unknown: (content, key) => {
      open = { content, key };
    },
  };
};

/** What a command says, as one string. A file counts as its name, size and time. */
export const contentOf = (method: string, address: string, body: unknown): string => {
  const entries =
    body instanceof FormData
      ? [...body].map(([name, value]) => [
          name,
          value instanceof File ? `${value.name} ${value.size} ${value.lastModified}` : value,
        ])
      : body;
  return JSON.stringify([method, address, entries]);
};
