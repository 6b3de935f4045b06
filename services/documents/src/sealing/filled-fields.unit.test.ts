import { describe, expect, it } from '@jest/globals';
import type { FieldPlace } from '@touchline/contracts/policies/signing-fields';
import { sha256 } from '@touchline/platform/domain';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { FilledField } from './filled-fields.ts';
import { sealedContract } from './sealing.fixtures.ts';
import { verifySealed } from './verify-sealed.ts';

const { sealer, input, check } = await sealedContract();

/** A paper of one page; what a page says of itself, and what the nodes above it say. */
const paper = ({ page = '', above = '', root = '' }: { page?: string; above?: string; root?: string }): Uint8Array => {
  // As a browser prints: the whole page is scaled and turned over, and nothing is put back.
  const content = '.24 0 0 -.24 0 842 cm q 4.1667 0 0 -4.1667 0 3508 cm BT /F1 12 Tf 72 700 Td (Printed words) Tj ET Q';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [3 0 R] /Count 1 ${root} >>`,
    `<< /Type /Pages /Parent 2 0 R /Kids [4 0 R] /Count 1 ${above} >>`,
    `<< /Type /Page /Parent 3 0 R /Contents 5 0 R ${page} >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((o) => `${String(o).padStart(10, '0')} 00000 n \n`).join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /ID [<aa> <bb>] >>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text, 'latin1'));
};
const fonts = '/Resources << /Font << /F1 6 0 R >> >>';
const a4 = '/MediaBox [0 0 595 842]';

const place: FieldPlace = { page: 1, left: 2000, top: 3000, width: 4000, height: 300 };
const words = (text: string, over: Partial<FieldPlace> = {}): FilledField => ({
  ...{ ...place, ...over },
  ...{ kind: 'words', text },
});
const seal = async (pdf: Uint8Array, fields: readonly FilledField[]) => {
  const sealed = await sealer.seal({ ...input, pdf, hasPlaces: false, fields });
  const verdict = await verifySealed(sealed.bytes, { ...check, original: { sha256: sha256(pdf), size: pdf.length } });
  return { bytes: sealed.bytes, valid: verdict.valid };
};

/** Where these words begin on the first page, in ten-thousandths of what is seen of it. */
const seenAt = async (bytes: Uint8Array, text: string) => {
  const pdf = await getDocument({ data: bytes.slice(), useSystemFonts: true, verbosity: 0 }).promise;
  const page = await pdf.getPage(1);
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const item = items.find((one) => 'str' in one && one.str.includes(text));
  if (!item || !('str' in item)) return null;
  const [x = 0, y = 0] = viewport.convertToViewportPoint(item.transform[4], item.transform[5]);
  return { left: (x / viewport.width) * 10_000, top: (y / viewport.height) * 10_000 };
};

describe('what was filled in', () => {
  it.each([
    ['a page as it lies', { page: `${a4} ${fonts}` }],
    ['a page that is turned to the right', { page: `${a4} ${fonts} /Rotate 90` }],
    ['a page that stands on its head', { page: `${a4} ${fonts} /Rotate 180` }],
    ['a page that is turned to the left', { page: `${a4} ${fonts} /Rotate -90` }],
    ['a page that begins elsewhere', { page: `/MediaBox [100 50 695 892] ${fonts}` }],
    ['a page of which a part is seen', { page: `${a4} ${fonts} /CropBox [50 60 400 700]` }],
    ['a part of a page that is turned', { page: `${a4} ${fonts} /CropBox [50 60 400 700] /Rotate 270` }],
    ['a page that has all from a node above it', { above: `${a4} ${fonts} /Rotate 90` }],
    ['a page that has all from the root', { root: `${a4} ${fonts}` }],
  ])('stands where its field was placed: %s', async (_, given) => {
    const { bytes, valid } = await seal(paper(given), [words('Puma King')]);
    expect(valid).toBe(true);
    const seen = await seenAt(bytes, 'Puma King');
    expect(seen?.left).toBeGreaterThan(place.left);
    expect(seen?.left).toBeLessThan(place.left + 200);
    expect(seen?.top).toBeGreaterThan(place.top);
    expect(seen?.top).toBeLessThan(place.top + place.height + 30);
    // What was printed is still there, in its font and at its place.
    expect(await seenAt(bytes, 'Printed words')).toEqual(await seenAt(paper(given), 'Printed words'));
  });
  it.each([
    ['Greek', 'Γιώργος Παπαδόπουλος'],
    ['Cyrillic', 'Хвича Кварацхелия'],
    ['Hebrew', 'דוד כהן'],
    ['Arabic', 'محمد عبد الله'],
    ['Thai', 'สมชาย'],
    ['Hindi', 'अमित शर्मा'],
    ['Chinese', '山田太郎'],
    ['Korean', '김민수'],
  ])('is written in %s', async (_, text) => {
    const { bytes, valid } = await seal(paper({ page: `${a4} ${fonts}` }), [words(text)]);
    expect(valid).toBe(true);
    const pdf = await getDocument({ data: bytes.slice(), useSystemFonts: true, verbosity: 0 }).promise;
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const read = items.map((one) => ('str' in one ? one.str : '')).join('');
    expect(read.replace(/\s/g, '')).toContain(text.replace(/\s/g, ''));
  });
  it('is all there, however small its field is', async () => {
    const text = 'Every word of a long sentence that somebody wrote into a field that is far too small for it';
    const { bytes } = await seal(paper({ page: `${a4} ${fonts}` }), [words(text, { width: 900, height: 120 })]);
    const pdf = await getDocument({ data: bytes.slice(), useSystemFonts: true, verbosity: 0 }).promise;
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const read = items.map((one) => ('str' in one ? one.str : '')).join(' ');
    for (const word of text.split(' ')) expect(read).toContain(word);
  });
  it('is the same when it is written again', async () => {
    const pdf = paper({ page: `${a4} ${fonts}` });
    const fields: readonly FilledField[] = [
      words('Puma'),
      { ...place, top: 4000, kind: 'tick' },
      { ...place, top: 5000, kind: 'mark', signature: { kind: 'typed', text: 'DA' } },
    ];
    expect(sha256((await seal(pdf, fields)).bytes)).toBe(sha256((await seal(pdf, fields)).bytes));
  });
});
