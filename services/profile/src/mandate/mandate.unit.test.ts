import { describe, expect, it } from '@jest/globals';
import { type RepresentedSide, spec } from '@touchline/platform/domain';
import { mandateDecider } from './mandate.ts';
import { published } from './published.ts';
import type { Beside, ConfirmFacts, Mandate, MandateCommand, MandateEvent } from './state.ts';

const given = spec(mandateDecider);
const now = '2026-11-20T09:00:00.000Z';
const onDay = (day: string) => `${day}T00:00:00.000Z`;
const agent = {
  ...{ profile_id: 'prf_beatriz', user_id: 'usr_beatriz', name: 'Beatriz Falcão' },
  ...{ agency: 'Linha Alta', licence_number: '202309-1187' },
};
const player = { profile_id: 'prf_bruno', user_id: 'usr_bruno', name: 'Bruno Tavira', nickname: 'bruno' };
const beatriz: RepresentedSide = { side: 'agent', profile_id: agent.profile_id };
const bruno: RepresentedSide = { side: 'player', profile_id: player.profile_id };
const stranger: RepresentedSide = { side: 'player', profile_id: 'prf_stranger' };
const term = { starts_on: '2026-12-01', ends_on: '2028-11-30' };
const asked = { mandate_id: 'man_1', agent, player, exclusive: true, ...term, message: 'Together?' };

type Requested = Extract<MandateEvent, { type: 'MandateRequested' }>;
type Confirmed = Extract<MandateEvent, { type: 'MandateConfirmed' }>;
const wasRequested = (changes: Partial<Requested> = {}): Requested => ({
  ...{ type: 'MandateRequested', ...asked, answer_by: '2026-12-04', at: now, ...changes },
});
const wasConfirmed = (changes: Partial<Confirmed> = {}): Confirmed => ({
  ...{ type: 'MandateConfirmed', place_key: 'prf_bruno/0', starts_on: '2026-12-01', remind_on: '2028-10-31', at: now },
  ...changes,
});
const noticeGiven = (last_day: string, at: string): MandateEvent => ({
  ...{ type: 'MandateNoticeGiven', reason: 'I go on alone.', last_day, at },
});

const request = (changes: Partial<Extract<MandateCommand, { type: 'Request' }>> = {}): MandateCommand => ({
  ...{ type: 'Request', ...asked, facts: { eligible: true, beside: [] }, now },
  ...changes,
});
const free: ConfirmFacts = { agent_eligible: true, guardian_missing: false, beside: [] };
const confirm = (facts: Partial<ConfirmFacts> = {}, at = now, by = bruno): MandateCommand => ({
  ...{ type: 'Confirm', by, place_key: 'prf_bruno/0', facts: { ...free, ...facts }, now: at },
});
const decline = (by = bruno): MandateCommand => ({ type: 'Decline', by, reason: '', now });
const withdraw = (by = beatriz): MandateCommand => ({ type: 'Withdraw', by, now });
const end = (by: RepresentedSide, at: string, reason = ''): MandateCommand => ({ type: 'End', by, reason, now: at });
const other = (changes: Partial<Beside> = {}): Beside => ({
  ...{ agent_id: 'prf_other', exclusive: false, starts_on: '2026-01-01', until: '2026-12-01' },
  ...changes,
});

describe('an agent asks', () => {
  it('and the player has 14 days', () => given().when(request()).then(wasRequested()));
  it('once', () => given(wasRequested()).when(request()).thenNothing());
  it('not a player who is not in the market', () =>
    given()
      .when(request({ facts: { eligible: false, beside: [] } }))
      .thenRejects('PlayerNotEligible'));
  it('not for days that a mandate can’t have', () =>
    given()
      .when(request({ ends_on: '2028-12-01' }))
      .thenRejects('ValidationFailed'));
  it('not for days that an exclusive one excludes', () =>
    given()
      .when(request({ facts: { eligible: true, beside: [other()] } }))
      .thenRejects('MandateOverlaps'));
  it('beside one whose days are others', () =>
    given()
      .when(request({ facts: { eligible: true, beside: [other({ until: '2026-11-30', exclusive: true })] } }))
      .then(wasRequested()));
});

