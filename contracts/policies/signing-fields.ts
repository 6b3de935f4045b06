/**
 * Fields on the pages of an own document, which those who sign it fill in. A place counts in ten-thousandths of the page as it is
 * shown, from its top left corner: whole numbers, the same on every screen and on the paper.
 */
export const fieldKinds = ['signature', 'initials', 'date', 'name', 'text', 'checkbox'] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** So many stand on one document at most. */
export const maxFields = 100;
/** So much is written into one of them at most, in characters. */
export const maxFieldText = 200;
/** The width and the height of each page. */
export const pageUnits = 10_000;

export interface FieldPlace {
  /** The first is 1. */
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Smaller than this nobody reads what stands in it. */
export const leastField = { width: 150, height: 100 } as const;

/** As large as each kind is placed at first. */
export const fieldSizes: Readonly<Record<FieldKind, { readonly width: number; readonly height: number }>> = {
  signature: { width: 2600, height: 560 },
  initials: { width: 900, height: 360 },
  date: { width: 2000, height: 240 },
  name: { width: 2600, height: 240 },
  text: { width: 3000, height: 240 },
  checkbox: { width: 290, height: 205 },
};

/** What is written by itself, from the signature: who signs has nothing to enter. */
const fromSignature: readonly FieldKind[] = ['signature', 'date', 'name'];
export const isEntered = (kind: FieldKind): boolean => !fromSignature.includes(kind);

/** What is entered into a box that is checked. */
export const checked = 'yes';

const whole = (value: number): number => Math.round(value);
const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** Whether a place lies on its page, and is large enough. */
export const isOnPage = ({ left, top, width, height }: FieldPlace): boolean =>
  [left, top, width, height].every(Number.isInteger) &&
  width >= leastField.width &&
  height >= leastField.height &&
  left >= 0 &&
  top >= 0 &&
  left + width <= pageUnits &&
  top + height <= pageUnits;

/** The nearest place of its size on its page. */
const putOnPage = <Of extends FieldPlace>(field: Of): Of => {
  const width = between(leastField.width, whole(field.width), pageUnits);
  const height = between(leastField.height, whole(field.height), pageUnits);
  const left = between(0, whole(field.left), pageUnits - width);
  const top = between(0, whole(field.top), pageUnits - height);
  return { ...field, left, top, width, height };
};

/** A place of this kind, with its middle here. */
export const placeAt = (kind: FieldKind, page: number, x: number, y: number): FieldPlace => {
  const { width, height } = fieldSizes[kind];
  return putOnPage({ page, left: x - width / 2, top: y - height / 2, width, height });
};

/** Moved by so much, and never off its page. */
export const moved = <Of extends FieldPlace>(field: Of, right: number, down: number): Of =>
  putOnPage({ ...field, left: field.left + right, top: field.top + down });

/** Wider and higher by so much, from its top left corner, and never off its page. */
export const resized = <Of extends FieldPlace>(field: Of, wider: number, higher: number): Of =>
  putOnPage({
    ...field,
    width: between(leastField.width, field.width + wider, pageUnits - field.left),
    height: between(leastField.height, field.height + higher, pageUnits - field.top),
  });

/** Of one line, whatever a hand has left between their upper edges. */
const lineOf = ({ top }: FieldPlace): number => Math.floor(top / 100);

/** From the first page on, line by line, from the left: the order in which they are filled in. */
export const inReadingOrder = <Of extends FieldPlace>(fields: readonly Of[]): readonly Of[] =>
  fields.toSorted((a, b) => a.page - b.page || lineOf(a) - lineOf(b) || a.left - b.left || a.top - b.top);
