import { describe, expect, it } from '@jest/globals';
import { partOf } from './ranges.ts';

describe('a part of a file of 100 bytes', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=99-', { start: 99, end: 99 }],
    ['bytes=90-100', { start: 90, end: 99 }],
    ['bytes=0-999999999999', { start: 0, end: 99 }],
    ['bytes=-1', { start: 99, end: 99 }],
    ['bytes=-100', { start: 0, end: 99 }],
    ['bytes=-101', { start: 0, end: 99 }],
  ])('%s', (range, expected) => expect(partOf(range, 100)).toEqual(expected));
  it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=999999999999999-'])('%s begins beyond its end', (range) =>
    expect(partOf(range, 100)).toBe('none'),
  );
  it.each([
    ...[undefined, '', 'bytes', 'bytes=', 'bytes=-', 'bytes=a-b', 'bytes=5-4', 'bytes=1.5-2', 'bytes=--1'],
    ...['items=0-5', 'bytes=0-1,5-6', 'bytes=0-9999999999999999', 'bytes=0-1\n'.repeat(2), 'Bytes 0-5'],
  ])('%j is none that could be read: the file is whole', (range) => expect(partOf(range, 100)).toBe('whole'));
  it('is nowhere in an empty one', () =>
    expect([partOf('bytes=0-', 0), partOf('bytes=-5', 0), partOf(undefined, 0)]).toEqual(['none', 'none', 'whole']));
});
