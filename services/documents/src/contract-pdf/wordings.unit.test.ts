import { describe, expect, it } from '@jest/globals';
import { bonusKinds, type Terms } from '@touchline/contracts/values';
import { canonicalJson, sha256 } from '@touchline/platform/domain';
import { articlesOf, glance } from './clauses.ts';
import { type Condition, conditions } from './conditions.ts';
import { contractOfDavi } from './contract.fixtures.ts';
import type { ContractInput } from './contract-input.ts';
import { inLanguage } from './in-language.ts';
import { renderContract } from './render-contract.ts';
import { sampleContract } from './sample.ts';
import type { Wording } from './wording.ts';
import { en202611 } from './wordings/en/2026-11.ts';
import { es202611 } from './wordings/es/2026-11.ts';
import { publishedWordings } from './wordings/published.ts';
import { contractLanguages, createWordings, wordingName } from './wordings.ts';

/**
 * A published wording never changes: contracts are made in it again, and were signed in it. Whoever wants other words adds a version
 * with a row of its own. The first is the wording itself, the second what it comes to in the contract of Davi Adeyinka.
 */
const pinned: Readonly<Record<string, readonly [data: string, clauses: string]>> = {
  'en 2026-11': [
    '0210a6feb9c0921cdd36147fa15459cfa2c20e3cff779f01318845d496bd5819',
    '958e0ad2a8127d4ec6a7a9ff3738fe8c9e819420886b94f23dbe781aa818e90e',
  ],
  'es 2026-11': [
    '388e1b4107cfa70c054b8400c3d4029d42a105bbbb2c785003ed08a3676d1491',
    'd1095d432b8d62a3c5ef929e3c12f31cc18456cb75f727e9c0ab0b4da64037f7',
  ],
};

const named = publishedWordings.map((wording) => [wordingName(wording), wording] as const);
const withTerms = (terms: Partial<Terms>, input = contractOfDavi): ContractInput => ({
  ...input,
  terms: { ...input.terms, ...terms },
});
const bare = withTerms({
  ...{ signing_bonus: null, bonuses: [], release_clause: null, extension_option: null },
  ...{ housing: null, squad_role: null, other_terms: '' },
});
const places = (text: string): readonly string[] =>
  [...text.matchAll(/\{([a-z_]+)\}/g)].map(([, name = '']) => name).sort();
const textOf = (input: ContractInput, wording: Wording): string =>
  [
    ...articlesOf(input, wording).flatMap(({ title, clauses }) => [title, ...clauses]),
    ...glance(input, wording).flat(),
  ].join('\n');
/** Every text of a wording, with the way to it. */
const textsIn = (value: unknown, at = ''): readonly (readonly [string, string])[] =>
  typeof value === 'string'
    ? [[at, value]]
    : Object.entries(value as object).flatMap(([name, of]) => textsIn(of, `${at}.${name}`));

