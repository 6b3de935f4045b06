import { describe, expect, it } from '@jest/globals';
import { interestEvents, mandateEvents, offerEvents, trialRequestEvents } from '@touchline/contracts/events';
import { createNotices, dealings } from './notices.dealings.ts';
import { mandateNotices } from './notices.mandate.ts';
import { notices } from './notices.ts';

const { mandate } = mandateEvents.confirmed.example;
const { agent, player } = mandate;
const tell = ({ type, example }: { readonly type: string; readonly example: unknown }) =>
  mandateNotices[type]?.(example as never) ?? [];

describe('what is told of mandates', () => {
  it.each([
    ['requested', mandateEvents.requested, [player.user_id]],
    ['confirmed', mandateEvents.confirmed, [agent.user_id]],
    ['declined', mandateEvents.declined, [agent.user_id]],
    ['withdrawn', mandateEvents.withdrawn, [player.user_id]],
    ['lapsed', mandateEvents.lapsed, [agent.user_id]],
    ['consent-ended', mandateEvents.consentEnded, [player.user_id, agent.user_id]],
    ['notice-given', mandateEvents.noticeGiven, [agent.user_id]],
    ['reminded', mandateEvents.reminded, [player.user_id, agent.user_id]],
    ['ended', mandateEvents.ended, [player.user_id, agent.user_id]],
  ])('%s: to those who have to know', (_, event, users) =>
    expect(tell(event).map(({ user_id }) => user_id)).toEqual(users),
  );
  it('asks the player for an answer, with what he says yes to', () => {
    expect(tell(mandateEvents.requested)).toMatchObject([
      {
        ...{ title: 'Beatriz Falcão asks to be your agent', needs_answer: true, mail: true },
        href: `/player/representation?mandate=${mandate.mandate_id}`,
        text: expect.stringContaining('for 24 months. Exclusive, from 1 December 2026 to 30 November 2028.'),
      },
    ]);
  });
  it('an agent who ends it knows, so that the player alone is told', () => {
    const example = { mandate: { ...mandate, status: 'ended' }, happened: { by: 'agent', reason: null } };
    expect(tell({ type: mandateEvents.ended.type, example }).map(({ user_id }) => user_id)).toEqual([player.user_id]);
  });
});

describe('what an agent is told of a player’s dealings', () => {
  const representations = {
    agentsOf: async (playerId: string, day: string) =>
      playerId === offerEvents.made.example.offer.player.profile_id && day === '2026-11-20' ? [mandate] : [],
  };
  const noticesOf = createNotices(representations, { ofClub: async () => [] });
  const on = ({ type, example }: { readonly type: string; readonly example: unknown }, day = '2026-11-20') =>
    noticesOf(example, { type, time: `${day}T09:00:00.000Z` });

  it('comes beside what the two sides are told, on the day of the event', async () => {
    const [toPlayer, toAgent, ...more] = await on(offerEvents.made);
    expect(toPlayer).toMatchObject({ kind: 'offer.made', needs_answer: true });
    expect(toAgent).toEqual({
      ...{ kind: 'agent.offer.made', user_id: agent.user_id, profile_id: agent.profile_id },
      href: `/agent/offers/${offerEvents.made.example.offer.offer_id}`,
      ...{ title: 'Sparta Rotterdam made Davi Adeyinka an offer', needs_answer: false, mail: true },
      text: 'The offer of Sparta Rotterdam to Davi Adeyinka.',
      shows: { kind: 'person', profile_id: player.profile_id, name: 'Davi Adeyinka' },
    });
    expect(more).toEqual([]);
    expect((await on(offerEvents.made, '2026-11-21')).map(({ kind }) => kind)).toEqual(['offer.made']);
  });
  it('names who did it', async () => {
    const titleOf = async (event: Parameters<typeof on>[0]) => (await on(event)).at(-1)?.title;
    expect(await titleOf(offerEvents.accepted)).toMatch(/ accepted the terms of /);
    expect(await titleOf(interestEvents.accepted)).toBe('Davi Adeyinka accepted the interest of Sparta Rotterdam');
    expect(await titleOf(trialRequestEvents.requested)).toBe('Sparta Rotterdam invites Davi Adeyinka to a trial');
  });
  it('follows all that the player or the club is told, but reports and reminders', () => {
    const told = Object.keys(notices).filter((type) => /^touchline\.(offer|interest|trial-request)\./.test(type));
    const kept = [trialRequestEvents.reminded, trialRequestEvents.completed, trialRequestEvents.reported];
    expect([...Object.keys(dealings), ...kept.map(({ type }) => type)].sort()).toEqual(told.sort());
  });
});
