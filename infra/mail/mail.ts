export interface Letter {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Derived from what caused the letter: sent twice it is one letter to the person. */
  readonly idempotencyKey: string;
}

export interface Mail {
  /** Resolves when the letter is in the next one's hands. Rejects when it is not: the caller tries again. */
  send(letter: Letter): Promise<void>;
  health(): Promise<{ readonly ok: boolean; readonly reason?: string }>;
  close(): Promise<void>;
}