describe.each(named)('the published wording %s', (name, wording) => {
  it('is as it was published', () =>
    expect([sha256(canonicalJson(wording)), sha256(JSON.stringify(articlesOf(contractOfDavi, wording)))]).toEqual(
      pinned[name],
    ));
  it('has a version and a first day of the same month', () => {
    expect(wording.version).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/);
    expect(wording.from).toMatch(new RegExp(`^${wording.version}-\\d{2}$`));
  });
  it('leaves no text empty', () => expect(textsIn(wording).filter(([, text]) => text.trim() === '')).toEqual([]));
  it('has a clause for each condition, and each clause its own name', () => {
    const clauses = wording.articles.flatMap((article) => article.clauses);
    const used = new Set(clauses.map(({ when }) => when));
    expect(Object.keys(conditions).filter((condition) => !used.has(condition as Condition))).toEqual([]);
    expect(['bonus', 'further term'].filter((each) => !clauses.some((clause) => clause.each === each))).toEqual([]);
    expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length);
  });
  it('fills every place, whatever was agreed', () => {
    for (const basis of ['gross', 'net'] as const)
      for (const by of ['club', 'player', 'both'] as const)
        for (const months of [1, 12]) {
          const salary = { ...sampleContract.terms.salary, basis };
          const text = textOf(withTerms({ salary, extension_option: { by, months } }, sampleContract), wording);
          expect(text).not.toMatch(/[{}]|undefined|NaN/);
        }
    expect(textOf(bare, wording)).not.toMatch(/[{}]|undefined|NaN/);
  });
  it('says all that was agreed, each bonus in words of its own', () => {
    const { terms } = sampleContract;
    const { sum } = inLanguage(wording);
    const money = (amount: number) => sum({ amount, currency: 'EUR' });
    const text = textOf(sampleContract, wording);
    for (const amount of [terms.salary.amount, terms.signing_bonus, terms.release_clause, terms.housing?.amount])
      expect(text).toContain(money(amount ?? 0));
    for (const { amount } of terms.bonuses) expect(text).toContain(money(amount));
    expect(terms.bonuses.map(({ kind }) => kind)).toEqual(bonusKinds);
    expect(new Set(Object.values(wording.terms.bonusFor)).size).toBe(bonusKinds.length);
    expect(text).toContain(terms.other_terms);
  });
  it('is set on pages that say so, in its language', async () => {
    const { readPdf } = await import('../paper/read-pdf.fixtures.ts');
    const { pages, ...about } = await readPdf(await renderContract(contractOfDavi, wording));
    expect(about).toMatchObject({ language: wording.locale, tagged: true });
    expect(about.text).toContain(wording.paper.title);
    for (const page of pages) expect(page).toContain(name);
  });
  it('keeps its head and its foot to their lines, also in September', async () => {
    const { readPdf } = await import('../paper/read-pdf.fixtures.ts');
    const on = { ...contractOfDavi, at: '2026-09-30T10:00:00.000Z' };
    const { pages } = await readPdf(await renderContract(on, wording));
    const { day } = inLanguage(wording);
    const head = wording.paper.running[1].replace('{day}', day(on.at));
    for (const page of pages.slice(1)) expect(page).toContain(head);
    for (const page of pages)
      expect(page).toContain(`${on.documentId} · ${wording.paper.wording.replace('{wording}', name)}`);
  });
});

describe('each language of a version', () => {
  const translations = publishedWordings.filter(({ language }) => language !== 'en');
  it.each(translations.map((wording) => [wordingName(wording), wording] as const))(
    '%s has the clauses, the conditions and the places of the English one',
    (_, wording) => {
      const english = publishedWordings.find(
        ({ language, version }) => language === 'en' && version === wording.version,
      );
      const shape = ({ articles }: Wording) =>
        articles.map(({ clauses }) =>
          clauses.map(({ text, ...clause }) => ({
            ...clause,
            // A team is called as it is where a language has no small letters for it.
            places: places(text.replace('{team_in_text}', '{team}')),
          })),
        );
      expect(shape(wording)).toEqual(english && shape(english));
      const around = ({ paper, glance: labels, parties, terms }: Wording) =>
        textsIn({ paper, labels, parties, terms }).map(([at, text]) => [at, places(text)]);
      expect(around(wording)).toEqual(english && around(english));
    },
  );
});

