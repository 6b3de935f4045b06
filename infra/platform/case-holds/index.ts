export { type Case, type CaseHolds, createCaseHolds } from './case-holds.ts';
