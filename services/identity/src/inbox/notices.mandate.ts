import { dayInWords, daysInWords } from '@touchline/contracts/days';
import { type MandateSide, mandateEvents, type PublicMandate } from '@touchline/contracts/events';
import { answerMandateBy, mandateMonths } from '@touchline/contracts/policies/mandates';
import type { Notice } from './inbox.ts';
import { consentEndedText } from './notices.guardian-consent.ts';

/** Who is told what of mandates: pure, one function per event type. */

type Tell = (data: never) => readonly Notice[];
type Words = Pick<Notice, 'kind' | 'title' | 'text'> & Partial<Pick<Notice, 'needs_answer' | 'mail' | 'mailed'>>;

interface Told {
  readonly mandate: PublicMandate;
  readonly happened?: { readonly by?: MandateSide | 'clock'; readonly reason?: string | null };
}

const page = { agent: '/agent/mandates', player: '/player/representation' } as const;

const toSide = (mandate: PublicMandate, to: MandateSide, words: Words): Notice => {
  const { user_id, profile_id } = mandate[to];
  const href = `${page[to]}?mandate=${mandate.mandate_id}`;
  return { user_id, profile_id, href, needs_answer: false, mail: true, ...words };
};

const telling = (to: MandateSide, words: (mandate: PublicMandate, reason: string | null) => Words): Tell =>
  (({ mandate, happened }: Told) => [toSide(mandate, to, words(mandate, happened?.reason ?? null))]) as Tell;

const other = (of: MandateSide): MandateSide => (of === 'agent' ? 'player' : 'agent');
const reasonGiven = (reason: string | null | undefined): string =>
  reason ? `The reason given: ${reason}` : 'No reason was given.';
const termOf = (mandate: PublicMandate): string =>
  `${mandate.exclusive ? 'Exclusive' : 'Not exclusive'}, from ${daysInWords(mandate.starts_on, mandate.ends_on)}.`;

export const mandateNotices: Readonly<Record<string, Tell>> = {
  [mandateEvents.requested.type]: telling('player', (mandate) => ({
    kind: 'mandate.requested',
    title: `${mandate.agent.name} asks to be your agent`,
    text: `${mandate.agent.agency}, for ${mandateMonths(mandate)} months. ${termOf(mandate)} Read what an agent may do, then say yes or no.`,
    needs_answer: true,
    mailed: {
      deadline: {
        until: `${answerMandateBy(mandate.requested_at.slice(0, 10))}T23:59:00.000Z`,
        after: 'After that the request ends by itself.',
      },
    },
  })),
  [mandateEvents.confirmed.type]: telling('agent', (mandate) => ({
    kind: 'mandate.confirmed',
    title: `${mandate.player.name} said yes`,
    text: `You represent ${mandate.player.name}. ${termOf(mandate)}`,
  })),
  [mandateEvents.declined.type]: telling('agent', (mandate, reason) => ({
    kind: 'mandate.declined',
    title: `${mandate.player.name} declined your mandate`,
    text: reasonGiven(reason),
  })),
  [mandateEvents.withdrawn.type]: telling('player', (mandate) => ({
    kind: 'mandate.withdrawn',
    title: `${mandate.agent.name} no longer asks to be your agent`,
    text: 'You don’t have to do anything.',
    mail: false,
  })),
  [mandateEvents.lapsed.type]: telling('agent', (mandate) => ({
    kind: 'mandate.lapsed',
    title: `${mandate.player.name} didn’t answer`,
    text: 'Your request for a mandate is over. You can ask again.',
    mail: false,
  })),
  [mandateEvents.consentEnded.type]: (({ mandate }: Told) =>
    (['player', 'agent'] as const).map((to) =>
      toSide(mandate, to, {
        kind: 'mandate.consent-ended',
        title:
          to === 'player'
            ? `${mandate.agent.name}’s request to you is closed`
            : `Your request to ${mandate.player.name} is closed`,
        text: consentEndedText(mandate.player.name, to),
        mail: to === 'agent',
      }),
    )) as Tell,
  [mandateEvents.noticeGiven.type]: telling('agent', (mandate, reason) => ({
    kind: 'mandate.notice-given',
    title: `${mandate.player.name} ends your mandate`,
    text: `You represent ${mandate.player.name} until ${dayInWords(mandate.until)}. ${reasonGiven(reason)}`,
  })),
  [mandateEvents.reminded.type]: (({ mandate }: Told) =>
    (['player', 'agent'] as const).map((to) =>
      toSide(mandate, to, {
        kind: 'mandate.reminded',
        title: `The mandate of ${mandate[other(to)].name} ends on ${dayInWords(mandate.until)}`,
        text: 'It ends by itself. Nothing goes on without a new yes of the player.',
      }),
    )) as Tell,
  // Who ended it himself knows; of the end of a notice and of the last day both are told.
  [mandateEvents.ended.type]: (({ mandate, happened }: Told) => {
    const by = happened?.by ?? 'clock';
    const to: readonly MandateSide[] = by === 'agent' ? ['player'] : ['player', 'agent'];
    return to.map((side) =>
      toSide(mandate, side, {
        kind: 'mandate.ended',
        title:
          side === 'player'
            ? `${mandate.agent.name} is no longer your agent`
            : `You no longer represent ${mandate.player.name}`,
        text: by === 'agent' ? reasonGiven(happened?.reason) : `The last day was ${dayInWords(mandate.until)}.`,
      }),
    );
  }) as Tell,
};
