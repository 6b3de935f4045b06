import type { bffOperations } from '@touchline/contracts/http/bff';
import type { CaseHold } from '@touchline/contracts/http/case-holds';
import { personBlocked } from '@touchline/contracts/policies/may-verify';
import { consistencyHeader } from '@touchline/contracts/protocol/consistency';
import { Rejected } from '@touchline/platform/domain';
import type { RawReply } from '@touchline/platform/http';
import type { z } from 'zod';
import type { Answer, Ask } from '../../upstream/ask.ts';
import type { Viewer } from '../panel.ts';

type Given = z.output<typeof bffOperations.verifyPersonAndProfile.body>;
type Outcome = z.input<typeof bffOperations.verifyPersonAndProfile.reply>;

/** A part as staff see it now. */
interface Part {
  readonly verification_status: string;
  readonly submission: string;
  readonly held: CaseHold | null;
}

/** The colleague whom a part names to be passed over; a hold that nobody was named for is a refusal. */
const passedOver = ({ held }: Part, by: string, despite: readonly string[]): { readonly despite?: string } => {
  if (!held || held.by === by) return {};
  if (!despite.includes(held.by)) throw new Rejected('CaseHeld', { ...held });
  return { despite: held.by };
};

/** What was looked at is another one by now; of what is verified already there is nothing left to decide. */
const refuseUnseen = ({ verification_status, submission: current }: Part, looked: string): void => {
  if (verification_status !== 'verified' && current !== looked) throw new Rejected('StaleVersion', { current });
};

const refusalOf = ({ json }: RawReply) => json as NonNullable<Outcome['refused']>;

const tokensOf = (...replies: readonly Answer<unknown>[]): string =>
  replies.flatMap(({ headers }) => headers[consistencyHeader] ?? []).join(',');

/**
 * Verifies a profile and its person by one decision. All that can be known beforehand of either is judged before anything is done;
 * then the profile, which has more that can stand in its way, then the person. What still comes between the two is told, with what
 * is done and what is left; the same request once more does what is left.
 */
export const verifyBoth = async (
  ask: Ask,
  user_id: string,
  { submission, despite, profile: looked }: Given,
  viewer: Viewer,
): Promise<RawReply> => {
  const { profile_id, submission: seen, valuation_tier } = looked;
  const by = viewer.actor.user_id;
  const [person, profile] = await Promise.all([
    ask.identity('getUser', { ...viewer, params: { user_id } }),
    ask.profile('getProfile', { ...viewer, params: { profile_id } }),
  ]);
  if (!person.ok) return person.reply;
  if (!profile.ok) return profile.reply;
  if (profile.data.user_id !== user_id) throw new Rejected('NotFound');
  const { verification_status, rejection, identification } = person.data;
  if (verification_status !== 'verified') {
    const blocked = personBlocked({ isOwn: user_id === by, hasIdentification: identification === 'provided' });
    if (blocked) throw new Rejected(blocked);
    if (rejection?.kind === 'final')
      throw new Rejected('AccessDeniedException', { reason: 'This is decided. Reopen it first.' });
  }
  refuseUnseen(profile.data, seen);
  refuseUnseen(person.data, submission);
  const passing = [passedOver(profile.data, by, despite), passedOver(person.data, by, despite)] as const;

  const first = await ask.profile('verifyProfile', {
    ...{ ...viewer, params: { profile_id } },
    body: { submission: seen, ...(valuation_tier ? { valuation_tier } : {}), ...passing[0] },
  });
  if (!first.ok) return first.reply;
  const second = await ask.identity('verifyUser', {
    ...{ ...viewer, params: { user_id }, body: { submission, ...passing[1] } },
  });
  // Another request has had this key: nothing of this one was done.
  if (!second.ok && refusalOf(second.reply).error === 'IdempotencyKeyReused') return second.reply;
  const data: Outcome = second.ok
    ? { profile: first.data, person: second.data, refused: null }
    : { profile: first.data, person: null, refused: refusalOf(second.reply) };
  return {
    status: 200,
    headers: { 'cache-control': 'no-store', [consistencyHeader]: tokensOf(first, second) },
    json: { data },
  };
};
