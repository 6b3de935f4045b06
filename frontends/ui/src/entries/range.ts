export * from '../forms/range.tsx';
