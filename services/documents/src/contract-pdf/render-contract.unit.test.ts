import { describe, expect, it } from '@jest/globals';
import { PDF } from '@libpdf/core';
import { sha256 } from '@touchline/platform/domain';
import { readPdf } from '../paper/read-pdf.fixtures.ts';
import { spotsOf } from '../sealing/spots-of.ts';
import { contractOfDavi } from './contract.fixtures.ts';
import { renderContract } from './render-contract.ts';
import { en202611 } from './wordings/en/2026-11.ts';

const file = await renderContract(contractOfDavi, en202611);
const { pages, text, ...about } = await readPdf(file);

describe('the contract', () => {
  it('has the same bytes for the same terms', async () =>
    expect(sha256(await renderContract(contractOfDavi, en202611))).toBe(sha256(file)));
  it('has other bytes for other terms', async () =>
    expect(
      sha256(
        await renderContract({ ...contractOfDavi, terms: { ...contractOfDavi.terms, signing_bonus: 1 } }, en202611),
      ),
    ).not.toBe(sha256(file)));
  it('names itself, its day and its language, and is tagged', () =>
    expect(about).toEqual({
      title: 'Employment contract: Davi Adeyinka and Sparta Rotterdam',
      language: 'en-GB',
      created: 'D:20261124100000Z',
      tagged: true,
    }));
  it('names the parties, the terms and the pages', () => {
    for (const words of [
      'Sparta Rotterdam',
      'Davi Adeyinka',
      'born on 14 March 2004',
      '€6,200 per week, gross',
      'Page 3 of 3',
    ])
      expect(text).toContain(words);
  });
  it('carries its id and the fingerprint of its terms on every page', () => {
    for (const page of pages) {
      expect(page).toContain(contractOfDavi.documentId);
      expect(page).toContain(contractOfDavi.termsDigest);
    }
  });
  it('has a place for every signer, in order, on one page', async () => {
    const spots = spotsOf(await PDF.load(file));
    const xs = [1, 2, 3].map((order) => spots.get(`signature.${order}`));
    expect(xs.map((spot) => spot?.page)).toEqual([2, 2, 2]);
    expect(xs.map((spot) => Math.round(spot?.x ?? 0))).toEqual([68, 228, 389]);
    expect([...spots.keys()].sort()).toEqual(
      [1, 2, 3].flatMap((order) => [`signature.${order}`, `signed-at.${order}`]).sort(),
    );
  });
  it('takes four signers, long names and long further terms without leaving its pages', async () => {
    const bytes = await renderContract(
      {
        ...contractOfDavi,
        club: { ...contractOfDavi.club, name: 'Associação Desportiva e Recreativa de Vila Nova de Famalicão 1931' },
        player: { name: 'Mikołaj Władysław Żurawski-Szczęśniak', dateOfBirth: '2009-05-01' },
        signers: [
          { name: 'Mikołaj Władysław Żurawski-Szczęśniak', role: 'player' },
          { name: 'Agnieszka Żurawska-Szczęśniak', role: 'guardian' },
          ...contractOfDavi.signers.slice(1),
        ],
        terms: {
          ...contractOfDavi.terms,
          other_terms: 'A long sentence that goes on and on. '.repeat(54).slice(0, 2000),
        },
      },
      en202611,
    );
    const long = await PDF.load(bytes);
    expect(spotsOf(long).size).toBe(8);
    for (const [, spot] of spotsOf(long)) {
      expect(spot.y).toBeGreaterThan(70);
      expect(spot.x + spot.width).toBeLessThan(530);
    }
    const last = (await readPdf(bytes)).pages.at(-1);
    expect(last).toContain('Agnieszka Żurawska-Szczęśniak');
    expect(last).toContain('The Player’s guardian');
    expect((await readPdf(bytes)).text).toContain('with the guardian Agnieszka Żurawska-Szczęśniak');
    expect(last).toContain(`Page ${long.getPageCount()} of ${long.getPageCount()}`);
  });
});
