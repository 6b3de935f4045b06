import { describe, expect, it } from '@jest/globals';
import { caseAfter, caseBeside, parseQueue, printQueue } from './queue-address.ts';

const parse = (query: string) => parseQueue(new URLSearchParams(query), 'user');

describe('the address of a queue', () => {
  it('is empty for the queue as it starts', () => {
    const view = parse('');
    expect(view).toEqual({ tab: 'waiting', status: null, q: '', pages: 1, open: null });
    expect(printQueue(view, 'user')).toBe('');
  });

  it('carries everything that is chosen, and reads it again', () => {
    const query = '?tab=all&status=rejected&q=s%C3%B8ren&pages=3&user=usr_1';
    expect(printQueue(parse(query), 'user')).toBe(query);
  });

  it('takes what it can’t read as not given', () => {
    expect(parse('tab=none&status=odd&pages=-2')).toEqual({
      tab: 'waiting',
      status: null,
      q: '',
      pages: 1,
      open: null,
    });
    expect(parse('tab=all&status=odd&pages=9999')).toMatchObject({ status: null, pages: 1 });
  });

  it('has no status where only the waiting ones are shown', () => {
    expect(parse('status=verified').status).toBeNull();
  });
});

describe('the next case', () => {
  it('is the one beneath, else the one above, else none', () => {
    expect(caseAfter(['a', 'b', 'c'], 'b')).toBe('c');
    expect(caseAfter(['a', 'b', 'c'], 'c')).toBe('b');
    expect(caseAfter(['a'], 'a')).toBeNull();
    expect(caseAfter(['a', 'b'], 'elsewhere')).toBe('a');
  });

  it('is reached step by step and stays at the ends', () => {
    expect(caseBeside(['a', 'b'], null, 1)).toBe('a');
    expect(caseBeside(['a', 'b'], null, -1)).toBe('b');
    expect(caseBeside(['a', 'b'], 'a', 1)).toBe('b');
    expect(caseBeside(['a', 'b'], 'b', 1)).toBe('b');
    expect(caseBeside(['a', 'b'], 'a', -1)).toBe('a');
    expect(caseBeside([], 'a', 1)).toBeNull();
  });
});
