import { describe, it } from '@jest/globals';
import { spec } from '@touchline/platform/domain';
import { at, highlightAdded, playerCreated } from '../../profile.fixtures.ts';
import { type ProfileCommand, profileDecider } from '../../profile.ts';
import type { Clip } from './state.ts';

const given = spec(profileDecider);

const clip: Clip = { file: 'clips/prf_1/a', sha256: 'aa', content_type: 'video/mp4', size: 400 };
const poster = { file: 'posters/prf_1/a', sha256: 'bb' };
const add = (highlight_id: string): ProfileCommand => ({
  ...{ type: 'AddClip', highlight_id, title: 'A goal', clip, now: at },
});
const added = (id: string) => ({
  type: 'HighlightAdded' as const,
  highlight: { id, title: 'A goal', url: null, clip, at },
  at,
});
const five = ['1', '2', '3', '4', '5'].map(highlightAdded);

describe('a clip', () => {
  it('is one of five highlights, whatever the others are', () => {
    given(playerCreated, ...five.slice(0, 4))
      .when(add('5'))
      .then(added('5'));
    given(playerCreated, ...five.slice(0, 4), added('5'))
      .when(add('6'))
      .thenRejects('PlayerHighlightLimitReached');
    given(playerCreated, ...five)
      .when(add('6'))
      .thenRejects('PlayerHighlightLimitReached');
  });
  it('that is sent again is there already', () =>
    given(playerCreated, ...five.slice(0, 4), added('5'))
      .when(add('5'))
      .thenNothing());
  it('makes room when it is removed', () => {
    const removed = { type: 'HighlightRemoved' as const, highlight_id: '5', at };
    given(playerCreated, ...five.slice(0, 4), added('5'))
      .when({ type: 'RemoveHighlight', highlight_id: '5', now: at })
      .then(removed);
    given(playerCreated, ...five.slice(0, 4), added('5'), removed)
      .when(add('6'))
      .then(added('6'));
  });
});

describe('the poster of a clip', () => {
  const set = (highlight_id: string, of = poster): ProfileCommand => ({
    ...{ type: 'SetPoster', highlight_id, poster: of, now: at },
  });
  const posterSet = { type: 'PosterSet' as const, highlight_id: '5', poster, at };
  it('is set, set again to nothing new, and replaced', () => {
    given(playerCreated, added('5')).when(set('5')).then(posterSet);
    given(playerCreated, added('5'), posterSet)
      .when(set('5', { ...poster, file: 'posters/prf_1/b' }))
      .thenNothing();
    const other = { file: 'posters/prf_1/b', sha256: 'cc' };
    given(playerCreated, added('5'), posterSet)
      .when(set('5', other))
      .then({ ...posterSet, poster: other });
  });
  it('NotFound without a clip', () => {
    given(playerCreated, added('5')).when(set('6')).thenRejects('NotFound');
    given(playerCreated, highlightAdded('5')).when(set('5')).thenRejects('NotFound');
  });
});
