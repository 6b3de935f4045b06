import { describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { deviceOf, rememberDevice } from './device.ts';

const id = 'A-_9'.repeat(10).concat('xyz');
const withCookie = (cookie: string) => ({ headers: { cookie } }) as unknown as Request;
const remembered = (secure: boolean): readonly string[] => {
  const lines: string[] = [];
  rememberDevice({ append: (_: string, line: string) => void lines.push(line) } as unknown as Response, id, secure);
  return lines;
};

describe('the cookie of a device', () => {
  it('is the host’s alone, closed to scripts and other sites, for a year', () =>
    expect(remembered(true)).toEqual([
      `__Host-touchline-device=${id}; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ]));
  it('has another name without TLS', () =>
    expect(remembered(false)).toEqual([`touchline-device=${id}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`]));
});

describe('the id of a device', () => {
  it('is the one that its browser brings', () => {
    expect(deviceOf(withCookie(`a=b; __Host-touchline-device=${id}`), true)).toBe(id);
    expect(deviceOf(withCookie(`touchline-device=${id}`), false)).toBe(id);
  });
  it('is never taken from a name that a neighbouring site can set', () =>
    expect(deviceOf(withCookie(`touchline-device=${id}`), true)).not.toBe(id));
  it.each(['', 'short', `${id}x`, `${id.slice(1)}!`])('is a new one where "%s" is brought', (brought) => {
    const made = [1, 2].map(() => deviceOf(withCookie(`touchline-device=${brought}`), false));
    expect(new Set([...made, brought]).size).toBe(3);
    expect(made.join(' ')).toMatch(/^[\w-]{43} [\w-]{43}$/);
  });
});
