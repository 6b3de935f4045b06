import { type PublicSuggestion, suggestionEvents } from '@touchline/contracts/events';
import type { Notice } from './inbox.ts';
import { consentEndedText } from './notices.guardian-consent.ts';

/** Who is told what of players who are put forward: pure, one function per event type. The club hears of the answer alone. */

type Tell = (data: never) => readonly Notice[];
type Words = Pick<Notice, 'kind' | 'title' | 'text'> & Partial<Pick<Notice, 'needs_answer' | 'mail'>>;

const telling = (to: 'agent' | 'player', words: (suggestion: PublicSuggestion) => Words): Tell =>
  (({ suggestion }: { readonly suggestion: PublicSuggestion }) => {
    const { user_id, profile_id } = suggestion[to];
    const href = `/club-requests?opportunity=${suggestion.opportunity.opportunity_id}`;
    return [{ user_id, profile_id, href, needs_answer: false, mail: true, ...words(suggestion) }];
  }) as Tell;

const positionOf = ({ opportunity, club_team }: PublicSuggestion): string =>
  `“${opportunity.title}” at ${club_team.club_name}`;

const consentEnded = (suggestion: PublicSuggestion, to: 'agent' | 'player'): Words => ({
  kind: 'suggestion.consent-ended',
  title:
    to === 'player'
      ? `${positionOf(suggestion)} is over for you`
      : `${positionOf(suggestion)} is over for ${suggestion.player.name}`,
  text: consentEndedText(suggestion.player.name, to),
});
/** The player hears of the consent by a mail of its own. */
const toBoth = [
  telling('player', (suggestion) => ({ ...consentEnded(suggestion, 'player'), mail: false })),
  telling('agent', (suggestion) => consentEnded(suggestion, 'agent')),
];

export const suggestionNotices: Readonly<Record<string, Tell>> = {
  [suggestionEvents.made.type]: telling('player', (suggestion) => ({
    kind: 'suggestion.made',
    title: `${suggestion.agent.name} suggests you for ${positionOf(suggestion)}`,
    text: 'The club knows nothing of it. Read the position, then answer it or say no.',
    needs_answer: true,
  })),
  [suggestionEvents.answered.type]: telling('agent', (suggestion) => ({
    kind: 'suggestion.answered',
    title: `${suggestion.player.name} answered ${positionOf(suggestion)}`,
    text: 'The club reads the answer now.',
  })),
  [suggestionEvents.declined.type]: telling('agent', (suggestion) => ({
    kind: 'suggestion.declined',
    title: `${suggestion.player.name} doesn’t want ${positionOf(suggestion)}`,
    text: suggestion.reason ? `The reason given: ${suggestion.reason}` : 'No reason was given.',
  })),
  [suggestionEvents.withdrawn.type]: telling('player', (suggestion) => ({
    kind: 'suggestion.withdrawn',
    title: `${suggestion.agent.name} no longer suggests ${positionOf(suggestion)}`,
    text: 'You don’t have to do anything.',
    mail: false,
  })),
  [suggestionEvents.closed.type]: telling('agent', (suggestion) => ({
    kind: 'suggestion.closed',
    title: `${positionOf(suggestion)} is over for ${suggestion.player.name}`,
    text:
      suggestion.close_reason === 'position-ended'
        ? 'The position is off the board. There was no answer.'
        : 'You no longer represent the player. There was no answer.',
    mail: false,
  })),
  [suggestionEvents.consentEnded.type]: (data) => toBoth.flatMap((tell) => tell(data)),
};
