/** A picture that travels within a message: its HTML shows it by `cid:`. */
interface Picture {
  /** Named once in the message, with an `@`. */
  readonly cid: string;
  /** What it shows, in words. */
  readonly alt: string;
  /** A PNG. */
  readonly base64: string;
}

export interface Message {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly pictures?: readonly Picture[];
  /** Derived from what caused the message: sent twice it is one message to the person. */
  readonly idempotencyKey: string;
}

export interface Mail {
  /** Resolves when the message is in the next one's hands. Rejects when it is not: the caller tries again. */
  send(message: Message): Promise<void>;
  health(): Promise<{ readonly ok: boolean; readonly reason?: string }>;
  close(): Promise<void>;
}