describe('the player answers', () => {
  it('yes', () => given(wasRequested()).when(confirm()).then(wasConfirmed()));
  it('yes, up to the last day of answering', () =>
    given(wasRequested())
      .when(confirm({}, onDay('2026-12-04')))
      .then(wasConfirmed({ starts_on: '2026-12-04', at: onDay('2026-12-04') })));
  it('not a day later', () =>
    given(wasRequested())
      .when(confirm({}, onDay('2026-12-05')))
      .thenRejects('MandateNotPending'));
  it('not after the last day of the mandate', () =>
    given(wasRequested({ ends_on: '2026-12-02' }))
      .when(confirm({}, onDay('2026-12-03')))
      .thenRejects('MandateNotPending'));
  it('not under 18 without a guardian, whatever else is in the way', () =>
    given(wasRequested())
      .when(confirm({ guardian_missing: true, agent_eligible: false, beside: [other()] }))
      .thenRejects('GuardianConsentRequired'));
  it('not to an agent who isn’t in the market', () =>
    given(wasRequested())
      .when(confirm({ agent_eligible: false, beside: [other()] }))
      .thenRejects('MandateAgentNotEligible'));
  it('not beside one that excludes it', () =>
    given(wasRequested())
      .when(confirm({ beside: [other()] }))
      .thenRejects('MandateOverlaps'));
  it('beside one that is over before it begins', () =>
    given(wasRequested())
      .when(confirm({ beside: [other({ until: '2026-11-30' })] }))
      .then(wasConfirmed()));
  it('beside another one where none is exclusive', () =>
    given(wasRequested({ exclusive: false }))
      .when(confirm({ beside: [other()] }))
      .then(wasConfirmed()));
  it('no', () => given(wasRequested()).when(decline()).then({ type: 'MandateDeclined', reason: null, at: now }));
  it.each([
    ['confirms', confirm()],
    ['declines', decline()],
    ['takes back', withdraw()],
  ])('once: nobody %s what is answered', (_, command) => {
    given(wasRequested(), wasConfirmed()).when(command).thenRejects('MandateNotPending');
    given(wasRequested(), { type: 'MandateDeclined', reason: null, at: now })
      .when(command)
      .thenRejects('MandateNotPending');
  });
});

it('for others it isn’t there', () => {
  given(wasRequested())
    .when(confirm({}, now, stranger))
    .thenRejects('NotFound');
  given(wasRequested()).when(decline(stranger)).thenRejects('NotFound');
  given(wasRequested())
    .when(withdraw({ side: 'agent', profile_id: 'prf_bruno' }))
    .thenRejects('NotFound');
  given(wasRequested(), wasConfirmed()).when(end(stranger, now)).thenRejects('NotFound');
  given().when(end(bruno, now)).thenRejects('NotFound');
});

it('an agent takes it back while it waits', () =>
  given(wasRequested()).when(withdraw()).then({ type: 'MandateWithdrawn', at: now }));

describe('the clock', () => {
  const lapse = (day: string): MandateCommand => ({ type: 'Lapse', now: onDay(day) });
  const finish = (day: string): MandateCommand => ({ type: 'Finish', now: onDay(day) });
  const remind = (day: string): MandateCommand => ({ type: 'Remind', now: onDay(day) });
  it('lets what nobody answered lapse after its last day', () => {
    given(wasRequested()).when(lapse('2026-12-04')).thenNothing();
    given(wasRequested())
      .when(lapse('2026-12-05'))
      .then({ type: 'MandateLapsed', at: onDay('2026-12-05') });
    given(wasRequested(), wasConfirmed()).when(lapse('2026-12-05')).thenNothing();
  });
  it('closes what waits when a guardian takes the consent back, and leaves one that is active', () => {
    const reason = 'guardian-consent-withdrawn';
    const close: MandateCommand = { type: 'Close', reason, now };
    given(wasRequested()).when(close).then({ type: 'MandateClosed', reason, at: now });
    given(wasRequested(), { type: 'MandateClosed', reason, at: now }).when(close).thenNothing();
    given(wasRequested(), { type: 'MandateClosed', reason, at: now }).when(confirm()).thenRejects('MandateNotPending');
    given(wasRequested(), wasConfirmed()).when(close).thenNothing();
    given().when(close).thenNothing();
  });
  it('ends a mandate after its last day', () => {
    const at = onDay('2028-12-01');
    given(wasRequested(), wasConfirmed()).when(finish('2028-11-30')).thenNothing();
    given(wasRequested(), wasConfirmed())
      .when(finish('2028-12-01'))
      .then({ type: 'MandateEnded', until: '2028-11-30', end: { by: 'clock', reason: null, said_at: at }, at });
    given(wasRequested()).when(finish('2028-12-01')).thenNothing();
  });
  it('ends one that the player has ended after the notice', () => {
    const notice = noticeGiven('2027-03-15', onDay('2027-03-01'));
    const at = onDay('2027-03-16');
    given(wasRequested(), wasConfirmed(), notice).when(finish('2027-03-15')).thenNothing();
    given(wasRequested(), wasConfirmed(), notice)
      .when(finish('2027-03-16'))
      .then({
        ...{ type: 'MandateEnded', until: '2027-03-15', at },
        end: { by: 'player', reason: 'I go on alone.', said_at: onDay('2027-03-01') },
      });
  });
  it('reminds once', () => {
    const at = onDay('2028-10-31');
    given(wasRequested(), wasConfirmed()).when(remind('2028-10-30')).thenNothing();
    given(wasRequested(), wasConfirmed()).when(remind('2028-10-31')).then({ type: 'MandateReminded', at });
    given(wasRequested(), wasConfirmed(), { type: 'MandateReminded', at }).when(remind('2028-11-01')).thenNothing();
    const notice = noticeGiven('2028-10-20', onDay('2028-10-06'));
    given(wasRequested(), wasConfirmed(), notice).when(remind('2028-10-31')).thenNothing();
  });
});

