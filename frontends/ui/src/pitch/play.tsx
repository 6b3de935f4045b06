import { type ReactNode, useId } from 'react';
import { PitchLines } from './ground.tsx';

type Point = readonly [number, number];
/** A move as a coach would chalk it, in metres of the attacking half; paths are SVG path data. */
export type PlayScene = {
  readonly runs?: readonly string[];
  readonly passes?: readonly string[];
  readonly shot?: string;
  readonly player?: Point;
  readonly mates?: readonly Point[];
  readonly opponents?: readonly Point[];
};

/** The still of a highlight without a picture: dashed run, thin pass, thick shot. */
export const Play = ({
  scene,
  view = '4 -4 60 37',
}: {
  readonly scene: PlayScene;
  readonly view?: string;
}): ReactNode => {
  const arrow = useId();
  const end = `url(#${arrow})`;
  return (
    <svg className="tl-play" viewBox={view} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <marker
          id={arrow}
          viewBox="0 0 6 6"
          refX="4.5"
          refY="3"
          markerWidth="5"
          markerHeight="5"
          orient="auto-start-reverse"
        >
          <path d="M.5.5L5 3L.5 5.5" fill="none" stroke="context-stroke" strokeWidth="1" />
        </marker>
      </defs>
      <path className="tl-pitch-ground" d="M-40-40h160v160H-40z" />
      {[0, 1, 2, 3, 4].map((stripe) => (
        <path key={stripe} className="tl-pitch-mown" d={`M-40 ${stripe * 15 - 7.5}h160v7.5H-40z`} />
      ))}
      <PitchLines />
      <g data-play="mates">
        {scene.mates?.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="1.1" />
        ))}
      </g>
      <g data-play="opponents">
        {scene.opponents?.map(([x, y]) => (
          <path key={`${x} ${y}`} d={`M${x - 1} ${y - 1}l2 2m0-2l-2 2`} />
        ))}
      </g>
      {scene.runs?.map((d) => (
        <path key={d} data-play="run" d={d} markerEnd={end} />
      ))}
      {scene.passes?.map((d) => (
        <path key={d} data-play="pass" d={d} markerEnd={end} />
      ))}
      {scene.shot ? <path data-play="shot" d={scene.shot} markerEnd={end} /> : null}
      {scene.player ? <circle className="tl-play-player" cx={scene.player[0]} cy={scene.player[1]} r="1.5" /> : null}
    </svg>
  );
};
