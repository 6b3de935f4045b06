export * from '../pitch/pitch.tsx';
export * from '../pitch/pitch-dot.tsx';
export * from '../pitch/play.tsx';
