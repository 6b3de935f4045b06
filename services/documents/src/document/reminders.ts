import { mayBeReminded, nextReminder, remindableInSeconds } from '@touchline/contracts/policies/signing-reminders';
import { Rejected } from '@touchline/platform/domain';
import { openForSigning, visible } from './refusals.ts';
import {
  type Available,
  currentSigners,
  type Document,
  type DocumentCommand,
  type DocumentEvent,
  type Existing,
  type Person,
  type Signer,
} from './state.ts';

/** Reminding those whose turn it is to sign: by hand and by the clock. */

type CommandOf<Type extends DocumentCommand['type']> = Extract<DocumentCommand, { type: Type }>;
type Events = readonly DocumentEvent[];

const nextFor = (document: Available, { reminded_at }: Signer): string | null => {
  const { turn_at: since = document.available_at, expires_at } = document;
  return nextReminder({ since, reminded_at, expires_at });
};

/** The document with the next moment at which somebody of it is reminded. */
export const withReminder = (document: Available): Available => {
  const moments = currentSigners(document).flatMap((signer) => nextFor(document, signer) ?? []);
  return { ...document, remind_at: moments.sort()[0] ?? null };
};

/** Those whom its author can remind: nobody reminds himself. */
const remindable = (document: Existing, { profile_id }: Person): readonly Signer[] =>
  currentSigners(document).filter((signer) => signer.profile_id !== profile_id);

/** Whether its author can remind somebody at this moment. */
export const mayRemind = (document: Existing, viewer: Person, now: string): boolean =>
  document.status === 'available' &&
  now < document.expires_at &&
  document.author.profile_id === viewer.profile_id &&
  remindable(document, viewer).some((signer) => mayBeReminded(signer, now));

export const remind = ({ by, now: at }: CommandOf<'Remind'>, state: Document): Events => {
  const document = visible(state, by);
  if (document.author.profile_id !== by.profile_id) throw new Rejected('AccessDeniedException');
  const others = remindable(openForSigning(document, at), by);
  if (others.length === 0) throw new Rejected('NoCurrentSigner', { status: document.status });
  const due = others.filter((signer) => mayBeReminded(signer, at));
  if (due.length === 0)
    throw new Rejected('TooManyRequests', {
      retry_after: Math.min(...others.map((signer) => remindableInSeconds(signer, at))),
    });
  return [{ type: 'DocumentReminded', orders: due.map(({ order }) => order), at }];
};

export const remindDue = ({ now: at }: CommandOf<'RemindDue'>, state: Document): Events => {
  if (state.status !== 'available' || at >= state.expires_at) return [];
  const due = currentSigners(state).filter((signer) => {
    const next = nextFor(state, signer);
    return next !== null && next <= at;
  });
  if (due.length === 0) return [];
  return [{ type: 'DocumentReminded', by: 'system', orders: due.map(({ order }) => order), at }];
};

/** After a reminder. */
export const reminded = (document: Available, orders: readonly number[], at: string): Available =>
  withReminder({
    ...document,
    signers: document.signers.map((signer) =>
      orders.includes(signer.order) ? { ...signer, reminded_at: at } : signer,
    ),
  });
