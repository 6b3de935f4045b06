export { lookForMatches, type Matching } from './matching.ts';
export {
  createSavedSearchRepository,
  type SavedSearchKind,
  type SavedSearchRepository,
} from './saved-search.repository.ts';
export { savedSearchHandlers } from './saved-search.routes.ts';
