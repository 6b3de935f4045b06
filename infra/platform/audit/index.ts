export { annotateAudit, annotateChange, type Standing } from './annotations.ts';
export { type Audit, type AuditDependencies, auditEntries, auditHeads, openAudit } from './audit.ts';
export { type AuditLog, type AuditQuery, createAuditLog } from './audit-log.ts';
export { auditedApi, panelHeader } from './audited.ts';
export type { AuditEntry, AuditedAct } from './chain.ts';
export { type ChainReport, checkChains } from './check.ts';
