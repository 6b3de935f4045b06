import { createHash, randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { flush } from '../database/durable.ts';
import { Unavailable } from '../domain/index.ts';
import type { Mail, Message } from './mail.ts';

/** What is kept of a message: nothing of its reader or its words. */
interface Sending {
  /** From the idempotency key and the address. */
  readonly _id: string;
  /** Who is sending it; another string for each try. */
  readonly claim: string;
  readonly sent: boolean;
  readonly at: Date;
}

export interface SentOnceOptions {
  readonly mail: Mail;
  readonly connection: Connection;
  readonly clock?: () => Date;
  /** A claim that is seen unchanged for so long is a dead sender's: one that lives renews it. Default 5,000. */
  readonly takeOverMs?: number;
}

/** Repeats come within seconds, of an outbox that was stuck within days. */
const keptSeconds = 30 * 24 * 60 * 60;

const forgottenMs = 60_000;

const isDuplicate = (error: unknown): boolean => (error as { code?: number }).code === 11000;

/** A claim needs no journal: with the process that made it dies the work as well. */
const light = { writeConcern: { w: 1, j: false } } as const;

/**
 * Sends each message once, however often and by how many replicas it is asked for: claimed before, marked after. Whoever
 * waits in the queue of a slow server renews the claim, and who is asked again by the bus meanwhile waits for the same
 * answer. A sender that is killed between the server's yes and the mark sends again: a PIN that comes twice does less harm
 * than one that never comes, and the repeat has the same Message-ID. Everywhere else a kill costs a few seconds, not a message.
 */
export const sentOnce = async ({
  mail,
  connection,
  clock = () => new Date(),
  takeOverMs = 5_000,
}: SentOnceOptions): Promise<Mail> => {
  const messages = connection.collection<Sending>('sent_messages');
  await messages.createIndex({ at: 1 }, { expireAfterSeconds: keptSeconds });

  /** Claims of others, by when they were first seen here as they are: no two clocks are compared. */
  const others = new Map<string, { readonly claim: string; readonly renewed: number; readonly since: number }>();
  /** What this process is sending. */
  const sending = new Map<string, Promise<void>>();
  /** What the server has taken, and could not be marked yet. */
  const unmarked = new Set<string>();

  /** Claims the message; answers false when it has gone. While another is sending it, it is to be asked for again. */
  const claimed = async (_id: string, claim: string): Promise<boolean> => {
    const there = await messages.findOne({ _id });
    if (there?.sent) {
      others.delete(_id);
      return false;
    }
    if (there === null) {
      await messages.insertOne({ _id, claim, sent: false, at: clock() }).catch((error: unknown) => {
        throw isDuplicate(error) ? new Unavailable('the message, which another process is sending,') : error;
      });
      return true;
    }
    const now = performance.now();
    for (const [id, { since }] of others) if (now - since > forgottenMs) others.delete(id);
    const seen = others.get(_id);
    const renewed = there.at.getTime();
    const same = seen?.claim === there.claim && seen.renewed === renewed;
    if (!same) others.set(_id, { claim: there.claim, renewed, since: now });
    if (same && now - seen.since >= takeOverMs) {
      others.delete(_id);
      const taken = await messages.updateOne(
        { _id, claim: there.claim, at: there.at, sent: false },
        { $set: { claim, at: clock() } },
      );
      if (taken.matchedCount === 1) return true;
    }
    throw new Unavailable('the message, which another process is sending,');
  };

  const mark = async (_id: string): Promise<void> => {
    await messages.updateOne({ _id }, { $set: { sent: true, at: clock() } });
    unmarked.delete(_id);
    await flush(connection);
  };

  const sendNow = async (_id: string, message: Message): Promise<void> => {
    // Only the mark is missing: the server has it.
    if (unmarked.has(_id)) return mark(_id);
    const claim = randomUUID();
    if (!(await claimed(_id, claim))) return;
    const beat = setInterval(() => {
      // One that can't be written is made up for by the next, or somebody takes over.
      messages.updateOne({ _id, claim, sent: false }, { $set: { at: clock() } }, light).catch(() => {});
    }, takeOverMs / 5).unref();
    try {
      await mail.send(message);
    } catch (error) {
      clearInterval(beat);
      // Not sent: the next try need not wait until this claim looks dead.
      await messages.deleteOne({ _id, claim, sent: false });
      throw error;
    }
    clearInterval(beat);
    unmarked.add(_id);
    await mark(_id);
  };

  const send = (message: Message): Promise<void> => {
    const _id = createHash('sha256').update(`${message.idempotencyKey}\n${message.to}`).digest('hex');
    const asked = sending.get(_id);
    if (asked) return asked;
    const asking = sendNow(_id, message).finally(() => sending.delete(_id));
    sending.set(_id, asking);
    return asking;
  };
  return { ...mail, send };
};
