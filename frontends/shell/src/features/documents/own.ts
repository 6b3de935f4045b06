import type { DocumentRow } from './api/documents-api.ts';

/** Whether somebody has brought the paper: it comes from no offer. */
export const isOwn = ({ kind }: Pick<DocumentRow, 'kind'>): boolean => kind === 'other';
