export * from '../forms/combobox.tsx';
