import type { Message } from '@touchline/platform/mail';
import type { Notice } from '../inbox/inbox.ts';
import { renderEmail } from './rendered-email.ts';

/** What the button of a mail says, by what it is about: the first that begins like the notice's kind. */
const acts: readonly (readonly [kind: string, act: string])[] = [
  ['offer.', 'Read the offer'],
  ['agent.offer.', 'Read the offer'],
  ['document.turn', 'Read and sign'],
  ['document.', 'Open the document'],
  ['interest.', 'Open the interest'],
  ['agent.interest.', 'Open the interest'],
  ['trial-request.', 'Open the trial'],
  ['agent.trial-request.', 'Open the trial'],
  ['mandate.', 'Read the request'],
  ['suggestion.', 'Open the position'],
  ['opportunity.', 'Open the position'],
  ['subscription.', 'Open your plan'],
  ['account.data-ready', 'Get your data'],
];

const actOf = ({ kind, needs_answer }: Notice): string => {
  if (kind.endsWith('.rejected') && needs_answer) return 'Fix it now';
  return acts.find(([beginning]) => kind.startsWith(beginning))?.[1] ?? 'Open Touchline';
};

/** A notice as a mail: its sentence, the figures and the deadline of what it is about, and one button. */
export const noticeEmail = (
  notice: Notice,
  {
    user,
    origin,
    idempotencyKey,
  }: {
    readonly user: { readonly email: string; readonly name: string };
    /** The address of the site, without a slash at the end. */
    readonly origin: string;
    readonly idempotencyKey: string;
  },
): Message =>
  renderEmail({
    to: user.email,
    subject: notice.title,
    greeting: `Hello ${user.name},`,
    lines: notice.text ? [notice.text] : [],
    mailed: notice.mailed,
    action: { label: actOf(notice), url: `${origin}${notice.href}` },
    beside: notice.beside && { ...notice.beside, url: `${origin}${notice.beside.href}` },
    idempotencyKey,
  });
