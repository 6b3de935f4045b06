import type { Connection } from 'mongoose';
import type { Mail, Message } from './mail.ts';

export interface KeptMessage extends Message {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export interface Mailbox extends Mail {
  /** Newest first. @param to only this address's messages. @param limit default 100. */
  list(filter?: { readonly to?: string; readonly limit?: number }): Promise<readonly KeptMessage[]>;
  get(id: string): Promise<KeptMessage | undefined>;
}

type Stored = Omit<KeptMessage, 'id'> & { readonly _id: string };

const toMessage = ({ _id, ...message }: Stored): KeptMessage => ({ id: _id, ...message });

/**
 * Keeps every message in the collection `mailbox` instead of sending it: for one machine, where a page shows them. Where no
 * page does, `readable` is false and the words, a PIN among them, are not kept: it is only known that there was a message.
 */
export const createMailbox = async ({
  connection,
  readable = true,
  clock = () => new Date(),
}: {
  readonly connection: Connection;
  readonly readable?: boolean;
  readonly clock?: () => Date;
}): Promise<Mailbox> => {
  const { createHash } = await import('node:crypto');
  const messages = connection.collection<Stored>('mailbox');
  await messages.createIndex({ to: 1, at: -1 });
  return {
    send: async ({ to, subject, text, html, pictures = [], idempotencyKey }) => {
      // An id that is safe in an address of a page.
      const _id = `mail_${createHash('sha256').update(`${idempotencyKey}\n${to}`).digest('hex').slice(0, 24)}`;
      const words = readable ? { text, html, pictures } : { text: '', html: '', pictures: [] };
      const kept = { to, subject, ...words, idempotencyKey, at: clock().toISOString() };
      await messages.updateOne({ _id }, { $setOnInsert: kept }, { upsert: true });
    },
    list: async ({ to, limit = 100 } = {}) => {
      const found = messages.find(to === undefined ? {} : { to }).sort({ at: -1, _id: 1 });
      return (await found.limit(limit).toArray()).map((stored) => toMessage(stored as Stored));
    },
    get: async (id) => {
      const stored = await messages.findOne({ _id: id });
      return stored === null ? undefined : toMessage(stored as Stored);
    },
    health: async () => ({ ok: true }),
    close: async () => {},
  };
};
