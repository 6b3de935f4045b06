export { type Columns, createColumns } from './columns.ts';
export type {
  Change,
  CountAnswer,
  CountQuestion,
  Group,
  Key,
  Limit,
  PageAnswer,
  PageQuestion,
  Place,
  Range,
  Row,
  Schema,
} from './schema.ts';
export { beginningPattern } from './words.ts';
