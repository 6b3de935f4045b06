export { canonicalJson, fingerprint, sha256 } from './canonical.ts';
export { type FormerMember, formerName, isFormer, withoutPerson } from './former-member.ts';
export { type Decider, spec } from './given.ts';
export { derivedId, newId } from './ids.ts';
export { type FieldError, ImpossibleEvent, invalid, Rejected, unreachable } from './rejected.ts';
export { agentOf, type RepresentedSide, representedSideOf } from './represented.ts';
export { mustPlayTheSameFootball } from './same-football.ts';
export {
  acting,
  type Between,
  otherParty,
  partyOf,
  type ReadBy,
  type Reader,
  type Representative,
  readBy,
  representativeOf,
  type Side,
  sideOf,
  sideRead,
} from './sides.ts';
export { befell, isUnavailable, Unavailable } from './unavailable.ts';
export * as verification from './verification.ts';
