import type { PlayScene } from '@touchline/ui/pitch';

/** Moves as a coach would chalk them: the stills of highlights that have no picture. In metres of the attacking half. */
const scenes: readonly PlayScene[] = [
  {
    runs: ['M11 30C12 20 18 14 25 11'],
    passes: ['M38 30L14 26'],
    shot: 'M25 11L33 1',
    player: [11, 30],
    mates: [[38, 30]],
    opponents: [
      [19, 20],
      [28, 9],
      [40, 12],
    ],
  },
  {
    runs: ['M34 31C33 24 33 16 34 9'],
    passes: ['M18 26L33 12'],
    shot: 'M34 9L35 1',
    player: [34, 31],
    mates: [[18, 26]],
    opponents: [
      [28, 14],
      [40, 15],
      [31, 22],
    ],
  },
  {
    runs: ['M60 30C60 20 58 10 52 5'],
    passes: ['M52 5C46 4 41 6 37 8'],
    shot: 'M37 8L34 1',
    player: [60, 30],
    mates: [[37, 10]],
    opponents: [
      [54, 15],
      [42, 6],
      [30, 8],
    ],
  },
  {
    runs: ['M26 30C24 24 28 20 33 15'],
    passes: ['M26 30L40 26', 'M40 26L34 16'],
    shot: 'M33 15L31 1',
    player: [26, 30],
    mates: [[40, 26]],
    opponents: [
      [33, 22],
      [26, 12],
      [42, 14],
    ],
  },
  {
    runs: ['M14 8C20 12 26 14 31 13'],
    passes: ['M44 28C34 26 22 18 15 9'],
    shot: 'M31 13L37 1',
    player: [14, 8],
    mates: [[44, 28]],
    opponents: [
      [22, 6],
      [36, 9],
      [30, 20],
    ],
  },
];

/** The same highlight always has the same still, and neighbours in a list have different ones. */
export const sceneAt = (index: number): PlayScene => scenes[index % scenes.length] ?? {};
