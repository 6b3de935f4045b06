import type { Face } from './fonts.ts';

/** The colours of print. */
export const ink = { black: '#1b1a17', grey: '#5f5b53', rule: '#bdb8ae', hair: '#dedad2' } as const;

export interface Style {
  readonly face: Face;
  /** Points. */
  readonly size: number;
  readonly leading: number;
  readonly colour?: string;
}

export const styles = {
  title: { face: 'Name', size: 25, leading: 28 },
  heading: { face: 'Name', size: 11.5, leading: 15 },
  name: { face: 'Name', size: 13, leading: 16 },
  text: { face: 'Text', size: 9.4, leading: 14.2 },
  strong: { face: 'TextBold', size: 9.4, leading: 14.2 },
  data: { face: 'Data', size: 9.4, leading: 14.2 },
  caption: { face: 'Data', size: 8, leading: 11, colour: ink.grey },
  running: { face: 'Data', size: 7.4, leading: 10, colour: ink.grey },
} as const satisfies Record<string, Style>;

export interface Place {
  readonly x?: number;
  /** From the top of the page; the cursor of the sheet unless given. */
  readonly y?: number;
  readonly width?: number;
  readonly align?: 'left' | 'right' | 'center';
  /** One line, with an ellipsis where there is more. */
  readonly oneLine?: boolean;
}
