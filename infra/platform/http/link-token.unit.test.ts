import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { SignJWT } from 'jose';
import { createLinkReader, createLinkTokens, createSignedLinks } from './link-token.ts';

const pairOf = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    key: privateKey,
    private: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    public: publicKey.export({ type: 'spki', format: 'pem' }) as string,
  };
};
const own = pairOf();
const now = new Date('2026-11-23T10:00:00.000Z');
const link = { purpose: 'sign-document', subject: 'doc_1.grd_1', expires_at: new Date('2026-11-24T10:00:00.000Z') };
const refused = { code: 'Unauthenticated' };

describe('a link that another service reads', () => {
  it('is read with the public half, until its end', async () => {
    const token = await (await createSignedLinks(own.private)).make(link);
    const { read } = await createLinkReader(own.public);
    expect(await read(token, link.purpose, now)).toBe(link.subject);
    expect(await read(token, link.purpose, new Date(link.expires_at.getTime() - 1000))).toBe(link.subject);
    await expect(read(token, link.purpose, link.expires_at)).rejects.toMatchObject({
      ...refused,
      facts: { over: link.purpose },
    });
  });
  it('is the same token however often it is made, by whichever process', async () => {
    const made = async () => (await createSignedLinks(own.private)).make(link);
    expect(await made()).toBe(await made());
  });
  it('is worth nothing for another purpose, of another key, or where a letter was changed', async () => {
    const token = await (await createSignedLinks(own.private)).make(link);
    const { read } = await createLinkReader(own.public);
    const foreign = await (await createSignedLinks(pairOf().private)).make(link);
    const [head, body, signature] = token.split('.');
    const other = Buffer.from(JSON.stringify({ ...link, aud: link.purpose, sub: 'doc_2.grd_1' })).toString('base64url');
    await expect(read(token, 'read-document', now)).rejects.toMatchObject(refused);
    for (const one of [foreign, [head, other, signature].join('.'), `${head}.${body}.`, 'nonsense', ''])
      await expect(read(one, link.purpose, now)).rejects.toMatchObject(refused);
  });
  it('is no token of a secret key, of another kind that the same key signs, nor one without an end', async () => {
    const { read } = await createLinkReader(own.public);
    const secret = await createLinkTokens(randomBytes(32).toString('hex')).make(link);
    const of = (typ: string) =>
      new SignJWT({})
        .setProtectedHeader({ alg: 'EdDSA', typ })
        .setIssuer('touchline-links')
        .setAudience(link.purpose)
        .setSubject(link.subject);
    const proof = await of('touchline-signature-proof+jwt').setExpirationTime(link.expires_at).sign(own.key);
    const endless = await of('touchline-link+jwt').sign(own.key);
    for (const one of [secret, proof, endless])
      await expect(read(one, link.purpose, now)).rejects.toMatchObject(refused);
  });
});
