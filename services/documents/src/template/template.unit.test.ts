import { describe, expect, it } from '@jest/globals';
import { templateEvents } from '@touchline/contracts/events';
import { formerName, spec } from '@touchline/platform/domain';
import { day } from '../document/document.fixtures.ts';
import { published } from './published.ts';
import {
  change,
  clubless,
  colleague,
  contentWithCopy,
  deleted,
  deletion,
  madeFor,
  make,
  member,
  own,
  rival,
  shared,
  stateAfter,
  words,
} from './template.fixtures.ts';
import { mayChange, mayUse, templateDecider, templateVersion, usable } from './template.ts';
import { templateView } from './view.ts';
import { withoutMember } from './without-person.ts';

const given = spec(templateDecider);
const owner = { user_id: member.user_id, profile_ids: [member.profile_id] } as Parameters<typeof withoutMember>[1];

describe('a template', () => {
  it('is made of a document, for its owner or for the club that he acts for', () => {
    given().when(make()).then(shared);
    given()
      .when(make({ shared: false }))
      .then(own);
    given(shared).when(make()).thenNothing();
  });
  it('ValidationFailed: is shared by people who act for a club alone', () => {
    given()
      .when(make({ by: clubless }))
      .thenRejects('ValidationFailed');
    given(own)
      .when(change({ by: { ...member, club_id: null }, version: templateVersion({ ...words, club_id: null }) }))
      .thenRejects('ValidationFailed');
  });
  it('is changed over the words that were seen', () => {
    given(shared)
      .when(change({ title: 'Image rights 2028' }))
      .then({ type: 'TemplateChanged', ...words, title: 'Image rights 2028', club_id: 'clb_sparta', at: day(25) });
    given(shared)
      .when(change({ shared: false }))
      .then({ type: 'TemplateChanged', ...words, club_id: null, at: day(25) });
    given(shared).when(change()).thenNothing();
    given(shared)
      .when(change({ version: 'b2'.repeat(32) }))
      .thenNothing();
    given(shared)
      .when(change({ title: 'Another', version: 'b2'.repeat(32) }))
      .thenRejects('StaleVersion');
  });
  it('goes on being the club’s that shares it, wherever its owner acts today', () =>
    given(shared)
      .when(change({ title: 'Another', by: { ...member, club_id: 'clb_ajax' } }))
      .then({ type: 'TemplateChanged', ...words, title: 'Another', club_id: 'clb_sparta', at: day(25) }));
  it('is used by the club that shares it, and changed by its owner alone', () => {
    given(shared)
      .when(change({ title: 'Another', by: colleague }))
      .thenRejects('AccessDeniedException');
    given(shared).when(deletion(colleague)).thenRejects('AccessDeniedException');
    given(shared).when(deletion(rival)).thenRejects('NotFound');
    given(own).when(deletion(colleague)).thenRejects('NotFound');
    expect([mayUse(stateAfter(shared), colleague), mayChange(stateAfter(shared), colleague)]).toEqual([true, false]);
  });
  it('is deleted once, with its file; then it can’t be used', () => {
    given(shared).when(deletion()).then(deleted);
    given(shared, deleted).when(deletion()).thenNothing();
    given(shared, deleted).when(change()).thenRejects('NotFound');
    expect(stateAfter(shared, deleted)).toMatchObject({ status: 'deleted', file: null, place_key: null });
    expect(() => usable(stateAfter(shared, deleted), member)).toThrow('NotFound');
  });
  it('follows its club to the one that it was found to be', () => {
    given(shared)
      .when({ type: 'FollowClub', club_id: 'clb_spartar', now: day(27) })
      .then({ type: 'TemplateMoved', club_id: 'clb_spartar', at: day(27) });
    given(own)
      .when({ type: 'FollowClub', club_id: 'clb_spartar', now: day(27) })
      .thenNothing();
    const { type, data } = published(
      { type: 'TemplateMoved', club_id: 'clb_spartar', at: day(27) },
      stateAfter(shared, { type: 'TemplateMoved', club_id: 'clb_spartar', at: day(27) }),
      stateAfter(shared),
    );
    expect([type, data.happened]).toEqual([templateEvents.moved.type, { before: 'clb_sparta' }]);
  });
});

describe('a template whose owner has left', () => {
  const leave = { type: 'Leave', leaving: [member.profile_id], now: day(27) } as const;
  it('goes with him, or stays with the club that shares it', () => {
    given(own)
      .when(leave)
      .then({ type: 'TemplateDeleted', at: day(27) });
    given(shared).when(leave).thenNothing();
    given(own)
      .when({ ...leave, leaving: ['prf_other'] })
      .thenNothing();
  });
  it('is the club’s to change, and names him no more', () => {
    const left = withoutMember(stateAfter(shared), owner);
    expect(left).toMatchObject({ owner: { name: formerName }, is_left: true, title: 'Image rights' });
    if (left.status === 'none') throw new Error('it is there');
    expect([mayChange(left, colleague), mayChange(left, rival)]).toEqual([true, false]);
    expect(templateView(left, colleague)).toMatchObject({ owner_name: formerName, may_change: true, is_owner: false });
  });
  it('says nothing any more where it was his alone', () => {
    const left = withoutMember(stateAfter(own, deleted), owner);
    expect(left).toMatchObject({ title: 'Template of a former member', message: '', roles: [], fields: [] });
    expect(JSON.stringify(left)).not.toContain(member.name);
  });
});

it('is told with its roles, their places and fields', () => {
  expect(templateView(stateAfter(shared), colleague)).toMatchObject({
    fields: [
      { id: 'f1', role: 'r1', label: 'Boots', kind: 'text' },
      { id: 'f2', role: 'r3', label: '', kind: 'signature' },
    ],
    ...{ title: 'Image rights', shared: true, is_owner: false, may_change: false, pages: 2 },
    roles: [
      { id: 'r1', name: 'Player', place: 1, fields: 1, is_author: false },
      { id: 'r2', name: 'Parent', place: 1, fields: 0, is_author: false },
      { id: 'r3', place: 2, fields: 1, is_author: true },
    ],
    places: [
      { place: 1, needed: 2, of: 2 },
      { place: 2, needed: 1, of: 1 },
    ],
  });
});

describe('a template with a role that gets a copy', () => {
  const made = madeFor('clb_sparta', contentWithCopy);
  it('is told with it, at no place of the order', () => {
    const { roles, places } = templateView(stateAfter(made), colleague);
    expect(roles.map(({ name, place, gets_copy }) => [name, place, gets_copy])).toEqual([
      ['Player', 1, false],
      ['Parent', 1, false],
      ['Whoever sends it', 2, false],
      ['Coach', 0, true],
    ]);
    expect(places).toHaveLength(2);
  });
  it('stands at no place where each signs at one of their own', () => {
    const { places: _, ...inARow } = contentWithCopy;
    const { roles, places } = templateView(stateAfter(madeFor('clb_sparta', inARow)), colleague);
    expect([places.length, roles.map(({ place }) => place)]).toEqual([3, [1, 2, 3, 0]]);
  });
  it('tells neighbours of it apart from those that sign', () =>
    expect(published(made, stateAfter(made), { status: 'none' }).data.template).toMatchObject({
      ...{ roles: ['Player', 'Parent', 'Whoever sends it'], copies: ['Coach'] },
    }));
});
