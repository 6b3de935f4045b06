export * from '../layers/command-palette.tsx';
