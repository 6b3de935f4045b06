import { expect, it } from '@jest/globals';
import { broken, veraPdfMissing } from '@touchline/quality/testkit/verapdf';
import { renderCertificate } from '../certificate/render-certificate.ts';
import { contractOfDavi } from '../contract-pdf/contract.fixtures.ts';
import { renderContract } from '../contract-pdf/render-contract.ts';
import { sampleContract } from '../contract-pdf/sample.ts';
import { en202611 } from '../contract-pdf/wordings/en/2026-11.ts';
import { es202611 } from '../contract-pdf/wordings/es/2026-11.ts';
import * as the from '../document/document.fixtures.ts';
import { names, renamed, signedBy } from '../paper/scripts.fixtures.ts';
import { emptyLists, listedFrom, listedIdentity, sealedContract, testTimes } from './sealing.fixtures.ts';

/** The judgement of veraPDF: what is made here can be read in decades (PDF/A-2a), by who doesn't see it too (PDF/UA-1). */
const missing = await veraPdfMissing();
if (missing !== undefined) process.stderr.write(`Suite of standards skipped. ${missing}\n`);
const withVeraPdf = missing === undefined ? it : it.skip;

/** In a title any sign may stand. */
const awkward = 'Rules & <rights> “2027/28”';

const made = async (): Promise<Readonly<Record<string, Uint8Array>>> => {
  const { sealer, pdf, input, sealed } = await sealedContract();
  const { times, authority, stop } = await testTimes();
  const listed = listedIdentity();
  const lists = [...emptyLists(listed), authority.list({ from: listedFrom })];
  const keepsLists = await sealedContract(times, { identity: listed.identity, lists });
  const confirmed = await sealedContract(times);
  const confirmedTime = { time: { at: the.day(27), by: 'Zeitstempeldienst <& Söhne>' }, unrevoked: true };
  const how = (at: string) => ({ reason: awkward, at });
  const certificateOf = (name: string, time: typeof confirmedTime | undefined = undefined) =>
    renderCertificate({
      document: { ...signedBy(name), title: awkward },
      sealed: { sha256: the.sealed.sha256, by: 'O=Touchline, CN=Touchline Document Seal', at: the.day(27), ...time },
      at: the.day(27),
    });
  const certificate = await certificateOf('Davi Adeyinka');
  const files: Record<string, Uint8Array> = {
    contract: pdf,
    'sealed contract': sealed.bytes,
    'sealed contract, its time confirmed': confirmed.sealed.bytes,
    'sealed contract that keeps lists of revoked certificates': keepsLists.sealed.bytes,
    certificate,
    'certificate that tells of a confirmed time, its own confirmed': (
      await confirmed.sealer.sealAsItIs({ pdf: await certificateOf('Davi Adeyinka', confirmedTime), ...how(input.at) })
    ).bytes,
    'sealed certificate': (await sealer.sealAsItIs({ pdf: certificate, ...how(input.at) })).bytes,
  };
  await stop();
  const spanish = await renderContract(contractOfDavi, es202611);
  files['contract in Spanish'] = spanish;
  files['contract in Spanish, sealed'] = (await sealer.seal({ ...input, pdf: spanish })).bytes;
  files['sample in Spanish'] = await renderContract(sampleContract, es202611, { sample: true });
  for (const name of names) {
    const contract = await renderContract(renamed(name), en202611);
    const signatures = input.signatures.map((signature) =>
      signature.order === 1 ? { ...signature, name, signature: { kind: 'typed' as const, text: name } } : signature,
    );
    files[`contract of ${name}, sealed`] = (await sealer.seal({ ...input, pdf: contract, signatures })).bytes;
    files[`certificate of ${name}`] = await certificateOf(name);
  }
  return files;
};

withVeraPdf(
  'contracts and certificates keep PDF/A-2a and PDF/UA-1, sealed as well, in every script',
  async () => {
    const files = await made();
    const kept = Object.fromEntries(Object.keys(files).map((name) => [name, []]));
    expect(await broken('2a', files)).toEqual(kept);
    expect(await broken('ua1', files)).toEqual(kept);
  },
  240_000,
);

withVeraPdf('a file that keeps neither is found', async () => {
  const { PDF } = await import('@libpdf/core');
  const bare = PDF.create();
  bare.addPage({ width: 300, height: 300 });
  const { bare: rules } = await broken('2a', { bare: await bare.save() });
  expect(rules?.length).toBeGreaterThan(0);
});