describe('ending early', () => {
  const running = [wasRequested(), wasConfirmed()] as const;
  const ended = (by: 'agent' | 'player', day: string, reason: string | null = null): MandateEvent => ({
    ...{ type: 'MandateEnded', until: day, end: { by, reason, said_at: onDay(day) }, at: onDay(day) },
  });
  it('the player is free after 14 days', () =>
    given(...running)
      .when(end(bruno, onDay('2027-03-01'), 'I go on alone.'))
      .then(noticeGiven('2027-03-15', onDay('2027-03-01'))));
  it('the agent’s word counts at once, also during the notice', () => {
    given(...running)
      .when(end(beatriz, onDay('2027-03-01')))
      .then(ended('agent', '2027-03-01'));
    given(...running, noticeGiven('2027-03-15', onDay('2027-03-01')))
      .when(end(beatriz, onDay('2027-03-02')))
      .then(ended('agent', '2027-03-02'));
  });
  it('one that would begin after the notice never begins', () => {
    given(...running)
      .when(end(bruno, onDay('2026-11-16')))
      .then(ended('player', '2026-11-16'));
    given(...running)
      .when(end(bruno, onDay('2026-11-17'), 'I go on alone.'))
      .then(noticeGiven('2026-12-01', onDay('2026-11-17')));
  });
  it('once', () => {
    given(...running, noticeGiven('2027-03-15', onDay('2027-03-01')))
      .when(end(bruno, onDay('2027-03-02')))
      .thenRejects('MandateNotActive');
    given(...running, ended('agent', '2027-03-01'))
      .when(end(beatriz, onDay('2027-03-02')))
      .thenRejects('MandateNotActive');
    given(wasRequested()).when(end(bruno, now)).thenRejects('MandateNotActive');
  });
});

describe('what others are told', () => {
  const after = (...events: readonly MandateEvent[]): Mandate =>
    events.reduce(mandateDecider.evolve, mandateDecider.initialState);
  it('is the state after it, with the day on which it ends', () => {
    const notice = noticeGiven('2027-03-15', onDay('2027-03-01'));
    const state = after(wasRequested(), wasConfirmed(), notice);
    expect(published(notice, state)).toEqual({
      type: 'touchline.mandate.notice-given.v1',
      data: {
        mandate: {
          ...{ ...asked, status: 'active', until: '2027-03-15', reason: null, requested_at: now },
          end: { by: 'player', reason: 'I go on alone.', said_at: onDay('2027-03-01') },
        },
        happened: { by: 'player', reason: 'I go on alone.', last_day: '2027-03-15' },
      },
    });
  });
  it('says from when on a mandate counts that was confirmed after its first day', () => {
    const confirmed = wasConfirmed({ starts_on: '2026-12-04' });
    expect(published(confirmed, after(wasRequested(), confirmed))).toMatchObject({
      data: { mandate: { starts_on: '2026-12-04', status: 'active' }, happened: { starts_on: '2026-12-04' } },
    });
  });
});
