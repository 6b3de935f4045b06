export { claimDirectory } from './claim.ts';
export { parseEnvironment } from './environment.ts';
export { freePort } from './free-port.ts';
export { hasPem, isSecret, type KeyPair, keptSecret, newKeyPair } from './keys.ts';
export { type Running, runProcess } from './lifecycle.ts';
export { faultsOf, type HealthCheck, serveOperations } from './operations.ts';
export { refusedCode, StartRefused } from './refused.ts';
export { createState, drainMs, type ProcessState } from './state.ts';
