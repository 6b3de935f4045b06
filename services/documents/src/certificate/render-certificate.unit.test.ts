import { describe, expect, it } from '@jest/globals';
import { sha256, spec } from '@touchline/platform/domain';
import * as the from '../document/document.fixtures.ts';
import { decide, evolve, initialState } from '../document/document.ts';
import type { FullySigned } from '../document/state.ts';
import { readPdf } from '../paper/read-pdf.fixtures.ts';
import { grouped } from '../paper/values.ts';
import { type CertificateInput, renderCertificate } from './render-certificate.ts';

const document = spec({ decide, evolve, initialState })(...the.signedByAll).state() as FullySigned;
const input: CertificateInput = {
  document,
  sealed: { sha256: the.sealed.sha256, by: 'O=Touchline, CN=Touchline Document Seal', at: the.day(27) },
  at: the.day(27),
};
const file = await renderCertificate(input);
const { text, title, language, tagged } = await readPdf(file);

describe('the certificate of evidence', () => {
  it('has the same bytes for the same evidence', async () =>
    expect(sha256(await renderCertificate(input))).toBe(sha256(file)));
  it('says who signed, when, how, from where and with which proof', () => {
    for (const signer of [the.davi, the.beatriz, the.saskia])
      for (const words of [signer.name, signer.email, `proof-of-${signer.profile_id}`]) expect(text).toContain(words);
    for (const words of ['193.136.20.7', 'Chrome/141', '25 November 2026, 10:00:00 UTC', 'For Sparta Rotterdam'])
      expect(text).toContain(words);
  });
  it('says where everybody can ask whether a file is genuine', () => expect(text).toContain('/verify-document'));
  it('carries the fingerprints of the original and the sealed file', () => {
    expect(text).toContain(grouped(the.fingerprint));
    expect(text).toContain(grouped(the.sealed.sha256));
  });
  it('carries the chain of all that happened', () => {
    for (const entry of document.trail) expect(text).toContain(grouped(entry.hash));
  });
  it('says of the time and the lists of a seal what is so, and nothing where nobody confirms it', async () => {
    const of = async (more: Partial<CertificateInput['sealed']>) =>
      (await readPdf(await renderCertificate({ ...input, sealed: { ...input.sealed, ...more } }))).text;
    const [confirmed, unrevoked] = ['Time confirmed', 'Certificates of the seal'];
    const time = { at: the.day(27), by: 'Zeitstempeldienst' };
    const both = await of({ time, unrevoked: true });
    for (const words of [confirmed, 'By Zeitstempeldienst, 27 November 2026, 10:00:00 UTC', unrevoked])
      expect(both).toContain(words);
    expect(both).toContain('None was revoked; the lists of that time are in the sealed file');
    const timeAlone = await of({ time, unrevoked: false });
    expect([timeAlone.includes(confirmed), timeAlone.includes(unrevoked)]).toEqual([true, false]);
    expect([text.includes(confirmed), text.includes(unrevoked)]).toEqual([false, false]);
  });
  it('names itself and its language, and is tagged', () =>
    expect([title, language, tagged]).toEqual([`Certificate of evidence: ${document.title}`, 'en-GB', true]));
});

describe('the certificate of a contract that a guardian has signed', () => {
  it('says that he is the guardian and how he was known, and keeps his address back', async () => {
    const signed = spec({ decide, evolve, initialState })(...the.signedByAllOfMinor).state() as FullySigned;
    const words = (await readPdf(await renderCertificate({ ...input, document: signed }))).text;
    for (const said of [
      'The Player’s guardian',
      'one-time code to a…e@example.org',
      'Signed, Adaeze Adeyinka (guardian)',
      the.davi.email,
    ])
      expect(words).toContain(said);
    expect(words).not.toContain(the.adaeze.email);
  });
});
