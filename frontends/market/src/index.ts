export { api, onUnauthenticated, upload } from './api/client.ts';
export type { CallOptions, Client, Input, Reply } from './api/create-client.ts';
export { type ApiFailure, type FieldDetail, failureOf, fieldDetails, isApiFailure } from './api/failure.ts';
export type { UploadOptions } from './api/upload.ts';
export { log } from './log.ts';
export { type Boot, parseBoot, readBoot } from './session/boot.ts';
export * from './session/current-profile.ts';
export * from './session/session.tsx';
