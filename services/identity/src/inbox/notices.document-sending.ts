import { type PublicSending, sendingEvents } from '@touchline/contracts/events';
import type { Notice } from './inbox.ts';

/** Who is told what of documents that go to many: pure, one function per event type. */

type Tell = (data: never) => readonly Notice[];

const titleOf = ({ lines, sent }: PublicSending): string => {
  if (sent < lines) return `${sent} of ${lines} documents are sent`;
  return lines === 1 ? 'Your document is sent' : `All ${lines} documents are sent`;
};

const textOf = ({ title, refused }: PublicSending): string => {
  if (refused === 0) return `“${title}” is out for signing. The list shows who has signed.`;
  const lines = refused === 1 ? '1 line of the file was' : `${refused} lines of the file were`;
  return `“${title}”: ${lines} not sent. Open the list to see why.`;
};

export const sendingNotices: Readonly<Record<string, Tell>> = {
  [sendingEvents.finished.type]: (({ sending }: { sending: PublicSending }) => [
    {
      user_id: sending.author.user_id,
      profile_id: sending.author.profile_id,
      kind: 'document-sending.finished',
      href: `/documents/sendings/${sending.sending_id}`,
      title: titleOf(sending),
      text: textOf(sending),
      needs_answer: false,
      // Whoever waits for it sees it on the page; what is left to do is worth a message.
      mail: sending.refused > 0,
    },
  ]) as Tell,
};
