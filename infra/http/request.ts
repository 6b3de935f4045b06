import type { Operation } from '@touchline/contracts/http';
import type { CurrentProfile } from '@touchline/contracts/values';
import type { z } from 'zod';

/** Who makes a request: what the BFF found in the session, signed by it and checked again by the service. */
export interface Actor {
  readonly user_id: string;
  readonly session_id: string;
  readonly is_admin: boolean;
  /** When the password was last given, ISO instant. */
  readonly authenticated_at: string;
  readonly profile: CurrentProfile | null;
}

/** A request before it is parsed, the same for a socket and for a call within the process. */
export interface RawRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Parsed JSON, or undefined. */
  readonly json?: unknown;
  /** The bytes of an upload. */
  readonly bytes?: Uint8Array;
}

export interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly bytes?: Uint8Array;
}

export interface Upload {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly content_type: string;
}

/** The position of an aggregate in its events that a client has already seen the effect of. */
export interface After {
  readonly id: string;
  readonly sequence: number;
}

export interface Context<Op extends Operation = Operation> {
  readonly params: z.output<Op['params']>;
  readonly query: z.output<Op['query']>;
  readonly body: z.output<Op['body']>;
  /** The uploaded file; an operation that takes none has an empty one. */
  readonly file: Upload;
  readonly actor: Op extends { access: infer Who }
    ? 'guest' extends Who
      ? Actor | null
      : 'bff' extends Who
        ? Actor | null
        : Actor
    : Actor;
  readonly idempotencyKey: string | undefined;
  readonly after: readonly After[];
  readonly ip: string;
  readonly userAgent: string;
  readonly requestId: string;
  readonly now: Date;
}

export interface Answer<Data> {
  readonly data: Data;
  readonly meta?: Readonly<Record<string, unknown>>;
  /** What this command changed, for reading one's own writes: sent as `Touchline-After`. */
  readonly after?: readonly After[];
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Instead of JSON: a file. */
  readonly file?: {
    readonly bytes: Uint8Array;
    readonly content_type: string;
    readonly name: string;
    readonly inline?: boolean;
  };
}

export type Handler<Op extends Operation> = (context: Context<Op>) => Promise<Answer<z.input<Op['reply']>>>;

export type Handlers<Ops extends Readonly<Record<string, Operation>>> = {
  readonly [Name in keyof Ops]: Handler<Ops[Name]>;
};
