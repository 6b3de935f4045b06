import { setTimeout as wait } from 'node:timers/promises';
import { aggregates } from '@touchline/contracts/topology';
import { check, type Findings } from './check.ts';
import type { Ledger } from './ledger.ts';
import type { Payer } from './payer.ts';
import type { Open } from './read-models.ts';

/** A command is repeated for as long as this; what was published has as long to arrive. */
export const patienceMs = 120_000;

/** Waits until all is there, and answers what still is not. What is there twice will not go away. */
export const settle = async (
  open: Open,
  ledger: Ledger,
  given: { readonly ids?: readonly string[]; readonly payer?: Payer | undefined; readonly withinMs?: number } = {},
): Promise<Findings> => {
  const { withinMs = patienceMs, ...looked } = given;
  const until = Date.now() + withinMs;
  for (let pause = 20; ; pause = Math.min(pause * 1.5, 250)) {
    const found = await check(open, ledger, looked);
    if ((found.lost.length === 0 && found.doubled.length === 0) || Date.now() > until) return found;
    await wait(pause);
  }
};

/** Takes down what is there before the load begins. */
export const takeStock = async (open: Open, ledger: Ledger): Promise<void> => {
  const waiting = async (): Promise<number> => {
    let count = 0;
    for (const { service, collection: name } of aggregates.values())
      count += await (await open(service)).collection(name).countDocuments({ 'outbox.0': { $exists: true } });
    return count;
  };
  for (const until = Date.now() + patienceMs; (await waiting()) > 0; await wait(50))
    if (Date.now() > until) throw new Error('what brought the people aboard is not published');
  for (const { service, collection: name } of aggregates.values()) {
    const found = (await open(service)).collection<{ _id: string; version: number; sequence: number }>(name).find();
    for await (const { _id, version, sequence } of found) ledger.found(_id, version, sequence);
  }
};

/** Takes down who was told how much already; on the broker the last of it may still be on its way. */
export const meetEverybody = async (
  open: Open,
  ledger: Ledger,
  people: readonly { readonly user_id: string; readonly email: string }[],
): Promise<void> => {
  const count = async () => {
    const notices = (await open('identity')).collection('notifications');
    const messages = (await open('operations')).collection('mailbox');
    return Promise.all(
      people.map(async ({ user_id, email }) => ({
        user_id,
        email,
        notices: await notices.countDocuments({ user_id }),
        messages: await messages.countDocuments({ to: email }),
      })),
    );
  };
  let met = await count();
  for (let calm = 0; calm < 3; ) {
    await wait(300);
    const now = await count();
    calm = JSON.stringify(now) === JSON.stringify(met) ? calm + 1 : 0;
    met = now;
  }
  for (const { user_id, email, ...told } of met) ledger.meet(user_id, email, told);
};
