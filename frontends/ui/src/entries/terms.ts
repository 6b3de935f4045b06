export * from '../terms/diff.tsx';
export * from '../terms/number-line.tsx';
