import type { Reply } from '../client/create-client.ts';
import { text } from './text.ts';

/** Of a profile's home: what waits for its answer, and what is under way. */
export type Home = Pick<Reply<'/home', 'get'>['data'], 'answers' | 'underway'>;

/** A list at home has so many at most: there may be more of them. */
const longest = 20;

const countOf = (
  ...lists: readonly (readonly unknown[] | null)[]
): { readonly number: number; readonly more: boolean } => ({
  number: lists.reduce((sum, list) => sum + (list?.length ?? 0), 0),
  more: lists.some((list) => (list?.length ?? 0) >= longest),
});

/** What is open in a profile, and what becomes of it: a sentence for each kind. */
const openIn = ({ answers, underway }: Home): readonly string[] =>
  [
    [countOf(answers.offers, underway.offers), 'openOffers'] as const,
    [countOf(answers.documents, underway.documents), 'openDocuments'] as const,
    [countOf(answers.trials, underway.trials), 'openTrials'] as const,
    [countOf(answers.interests, underway.interests), 'openInterests'] as const,
    [countOf(answers.mandates), 'openMandates'] as const,
  ].flatMap(([{ number, more }, words]) =>
    number > 0 ? [text(words, { count: more ? text('orMore', { count: String(number) }) : String(number) })] : [],
  );

/** A list that a service didn't give: nothing can be said of it. */
const isUnknown = ({ answers, underway }: Home): boolean =>
  [...Object.values(answers), ...Object.values(underway)].some((list) => list === null);

/** Whether something of it is a club's, where colleagues can go on with it. */
const isClubs = ({ answers, underway }: Home): boolean =>
  [answers.offers, underway.offers, answers.trials, underway.trials, answers.interests, underway.interests].some(
    (list) => list?.some(({ your_side }) => your_side === 'club'),
  );

/** What closing the account ends in a profile, a sentence each; none: nothing. Without its home, or with a part of it, that nobody can say. */
export const openLines = (home: Home | undefined): readonly string[] => {
  if (!home) return [text('openUnknown')];
  return [
    ...openIn(home),
    ...(isClubs(home) ? [text('openClubs')] : []),
    ...(isUnknown(home) ? [text('openUnknown')] : []),
  ];
};
