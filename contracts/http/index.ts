export {
  type Access,
  type Method,
  type Operation,
  type Operations,
  operation,
  operations,
  pageMeta,
  paging,
} from './kit.ts';
