import { dayInWords } from '@touchline/contracts/days';
import type { signingInvitationEvents } from '@touchline/contracts/events';
import { unreachable } from '@touchline/platform/domain';
import type { z } from 'zod';
import type { OwnDocument } from './state.ts';

/** What a guest reads of a paper that a member has brought: pure. */

export interface Words {
  readonly subject: string;
  readonly lines: readonly string[];
}

type Closed = NonNullable<z.infer<typeof signingInvitationEvents.closed.data>['happened']>;

export const ownInvited = ({ title, message, author }: OwnDocument, until: string): Words => ({
  subject: `${author.name} asks you to sign: ${title}`,
  lines: [
    `${author.name} asks you to sign “${title}” on Touchline.`,
    ...(message ? [`${author.name} writes: ${message}`] : []),
    'Read the document first. You need no account. To sign, you get a code at this address.',
    `You can sign until ${until}. If you do not agree, say so on the same page.`,
    'Keep this link to yourself: whoever has it can read the document. If you do not know who asks, leave this mail alone.',
  ],
});

export const ownReminded = ({ title, author }: OwnDocument, until: string, byAuthor: boolean): Words => ({
  subject: `Reminder: please sign ${title}`,
  lines: [
    byAuthor
      ? `${author.name} reminds you: “${title}” waits for your signature.`
      : `“${title}” from ${author.name} waits for your signature.`,
    `You can sign until ${until}. If you do not agree, say so on the same page.`,
    'You need no account. To sign, you get a code at this address.',
  ],
});

export const ownCode = ({ title }: OwnDocument): Words => ({
  subject: 'Your code to sign the document',
  lines: [
    `Type this code on the page where you read “${title}”. It works once, for 10 minutes.`,
    'Give it to nobody. If you did not ask for it, you can leave this mail alone: without the code nobody signs for you.',
  ],
});

export const ownReleased = ({ title, author }: OwnDocument): Words => ({
  subject: `Your signature is not needed any more: ${title}`,
  lines: [`Enough others have signed “${title}” from ${author.name} in your place.`, 'You have nothing more to do.'],
});

export const ownCompleted = ({ title, author }: OwnDocument, until: string): Words => ({
  subject: `Signed by everyone: ${title}`,
  lines: [
    `Everyone has signed “${title}” from ${author.name}, and it is sealed.`,
    `Open it with this link and save the file. The link works until ${dayInWords(until.slice(0, 10))}.`,
  ],
});

export const ownCopied = ({ title, message, author }: OwnDocument, until: string): Words => ({
  subject: `A copy for you: ${title}`,
  lines: [
    `${author.name} sends you a copy of “${title}”. Everyone has signed it, and it is sealed.`,
    ...(message ? [`${author.name} writes: ${message}`] : []),
    `Open it with this link and save the file. You need no account. The link works until ${dayInWords(until.slice(0, 10))}.`,
    'Keep this link to yourself: whoever has it can read the document. If you do not know who sends it, leave this mail alone.',
  ],
});

export const ownClosed = ({ title, author }: OwnDocument, { how, reason }: Closed): Words => {
  const last = 'Nobody is bound by it, whoever has signed already, and you have nothing more to do.';
  const given = reason ? [`The reason given: ${reason}`] : [];
  const what = `“${title}” from ${author.name}`;
  switch (how) {
    case 'declined':
      return { subject: `Declined: ${title}`, lines: [`A signature under ${what} was declined.`, ...given, last] };
    case 'voided':
      return { subject: `Voided: ${title}`, lines: [`There will be no signature under ${what}.`, ...given, last] };
    case 'expired':
      return { subject: `Expired: ${title}`, lines: [`Not everybody signed ${what} in time.`, last] };
    default:
      return unreachable(how);
  }
};
