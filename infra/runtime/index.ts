export { parseEnvironment } from './environment.ts';
export { freePort } from './free-port.ts';
export { type KeyPair, keptSecret, newKeyPair } from './keys.ts';
export { type Running, runProcess } from './lifecycle.ts';
export { type HealthCheck, readiness, serveOperations } from './operations.ts';
export { createState, drainMs, type ProcessState } from './state.ts';
