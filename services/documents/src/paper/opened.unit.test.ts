import { expect, it } from '@jest/globals';
import * as fontkit from 'fontkit';
import { faces, fontFile } from './fonts.ts';
import { openedFont } from './opened.ts';

const features = ['tnum', 'kern'] as never;

it.each(faces)('lays a text out in %s as the face does, however often it was laid out before', (face) => {
  const bare = fontkit.create(fontFile(face)) as fontkit.Font;
  for (const text of ['Wanderers AFC', '2026', 'AVAVA', '']) {
    const { glyphs, positions, advanceWidth } = bare.layout(text, features);
    for (let time = 0; time < 2; time += 1) {
      const run = openedFont(face).layout(text, features);
      expect(run.glyphs.map(({ id, advanceWidth: width }) => [id, width])).toEqual(
        glyphs.map(({ id, advanceWidth: width }) => [id, width]),
      );
      expect(run.positions).toEqual(positions.map((position) => ({ ...position })));
      expect(run.advanceWidth).toBe(advanceWidth);
      // As pdfkit does, which scales them.
      for (const position of run.positions) position.xAdvance *= 2;
    }
  }
});

it('knows a text by what is asked of it', () => {
  const figures = (asked: readonly string[]) => openedFont('Text').layout('1', asked as never).glyphs[0]?.id;
  expect(figures(['tnum', 'kern'])).not.toBe(figures(['pnum']));
});

it('says which characters stand there, whatever a document before has done with their glyphs', () => {
  const bare = fontkit.create(fontFile('Data')) as fontkit.Font;
  const text = 'Quincy';
  // As pdfkit does for what it embeds: no character is named, and the face would keep that.
  for (const { id } of bare.layout(text, features).glyphs) openedFont('Data').getGlyph(id);
  const { glyphs } = openedFont('Data').layout(text, features);
  expect(String.fromCodePoint(...glyphs.flatMap(({ codePoints }) => codePoints))).toBe(text);
});
