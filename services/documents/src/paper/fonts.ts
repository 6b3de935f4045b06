import { readFileSync } from 'node:fs';

export type Face = 'Text' | 'TextBold' | 'Name' | 'Data' | 'Hand';
export const faces: readonly Face[] = ['Text', 'TextBold', 'Name', 'Data', 'Hand'];

const files = new Map<Face, Buffer>();

/** The TrueType file of a face, read once. */
export const fontFile = (face: Face): Buffer => {
  const file = files.get(face) ?? readFileSync(new URL(`./fonts/TouchlineContract-${face}.ttf`, import.meta.url));
  files.set(face, file);
  return file;
};
