import { createText } from '@touchline/ui';
import type { Reason } from './reject-draft.ts';

/** Reasons to pick from: the short word for staff, and the sentence that the applicant reads. */
const words = createText('admin-reasons', {
  unreadable: 'Photo or scan is not readable',
  unreadableText: 'We can’t read your document. Please provide a sharp photo or scan of the whole page.',
  name: 'Name differs from the document',
  nameText: 'Your name isn’t written as in your document. Please enter it as it stands there and hand in again.',
  outdated: 'Document is out of date',
  outdatedText: 'Your document is no longer valid. Please provide one that is.',
  kind: 'Document type is not accepted',
  kindText:
    'We accept a passport, an identity card, a driving licence or a residence permit. Please provide one of them.',
  born: 'Date of birth differs',
  bornText: 'Your date of birth isn’t the one in your document. Please mend it and hand in again.',
  foreign: 'Someone else’s document',
  foreignText: 'The document belongs to somebody else.',
  other: 'Other, in words',
  club: 'Club or contract differs',
  clubText: 'Your club or the end of your contract isn’t what the club publishes. Please mend it and hand in again.',
  highlights: 'Highlights show somebody else',
  highlightsText: 'Your highlights don’t show you. Please replace them and hand in again.',
  photo: 'Photo is no portrait',
  photoText: 'Your photo doesn’t show your face. Please provide a portrait and hand in again.',
  pretender: 'Pretends to be a player',
  pretenderText: 'This profile isn’t the one of the player it names.',
  role: 'Role at the club differs',
  roleText: 'Your position isn’t the one that the club names. Please mend it and hand in again.',
  teams: 'Teams differ',
  teamsText: 'The club doesn’t name you for these teams. Please choose those that you act for and hand in again.',
  phone: 'Phone number doesn’t answer',
  phoneText: 'We couldn’t reach you at your phone number. Please mend it and hand in again.',
  stranger: 'Not with this club',
  strangerText: 'The club told us that you don’t act for it.',
});

type Key = Parameters<typeof words>[0];
const reason = (id: string, label: Key, sentence: Key | null, kind: Reason['kind'] = 'fixable'): Reason => ({
  id,
  label: words(label),
  sentence: sentence === null ? '' : words(sentence),
  kind,
});

export const personReasons = (): readonly Reason[] => [
  reason('unreadable', 'unreadable', 'unreadableText'),
  reason('name', 'name', 'nameText'),
  reason('outdated', 'outdated', 'outdatedText'),
  reason('kind', 'kind', 'kindText'),
  reason('born', 'born', 'bornText'),
  reason('foreign', 'foreign', 'foreignText', 'final'),
  reason('other', 'other', null),
];

export const playerReasons = (): readonly Reason[] => [
  reason('name', 'name', 'nameText'),
  reason('born', 'born', 'bornText'),
  reason('club', 'club', 'clubText'),
  reason('highlights', 'highlights', 'highlightsText'),
  reason('photo', 'photo', 'photoText'),
  reason('pretender', 'pretender', 'pretenderText', 'final'),
  reason('other', 'other', null),
];

export const representativeReasons = (): readonly Reason[] => [
  reason('name', 'name', 'nameText'),
  reason('role', 'role', 'roleText'),
  reason('teams', 'teams', 'teamsText'),
  reason('phone', 'phone', 'phoneText'),
  reason('stranger', 'stranger', 'strangerText', 'final'),
  reason('other', 'other', null),
];
