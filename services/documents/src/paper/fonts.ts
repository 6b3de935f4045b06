import { readFileSync } from 'node:fs';
import { PDF } from '@libpdf/core';

export type Face = 'Text' | 'TextBold' | 'Name' | 'Data' | 'Hand';
export const faces: readonly Face[] = ['Text', 'TextBold', 'Name', 'Data', 'Hand'];

const files = new Map<Face, Buffer>();

/** The TrueType file of a face, read once. */
export const fontFile = (face: Face): Buffer => {
  const file = files.get(face) ?? readFileSync(new URL(`./fonts/TouchlineContract-${face}.ttf`, import.meta.url));
  files.set(face, file);
  return file;
};

/** The characters of a text that a face has no glyph for; empty where it can be printed whole. */
export const unprintable = (text: string, face: Face = 'Text'): readonly string[] =>
  PDF.create().embedFont(fontFile(face)).getUnencodableCharacters(text.normalize('NFC'));