describe('each clause', () => {
  const clauseOf = (id: string): string => {
    const found = en202611.articles.flatMap(({ clauses }) => clauses as Wording['articles'][number]['clauses']);
    return found.find((clause) => clause.id === id)?.text.split(/[{.]/)[0] ?? 'no such clause';
  };
  const minor = { ...contractOfDavi, player: { name: 'Davi', dateOfBirth: '2008-11-25' } };
  const { terms } = contractOfDavi;
  it.each<[string, ContractInput]>([
    ['extension by the club', withTerms({ extension_option: { by: 'club', months: 12 } }, bare)],
    ['extension by the player', withTerms({ extension_option: { by: 'player', months: 12 } }, bare)],
    ['extension by either', withTerms({ extension_option: { by: 'both', months: 12 } }, bare)],
    ['minor', { ...bare, player: minor.player }],
    ['squad role', withTerms({ squad_role: 'rotation' }, bare)],
    ['net', withTerms({ salary: { ...terms.salary, basis: 'net' } }, bare)],
    ['signing bonus', withTerms({ signing_bonus: 100 }, bare)],
    ['matches that count', withTerms({ bonuses: [{ kind: 'goal', amount: 100 }] }, bare)],
    ['release', withTerms({ release_clause: 100 }, bare)],
    ['proposals', withTerms({ release_clause: 100 }, bare)],
  ])('of "%s" stands there when that is so, and else not', (id, when) => {
    expect(textOf(when, en202611)).toContain(clauseOf(id));
    expect(textOf(bare, en202611)).not.toContain(clauseOf(id));
  });
  it('of gross pay gives way to the one of net pay', () => {
    expect(textOf(bare, en202611)).toContain(clauseOf('gross'));
    const net = withTerms({ salary: { ...terms.salary, basis: 'net' } });
    expect(textOf(net, en202611)).not.toContain(clauseOf('gross'));
  });
});

describe('in Spanish', () => {
  it('days, sums, countries and lists are written as in Spanish', () => {
    const text = textOf(contractOfDavi, es202611);
    for (const words of [
      'comienza el 1 de julio de 2027 y termina el 30 de junio de 2029',
      'por 12 meses, hasta el 30 de junio de 2030',
      'un salario bruto de 6.200 euros a la semana',
      'pague 2.750.000 euros en un solo pago',
      '(el salario, la prima de fichaje repartida a lo largo de la vigencia del contrato y la vivienda)',
      'tiene su sede (Países Bajos)',
      'en este papel: primer equipo',
      'equipo «First team»',
    ])
      expect(text).toContain(words);
  });
  it.each([
    [150, 'EUR', '1,50 euros'],
    [100, 'EUR', '1 euro'],
    [100, 'GBP', '1 libra esterlina'],
    [620_000, 'SEK', '6.200 coronas suecas'],
  ] as const)('%d of %s is %s', (amount, currency, said) =>
    expect(inLanguage(es202611).sum({ amount, currency })).toBe(said),
  );
  it('one month is one, and the home nations have their names', () => {
    const option = withTerms({ extension_option: { by: 'player', months: 1 } });
    expect(textOf(option, es202611)).toContain('por un mes, hasta el 31 de julio de 2029');
    expect(['GB-SCT', 'XK', 'CI'].map(inLanguage(es202611).country)).toEqual(['Escocia', 'Kosovo', 'Côte d’Ivoire']);
  });
});

describe('a sample', () => {
  it.each(named)('in %s says on every page and in its title that it is one', async (_, wording) => {
    const { readPdf } = await import('../paper/read-pdf.fixtures.ts');
    const { pages, title } = await readPdf(await renderContract(sampleContract, wording, { sample: true }));
    const said = wording.paper.sample.title.split('{')[0]?.trim() ?? '';
    expect(title).toContain(said);
    for (const page of pages) expect(page).toContain(wording.paper.sample.foot);
    expect(pages[0]).toContain(said);
  });
});

describe('which wording a new contract gets', () => {
  const later: Wording = { ...en202611, version: '2027-03', from: '2027-03-15' };
  const { on, of, find, all } = createWordings('en', [later, es202611, en202611]);
  it.each([
    ['2026-10-31', '2026-11'],
    ['2026-11-01', '2026-11'],
    ['2027-03-14', '2026-11'],
    ['2027-03-15', '2027-03'],
  ])('on %s: %s', (day, version) => expect(on(day)).toMatchObject({ language: 'en', version }));
  it('is of the language that is set', () =>
    expect(createWordings('es').on('2026-12-01')).toMatchObject({ language: 'es', version: '2026-11' }));
  it('can’t be of a language that has none', () => {
    expect(() => createWordings('fr')).toThrow('There are no words of a contract in the language fr.');
    expect(contractLanguages).toEqual(['en', 'es']);
  });
  it('is found again by its name; one that kept none has the first', () => {
    expect(of({ language: 'en', version: '2027-03' })).toBe(later);
    expect(of(undefined)).toBe(en202611);
    expect(find({ language: 'en', version: '2030-01' })).toBeUndefined();
    expect(() => of({ language: 'en', version: '2030-01' })).toThrow('en 2030-01');
    expect(all.map(wordingName)).toEqual(['en 2027-03', 'en 2026-11', 'es 2026-11']);
  });
});
