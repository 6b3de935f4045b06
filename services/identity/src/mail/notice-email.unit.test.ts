import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { documentEvents, eventContract, offerEvents, userEvents } from '@touchline/contracts/events';
import type { Notice } from '../inbox/inbox.ts';
import { createNotices, noticeTypes } from '../inbox/notices.dealings.ts';
import { noticeEmail } from './notice-email.ts';

const origin = 'https://touchline.example';
/** The people of the examples, each with a name that would break a page that doesn't escape it. */
const evil = '<b>&"Evil';
const examples = ['Davi Adeyinka', 'Saskia Verhulst', 'Sparta Rotterdam', 'Beatriz Falcão'] as const;
const named = (value: unknown): unknown =>
  JSON.parse(
    examples.reduce(
      (json, name) => json.replaceAll(name, `${name} ${evil.replace('"', '\\"')}`),
      JSON.stringify(value),
    ),
  );

const ofClub = async () => [
  {
    user_id: 'usr_saskia00000000000000',
    profile_id: 'prf_saskia00000000000000',
    profile_type: 'club-representative' as const,
  },
];
const agent = { user_id: 'usr_beatriz0000000000000', profile_id: 'prf_beatriz0000000000000' };
const agentsOf = async () => [{ agent }] as never;
const noticesOf = createNotices({ agentsOf }, { ofClub });

/** Every notice that goes out by mail, made from the examples that producer and consumers test. */
const mails: { type: string; notice: Notice }[] = [];
const readers: Readonly<Record<string, string>> = {
  usr_davi0000000000000000: `Davi Adeyinka ${evil}`,
  usr_saskia00000000000000: `Saskia Verhulst ${evil}`,
};
const rendered = (notice: Notice) => {
  const name = readers[notice.user_id] ?? 'Somebody Else';
  return noticeEmail(notice, { user: { email: 'reader@example.com', name }, origin, idempotencyKey: 'evt_1' });
};
beforeAll(async () => {
  for (const type of noticeTypes) {
    const event = { type, time: '2026-11-20T10:00:00.000Z', actor: 'usr_staff' } as never;
    const told = await noticesOf(named(eventContract(type)?.example), event);
    mails.push(...told.filter(({ mail }) => mail).map((notice) => ({ type, notice })));
  }
});

const problemsOf = (notice: Notice): readonly string[] => {
  const { subject, text, html } = rendered(notice);
  const buttons = html.match(/<a [^>]*display:inline-block/g) ?? [];
  const body = html.replaceAll(/<[^>]*>/g, ' ');
  const own = readers[notice.user_id];
  return [
    ...(text.length > 40 ? [] : ['no text']),
    ...(html.startsWith('<!doctype html>') ? [] : ['no HTML']),
    ...(buttons.length === 1 ? [] : [`${buttons.length} buttons`]),
    ...(text.includes(`${origin}${notice.href}`) ? [] : ['no address in the text']),
    ...(/\{\w+\}|undefined|\bnull\b|NaN|Invalid Date|\[object/.test(`${subject} ${text} ${body}`)
      ? ['something unreplaced']
      : []),
    ...(html.includes('<b>&"') || html.includes('<b>&') ? ['a name that is not escaped'] : []),
    ...(own && `${subject} ${notice.text}`.includes(own) ? ['speaks of its reader as of somebody else'] : []),
    ...(/\.rejected$/.test(notice.kind) && /answer/i.test(text) ? ['asks for an answer to a rejection'] : []),
    ...(notice.mailed?.deadline && !/ UTC/.test(text) ? ['a deadline without its time zone'] : []),
  ];
};

describe('the mails of what happens', () => {
  it('are many', () => expect(new Set(mails.map(({ notice }) => notice.kind)).size).toBeGreaterThan(40));

  it('each have text, HTML, one button and all their values, and speak to their reader', () => {
    const found = mails.flatMap(({ notice }) =>
      problemsOf(notice).map((problem) => `${notice.kind} to ${notice.user_id}: ${problem}`),
    );
    expect(found).toEqual([]);
  });

  const mailOf = async ({ type, example }: { readonly type: string; readonly example: unknown }, to: string) => {
    const told = await noticesOf(example, { type, time: '2026-11-20T10:00:00.000Z', actor: 'usr_staff' } as never);
    return rendered(told.find(({ user_id }) => user_id === to) as Notice);
  };

  it('name what is on the table, what it was, and until when', async () => {
    const { text, html } = await mailOf(offerEvents.countered, 'usr_saskia00000000000000');
    for (const said of [
      'per season, guaranteed',
      'Salary: €',
      '(was ',
      'Until Sat, 21 Nov 2026, 18:00 UTC',
      'Read the offer: ',
    ])
      expect(text).toContain(said);
    expect(html).toContain('<s style=');
  });

  it('name what is to be signed, in which order and until when', async () => {
    const { text } = await mailOf(documentEvents.madeAvailable, 'usr_davi0000000000000000');
    for (const said of [
      'Your contract with Sparta Rotterdam',
      'Order of signing: you, Saskia Verhulst',
      ' UTC',
      'Read and sign: ',
    ])
      expect(text).toContain(said);
  });

  it('offer what can be done about a rejection, and nothing where it is final', async () => {
    const { rejected } = userEvents;
    const ofKind = (kind: 'fixable' | 'final') => ({
      ...rejected,
      example: {
        ...rejected.example,
        user: {
          ...rejected.example.user,
          rejection: { reason: 'Not readable.', kind, at: '2026-11-20T10:00:00.000Z' },
        },
      },
    });
    const to = rejected.example.user.user_id;
    expect((await mailOf(ofKind('fixable'), to)).text).toContain('Fix it now: ');
    expect((await mailOf(ofKind('final'), to)).text).toContain('Open Touchline: ');
  });
});

describe('every mail of identity', () => {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/test|fixtures/.test(file),
  );

  it('goes through the one layout, so that none is without its HTML or its text', () => {
    const sends = files.filter((file) => /\bmail\s*\.send\(/.test(readFileSync(join(source, file), 'utf8')));
    expect(sends.length).toBeGreaterThan(4);
    for (const file of sends) expect(readFileSync(join(source, file), 'utf8')).toMatch(/renderEmail\(|noticeEmail\(/);
  });
});
