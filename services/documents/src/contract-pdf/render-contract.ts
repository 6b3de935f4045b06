import { createSheet, ink, measure, page, type Sheet, type Style, styles } from '../paper/sheet.ts';
import { signatureSpot, signedAtSpot } from '../paper/spots.ts';
import { articlesOf, glance } from './clauses.ts';
import type { ContractInput } from './contract-input.ts';
import { fill } from './fill.ts';
import { inLanguage } from './in-language.ts';
import type { Wording } from './wording.ts';
import { wordingName } from './wordings.ts';

const parties = (sheet: Sheet, { club, player, signers }: ContractInput, wording: Wording): void => {
  const { paper } = wording;
  const { day, country } = inLanguage(wording);
  const half = (measure - 28) / 2;
  const right = page.left + half + 28;
  const representative = signers.find((signer) => signer.role === 'club-representative');
  const guardian = signers.find((signer) => signer.role === 'guardian');
  const place = [club.city, country(club.country)].filter(Boolean).join(', ');
  const acting = representative && [representative.name, representative.capacity].filter(Boolean).join(', ');
  const columns = [
    {
      called: paper.club,
      x: page.left,
      name: club.name,
      lines: [place, ...(acting ? [fill(paper.representedBy, { name: acting })] : [])],
    },
    {
      called: paper.player,
      x: right,
      name: player.name,
      lines: [
        fill(paper.bornOn, { day: day(player.dateOfBirth) }),
        ...(guardian ? [fill(paper.withGuardian, { name: guardian.name })] : []),
      ],
    },
  ];
  const top = sheet.y;
  const bottoms = columns.map(({ called, x, name, lines }) => {
    const at = { x, width: half };
    let y = top;
    const line = (text: string, style: Style, gap: number) => {
      const place = { ...at, y };
      sheet.tag('P', () => sheet.put(text, style, place));
      y += sheet.heightOf(text, style, at) + gap;
    };
    line(called, styles.caption, 3);
    line(name, { ...styles.name, size: 17, leading: 21 }, 3);
    for (const text of lines) line(text, styles.text, 0);
    return y;
  });
  sheet.space(Math.max(...bottoms) - top + 22);
};

const terms = (sheet: Sheet, input: ContractInput, wording: Wording): void => {
  const list = sheet.open('L');
  sheet.rule(sheet.y, page.left, page.left + measure, ink.black, 0.9);
  for (const [label, value] of glance(input, wording)) {
    const item = sheet.open('LI', list);
    const y = sheet.y + 4.2;
    sheet.tag('Lbl', () => sheet.put(label, { ...styles.data, colour: ink.grey }, { y, width: 140 }), item);
    sheet.tag('LBody', () => sheet.put(value, styles.strong, { y, x: page.left + 150, width: measure - 150 }), item);
    item.end();
    sheet.space(22);
    sheet.rule(sheet.y, page.left, page.left + measure, ink.hair);
  }
  list.end();
  sheet.space(10);
};

const indent = 30;

const articles = (sheet: Sheet, input: ContractInput, wording: Wording): void => {
  for (const [index, { title: heading, clauses }] of articlesOf(input, wording).entries()) {
    const section = sheet.open('Sect');
    const at = { x: page.left + indent, width: measure - indent };
    // A heading never stands alone at the foot of a page.
    sheet.keep(14 + styles.heading.leading + sheet.heightOf(clauses[0] ?? '', styles.text, at));
    sheet.gap(14);
    const numbered = fill(wording.paper.article, { number: index + 1, title: heading });
    sheet.block('H2', numbered, styles.heading, {}, section);
    sheet.space(4);
    for (const [position, clause] of clauses.entries()) {
      const height = sheet.heightOf(clause, styles.text, at);
      sheet.keep(height);
      sheet.tag(
        'P',
        () => {
          sheet.put(`${index + 1}.${position + 1}`, styles.data, { width: indent });
          sheet.put(clause, styles.text, at);
        },
        section,
      );
      sheet.space(height + 3.4);
    }
    section.end();
  }
};

const block = { gap: 22, caption: 14, sign: 52, height: 134 } as const;

const signatures = (sheet: Sheet, { signers, club }: ContractInput, wording: Wording): void => {
  const columns = signers.length === 4 ? 2 : Math.min(signers.length, 3);
  const width = (measure - (columns - 1) * block.gap) / columns;
  const section = sheet.open('Sect');
  sheet.keep(20 + 30 + Math.ceil(signers.length / columns) * block.height);
  sheet.gap(20);
  sheet.block('H2', wording.paper.signatures, styles.heading, {}, section);
  sheet.space(2);
  sheet.block('P', wording.paper.signedHow, styles.text, {}, section);
  sheet.space(14);
  for (const [index, signer] of signers.entries()) {
    const x = page.left + (index % columns) * (width + block.gap);
    const top = sheet.y;
    const line = top + block.caption + block.sign;
    const below = line + 6 + sheet.heightOf(signer.name, styles.strong, { width });
    const party = `${index + 1}. ${fill(wording.parties[signer.role], { club: club.name })}`;
    sheet.tag(
      'P',
      () => {
        sheet.put(party, styles.caption, { x, y: top, width });
        sheet.put(signer.name, styles.strong, { x, y: line + 6, width });
        if (signer.capacity) sheet.put(signer.capacity, styles.caption, { x, y: below, width });
      },
      section,
    );
    sheet.rule(line, x, x + width, ink.black, 0.7);
    signatureSpot.mark(sheet.doc, index + 1, { x, y: top + block.caption, width, height: block.sign });
    signedAtSpot.mark(sheet.doc, index + 1, { x, y: below + (signer.capacity ? 11 : 0), width, height: 12 });
    if (index % columns === columns - 1 || index === signers.length - 1) sheet.space(block.height);
  }
  section.end();
};

export interface Rendering {
  /** Says in its title and on every page that it is none: made to be looked at. */
  readonly sample?: boolean;
}

/**
 * The contract as a tagged PDF, in these words. The same input in the same wording gives the same bytes, so that a repeat finds the
 * file that is there. Every signer's block carries named places, which the seal finds again.
 */
export const renderContract = async (
  input: ContractInput,
  wording: Wording,
  { sample = false }: Rendering = {},
): Promise<Uint8Array> => {
  const { club, player, at, documentId, termsDigest } = input;
  const { paper } = wording;
  const values = {
    ...{ club: club.name, player: player.name, day: inLanguage(wording).day(at) },
    ...{ document: documentId, digest: termsDigest, wording: wordingName(wording) },
  };
  const filled = (template: string): string => fill(template, values);
  const titled = (title: string): string => (sample ? fill(paper.sample.title, { title }) : title);
  const [left, right] = paper.running;
  const sheet = await createSheet({
    title: titled(filled(paper.file)),
    subject: filled(paper.subject),
    language: wording.locale,
    at,
    running: [filled(left), filled(right)],
    foot: `${sample ? paper.sample.foot : documentId} · ${filled(paper.wording)}\n${filled(paper.termsDigest)}`,
    pageOf: (page, pages) => fill(paper.pageOf, { page, pages }),
  });
  sheet.block('H1', titled(paper.title), styles.title);
  sheet.space(4);
  sheet.block('P', filled(paper.drawnUp), { ...styles.caption, size: 9.4, leading: 14 });
  sheet.space(22);
  parties(sheet, input, wording);
  terms(sheet, input, wording);
  articles(sheet, input, wording);
  signatures(sheet, input, wording);
  return sheet.finish();
};
