import type { Readable } from 'node:stream';
import type { Operation } from '@touchline/contracts/http';
import type { ConsistencyToken } from '@touchline/contracts/protocol/consistency';
import type { CurrentProfile } from '@touchline/contracts/values';
import type { z } from 'zod';
import { Rejected } from '../domain/index.ts';
import type { Part } from './ranges.ts';

/** Who makes a request: what the BFF found in the session, signed by it and checked again by the service. */
export interface Principal {
  readonly user_id: string;
  readonly session_id: string;
  /** With all rights of staff; false of staff who lack the second factor that is required of them. */
  readonly is_admin: boolean;
  readonly lacks_second_factor?: boolean | undefined;
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
  /** A webhook's body, byte for byte: its signature is over these. */
  readonly raw?: Uint8Array;
  /** An upload, where it lies while the request lasts. */
  readonly upload?: Pick<StoredUpload, 'path' | 'size'>;
}

export interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly bytes?: Uint8Array;
  /** Bytes that are read while they are sent. Whoever doesn't send them destroys it. */
  readonly stream?: Readable;
}

/** A file that came with a request: it lies on this machine until the request is answered. */
export interface StoredUpload {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly name: string;
  readonly content_type: string;
}

export interface Context<Op extends Operation = Operation> {
  readonly params: z.output<Op['params']>;
  readonly query: z.output<Op['query']>;
  readonly body: z.output<Op['body']>;
  /** The uploaded file; an operation that takes none has an empty one. */
  readonly file: StoredUpload;
  readonly actor: Op extends { access: infer Who }
    ? Who extends 'member' | 'admin'
      ? Principal
      : Principal | null
    : Principal;
  /** A webhook's bytes with the signature over them; nothing of either elsewhere. */
  readonly raw: Uint8Array;
  readonly signature: string;
  /** The token of a link that was sent to somebody; empty elsewhere. */
  readonly link: string;
  /** `Range` as it was sent, where the operation's file is streamed. */
  readonly range: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly consistencyTokens: readonly ConsistencyToken[];
  readonly ip: string;
  readonly userAgent: string;
  /** The id that the BFF gave this browser, at a sign-in; empty elsewhere, and for clients that keep no cookies. */
  readonly device: string;
  readonly requestId: string;
  readonly now: Date;
}

/** What the BFF asks in somebody's name; `Unauthenticated` where it names nobody. */
export const asMember = <Asked extends { readonly actor: Principal | null }>(
  request: Asked,
): Asked & { readonly actor: Principal } => {
  const { actor } = request;
  if (!actor) throw new Rejected('Unauthenticated');
  return { ...request, actor };
};

export interface Answer<Data> {
  readonly data: Data;
  readonly meta?: Readonly<Record<string, unknown>>;
  /** What this command changed, for reading one's own writes: sent as `Touchline-After`. */
  readonly consistencyTokens?: readonly ConsistencyToken[];
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Instead of JSON: a file. */
  readonly file?: (Held | Opened) & {
    readonly content_type: string;
    readonly name: string;
    readonly inline?: boolean;
  };
}

/** A file at hand. */
interface Held {
  readonly bytes: Uint8Array;
}

/** One that is read while it is sent, whole or in part: for operations that are `streamed`. */
export interface Opened {
  /** In bytes. */
  readonly size: number;
  readonly open: (part: Part) => Promise<Readable>;
}

export type Handler<Op extends Operation> = (context: Context<Op>) => Promise<Answer<z.input<Op['reply']>>>;

export type Handlers<Ops extends Readonly<Record<string, Operation>>> = {
  readonly [Name in keyof Ops]: Handler<Ops[Name]>;
};
