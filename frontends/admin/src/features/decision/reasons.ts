import { createText } from '@touchline/ui';
import type { Reason } from './reject-draft.ts';

/** Reasons to pick from: the short word for staff, and the sentence that the applicant reads. */
const words = createText('admin-reasons', {
  unreadable: 'Photo or scan is not readable',
  unreadableText: 'We can’t read your document. Please provide a sharp photo or scan of the whole page.',
  name: 'Name differs from the document',
  nameText: 'Your name isn’t written as in your document. Please enter it as the document says and submit again.',
  outdated: 'Document is out of date',
  outdatedText: 'Your document is no longer valid. Please provide one that is.',
  kind: 'Document type is not accepted',
  kindText:
    'We accept a passport, an identity card, a driving licence or a residence permit. Please provide one of them.',
  born: 'Date of birth differs',
  bornText: 'Your date of birth isn’t the one in your document. Please fix it and submit again.',
  foreign: 'Someone else’s document',
  foreignText: 'The document belongs to somebody else.',
  other: 'Another reason',
  reported: 'Reported by a club or a player',
  reportedText: 'Somebody reported you to us. We need to hear from you first.',
  shared: 'Someone else uses the account',
  sharedText: 'It looks as if somebody else uses your account. We need to hear from you first.',
  forged: 'A document is not genuine',
  forgedText: 'A document that you gave us is not genuine.',
  clubUnknown: 'No such club is known',
  clubUnknownText: 'We found no club of this name. Please write the name as your association has it.',
  clubTwice: 'It is there under another name',
  clubTwiceText: 'This club is on our list already. Please choose it there.',
  clubWebsite: 'The website isn’t the club’s',
  clubWebsiteText: 'The website doesn’t belong to this club. Please enter the club’s own one.',
  clubInvented: 'It isn’t a club',
  clubInventedText: 'What you entered isn’t a football club.',
});

type Key = Parameters<typeof words>[0];
const reason = (id: string, label: Key, sentence: Key | null, kind: Reason['kind'] = 'fixable'): Reason => ({
  id,
  label: words(label),
  sentence: sentence === null ? '' : words(sentence),
  kind,
});

export const nameDiffers = (): Reason => reason('name', 'name', 'nameText');
export const bornDiffers = (): Reason => reason('born', 'born', 'bornText');
export const otherReason = (): Reason => reason('other', 'other', null);

export const personReasons = (): readonly Reason[] => [
  reason('unreadable', 'unreadable', 'unreadableText'),
  nameDiffers(),
  reason('outdated', 'outdated', 'outdatedText'),
  reason('kind', 'kind', 'kindText'),
  bornDiffers(),
  reason('foreign', 'foreign', 'foreignText', 'final'),
  otherReason(),
];

export const clubReasons = (): readonly Reason[] => [
  reason('unknown', 'clubUnknown', 'clubUnknownText'),
  reason('twice', 'clubTwice', 'clubTwiceText', 'final'),
  reason('website', 'clubWebsite', 'clubWebsiteText'),
  reason('invented', 'clubInvented', 'clubInventedText', 'final'),
  otherReason(),
];

export const suspensionReasons = (): readonly Reason[] => [
  reason('reported', 'reported', 'reportedText'),
  reason('shared', 'shared', 'sharedText'),
  reason('forged', 'forged', 'forgedText'),
  otherReason(),
];
