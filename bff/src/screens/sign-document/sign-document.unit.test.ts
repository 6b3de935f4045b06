import { expect, it } from '@jest/globals';
import type { Ask } from '../../upstream/ask.ts';
import { signAsGuest } from '../guest-signing/sign-as-guest.ts';
import { signDocument } from './sign-document.ts';

/** The password, or a guest's code, is judged last: neither tells anything about the document, nor is it told by it. */

const refusal = (status: number, error: string) => ({ ok: false, reply: { status, headers: {}, json: { error } } });
const asking = (answers: Readonly<Record<string, object>>) => {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const one = async (operation: string, { body }: { readonly body: unknown }) => {
    asked.push(operation);
    bodies.push(body);
    return answers[operation] ?? { ok: true, data: { proof: 'proof' }, reply: { status: 200, headers: {} } };
  };
  return { asked, bodies, ask: { identity: one, documents: one } as unknown as Ask };
};
const signature = { kind: 'typed', text: 'Davi Adeyinka' } as const;
const sha256 = 'a'.repeat(64);
const asMember = (ask: Ask) =>
  signDocument(ask, { user_id: 'usr_1' } as never, 'doc_1', { sha256, signature, password: 'wrong' }, {});
const asGuest = (ask: Ask) => signAsGuest(ask, 'link', { sha256, signature, code: '123456' }, {});

it.each([
  ['a member', asMember, ['checkSigning', 'proveSignature', 'signDocument']],
  ['a guest', asGuest, ['checkGuestSigning', 'proveGuestSignature', 'signAsGuest']],
] as const)('of %s the document’s state is judged before the password', async (_, sign, [check, prove, signs]) => {
  const wrong = refusal(422, 'InvalidAuthenticationException');
  const both = asking({ [check]: refusal(409, 'NotYourTurnToSign'), [prove]: wrong });
  expect((await sign(both.ask)).json).toEqual({ error: 'NotYourTurnToSign' });
  expect(both.asked).toEqual([check]);

  const alone = asking({ [prove]: wrong });
  expect((await sign(alone.ask)).json).toEqual({ error: 'InvalidAuthenticationException' });
  expect(alone.asked).toEqual([check, prove]);

  const neither = asking({});
  expect((await sign(neither.ask)).status).toBe(200);
  expect(neither.asked).toEqual([check, prove, signs]);
});

it.each([
  ['a member', signDocument, { password: 'right' }],
  ['a guest', signAsGuest, { code: '123456' }],
] as const)(
  'what %s has filled in goes to the judgement and to the signature, and the secret to identity alone',
  async (_, sign, secret) => {
    const { ask, bodies } = asking({});
    const fields = { version: 'b'.repeat(64), values: [{ field: 'f1', value: 'Puma' }] };
    const given = { sha256, signature, fields, ...secret };
    await (sign === signDocument
      ? signDocument(ask, { user_id: 'usr_1' } as never, 'doc_1', given as never, {})
      : signAsGuest(ask, 'link', given as never, {}));
    const [judged, proven, signed] = bodies;
    expect([judged, signed]).toEqual([expect.objectContaining({ fields }), expect.objectContaining({ fields })]);
    expect(proven).toMatchObject(secret);
    for (const body of [judged, signed]) expect(JSON.stringify(body)).not.toContain(Object.values(secret)[0]);
    expect(JSON.stringify(proven)).not.toContain('Puma');
  },
);
