export {
  type Api,
  type ApiDependencies,
  createApi,
  freshForMs,
  proofHeaderOf,
  refuseWhoMayNot,
  shapeOf,
} from './api.ts';
export { assets } from './assets.ts';
export { type Cursor, readCursor, writeCursor } from './cursor.ts';
export { type ErrorBody, errorReply, fieldErrors, isUnavailable, Unavailable } from './errors.ts';
export { beginEvents } from './event-stream.ts';
export { type Authenticate, createActorSigner, createAuthenticator } from './identity-token.ts';
export { jsonBody, rawBody, rawOf } from './json-body.ts';
export {
  createLinkReader,
  createLinkTokens,
  createSignedLinks,
  type LinkReader,
  type LinkTokens,
} from './link-token.ts';
export { isLoopback } from './loopback.ts';
export { coarseNetwork, networkOf } from './network.ts';
export { giveTimeFor } from './patience.ts';
export { createRepeats, type Repeats } from './repeats.ts';
export {
  type Answer,
  asMember,
  type Context,
  type Handler,
  type Handlers,
  type Principal,
  type RawReply,
  type RawRequest,
  type StoredUpload,
} from './request.ts';
export {
  createOperationsRouter,
  createRouter,
  jsonBodyOf,
  limits,
  maxBytesOf,
  storeUpload,
  writeReply,
} from './router.ts';
export { createApp, errorHandler, type HttpServer, listen } from './server.ts';
