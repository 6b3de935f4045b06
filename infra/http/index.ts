export { formatAfter, maxAfter, parseAfter } from './after.ts';
export { type Api, type ApiDependencies, createApi, freshForMs } from './api.ts';
export { assets } from './assets.ts';
export { type Cursor, readCursor, writeCursor } from './cursor.ts';
export { type ErrorBody, errorReply, fieldErrors, isUnavailable, Unavailable } from './errors.ts';
export { type Authenticate, createActorSigner, createAuthenticator } from './identity-token.ts';
export type { Actor, After, Answer, Context, Handler, Handlers, RawReply, RawRequest, Upload } from './request.ts';
export { createRouter, limits, rawRequest, writeReply } from './router.ts';
export { createApp, errorHandler, type HttpServer, listen } from './server.ts';
