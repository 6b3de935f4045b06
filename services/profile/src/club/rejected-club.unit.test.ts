import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/platform/domain';
import { type ClubCommand, clubDecider, submissionOf } from './club.ts';
import { published } from './published.ts';
import { type Club, type ClubEvent, type ClubFacts, clubIdOf, firstTeamOf, type Known, teamOf } from './state.ts';

const given = spec(clubDecider);
const at = '2026-11-19T08:00:00.000Z';
const facts: ClubFacts = {
  name: 'Gaia Clube',
  short_name: 'GAI',
  country: 'PT',
  city: 'Gaia',
  founded: null,
  website: null,
  other_names: [],
};
const club_id = clubIdOf('PT', facts.name);
const saskia = { profile_id: 'prf_saskia', name: 'Saskia Verhulst' };
const women = teamOf(club_id, { name: 'Women', gender: 'female', level: 'first team' });
const entered: ClubEvent = { type: 'ClubEntered', club_id, facts, teams: [firstTeamOf(club_id)], by: saskia, at };
const stateOf = (...events: readonly ClubEvent[]): Known =>
  events.reduce<Club>(clubDecider.evolve, clubDecider.initialState) as Known;
const said = { reason: 'We find no club of this name.', note: 'Perhaps a school.' };
const by = 'usr_petra';

const seen = (club: Club): string => (club.status === 'known' ? submissionOf(club) : '');
const decide =
  (type: 'Verify' | 'Reopen', changes: { by?: string; submission?: string } = {}) =>
  (club: Club): ClubCommand => ({
    type,
    submission: seen(club),
    by,
    entered_by_user: 'usr_saskia',
    now: at,
    ...changes,
  });
const reject =
  (kind: 'fixable' | 'final' = 'fixable', changes: { by?: string; submission?: string } = {}) =>
  (club: Club): ClubCommand => ({
    ...{ type: 'Reject', submission: seen(club), by, entered_by_user: 'usr_saskia', now: at, ...said, kind },
    ...changes,
  });
const resubmit = (to: Partial<ClubFacts>, who = saskia): ClubCommand => ({
  type: 'Resubmit',
  facts: to,
  by: who,
  now: at,
});
const rejected = (kind: 'fixable' | 'final' = 'fixable'): readonly ClubEvent[] => [
  entered,
  ...clubDecider.decide(reject(kind)(stateOf(entered)), stateOf(entered)),
];
const verified: ClubEvent = { type: 'Verified', by, at };

describe('rejecting a club', () => {
  it('says why, keeps a note for staff, and puts it behind those that wait', () =>
    given(entered)
      .when(reject())
      .thenState((club) =>
        expect(club).toMatchObject({
          verified: false,
          rejection: { reason: said.reason, kind: 'fixable', at },
          staff_note: said.note,
          staff_order: '2|gaia clube',
        }),
      ));
  it('again for the same reason changes nothing', () =>
    given(...rejected())
      .when(reject())
      .thenNothing());
  it('of something else than staff looked at is refused', () =>
    given(entered)
      .when(reject('fixable', { submission: 'old' }))
      .thenRejects('StaleVersion'));
  it('of the own one is refused', () =>
    given(entered)
      .when(reject('fixable', { by: 'usr_saskia' }))
      .thenRejects('AccessDeniedException'));
  it('of a verified one is refused until it is reopened', () => {
    given(entered, verified).when(reject()).thenRejects('AccessDeniedException');
    given(entered, verified, { type: 'Reopened', by, at })
      .when(reject())
      .thenState((club) => expect(club).toMatchObject({ verified: false, rejection: { kind: 'fixable' } }));
  });
  it('for good has to be reopened before it is verified; what can be mended hasn’t', () => {
    given(...rejected('final'))
      .when(decide('Verify'))
      .thenRejects('AccessDeniedException');
    given(...rejected())
      .when(decide('Verify'))
      .then(verified);
    given(...rejected('final'))
      .when(decide('Reopen'))
      .then({ type: 'Reopened', by, at });
  });
  it('tells neighbours the reason, and never the note', () => {
    const after = stateOf(...rejected());
    const event = rejected().at(-1) as ClubEvent;
    expect(published(event, after)).toMatchObject({
      type: 'touchline.club.rejected.v1',
      data: {
        club: { verified: false, entered_by: saskia.profile_id, rejection: { reason: said.reason } },
        happened: { by, reason: said.reason, kind: 'fixable' },
      },
    });
    expect(JSON.stringify(published(event, after))).not.toContain(said.note);
  });
  it('leaves nothing that another club could be merged into', () => {
    const other = stateOf({ ...entered, club_id: 'clb_other' } as ClubEvent);
    given({ ...entered, club_id: 'clb_other' } as ClubEvent)
      .when({ type: 'Merge', submission: submissionOf(other), into: stateOf(...rejected()), now: at })
      .thenRejects('ValidationFailed');
  });
  it('leaves a name that nobody enters again', () =>
    given(...rejected())
      .when({ type: 'Enter', club_id, facts, teams: [women], by: saskia, now: at })
      .thenRejects('ValidationFailed'));
});

describe('handing a rejected club in again', () => {
  it('says what was changed, and waits for staff', () =>
    given(...rejected())
      .when(resubmit({ name: 'Gaia Clube de Futebol' }))
      .then({ type: 'ClubChanged', facts: { name: 'Gaia Clube de Futebol' }, at }, { type: 'Resubmitted', at }));
  it('again changes nothing', () =>
    given(...rejected(), { type: 'ClubChanged', facts: { city: 'Porto' }, at }, { type: 'Resubmitted', at })
      .when(resubmit({ city: 'Porto' }))
      .thenNothing());
  it('with nothing new is refused; one more team is something new', () => {
    given(...rejected())
      .when(resubmit({ city: 'Gaia' }))
      .thenRejects('ValidationFailed');
    given(...rejected(), { type: 'TeamAdded', team: women, by: saskia, at })
      .when(resubmit({ city: 'Gaia' }))
      .then({ type: 'Resubmitted', at });
  });
  it.each<[string, readonly ClubEvent[], typeof saskia]>([
    ['by somebody else', rejected(), { profile_id: 'prf_other', name: 'Other' }],
    ['after a final word', rejected('final'), saskia],
    ['while it waits', [entered], saskia],
    ['once it is verified', [entered, verified], saskia],
  ])('%s is refused', (_when, events, who) =>
    given(...events)
      .when(resubmit({ city: 'Porto' }, who))
      .thenRejects('AccessDeniedException'),
  );
});
