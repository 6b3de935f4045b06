export { type Audit, type AuditDependencies, auditEntries, auditHeads, openAudit } from './audit.ts';
export { auditedApi, networkOf, panelHeader } from './audited.ts';
export { canonicalJson, type Entry, type Happening, sha256 } from './chain.ts';
export { type ChainReport, checkChains } from './check.ts';
export { noteForAudit } from './notes.ts';
