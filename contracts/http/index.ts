export {
  type Access,
  hasSession,
  linkHeader,
  type Method,
  type Operation,
  type Operations,
  operation,
  operations,
  pageMeta,
  paging,
} from './operation.ts';
