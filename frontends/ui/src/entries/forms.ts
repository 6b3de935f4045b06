export * from '../forms/choices.tsx';
export * from '../forms/file-drop.tsx';
export * from '../forms/money-field.tsx';
export * from '../forms/select.tsx';
