export { type Case, type CaseHolds, createCaseHolds, holdOf } from './case-holds.ts';
