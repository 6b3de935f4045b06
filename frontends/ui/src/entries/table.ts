export * from '../lists/data-table.tsx';
