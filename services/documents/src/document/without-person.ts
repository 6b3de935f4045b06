import { type FormerMember, formerName, isFormer, withoutPerson } from '@touchline/platform/domain';
import { chained } from './audit-trail.ts';
import { isCorrected } from './corrections.ts';
import {
  authorLeft,
  copiesOf,
  type Document,
  type Existing,
  isOwn,
  type Person,
  type Signatory,
  type Signer,
  signerLeft,
} from './state.ts';

const erased = 'personal-data-erased';

/** A document that came to nothing proves nothing: of its trail one entry is left, that says how long it was. */
const trailWithout = ({ document_id, trail, drafted_at: at }: Existing): Existing['trail'] => {
  const [first] = trail;
  if (!first || first.what === erased) return trail;
  return chained(document_id, [], { what: erased, at, by: 'system', facts: { entries: trail.length } });
};

/** A signer as others name him; of a guest with no address either. */
export const unnamed = <Of extends Signatory>(signer: Of, former: FormerMember): Of => {
  const bare = withoutPerson(signer, former);
  return bare.guest && isFormer(former, signer) ? { ...bare, guest: { ...bare.guest, email: '' } } : bare;
};

const signerWithout = (signer: Signer, former: FormerMember): Signer => {
  const bare = unnamed(signer, former);
  if (bare.status !== 'signed' || !isFormer(former, signer)) return bare;
  const { proof, sha256 } = bare.evidence;
  const signature = { kind: 'typed', text: formerName } as const;
  return { ...bare, evidence: { signature, proof, sha256, ip: '', user_agent: '' } };
};

/** Whether it has to be kept as it is: everybody has signed it, and it binds the others. */
export const isKept = ({ status }: Document): boolean => status === 'fully-signed' || status === 'completed';

/** Guests are known by one member alone and go with him: the guardian by his player, those of an own document by its author. */
export const guestsOf = (document: Existing, isGone: (person: Person) => boolean): readonly Signatory[] => {
  const { author, contract, signers } = document;
  if (!isGone(isOwn(document) ? author : (contract?.player ?? author))) return [];
  return [...signers, ...copiesOf(document)].filter(({ guest }) => guest);
};

const withoutReader = (document: Existing, former: FormerMember): Existing => {
  const { copies, ...rest } = document;
  const gone = guestsOf(document, (person) => isFormer(former, person)).map(({ profile_id }) => profile_id);
  const left = copies?.filter((copy) => !isFormer(former, copy) && !gone.includes(copy.profile_id));
  return { ...rest, ...(left && left.length > 0 && { copies: left }) } as Existing;
};

/**
 * The document without somebody who has left. What everybody has signed stays whole, for the others' sake, and only its events
 * leave the name out; of any other one no more is left than that there was one.
 */
export const withoutMember = (given: Document, former: FormerMember): Document => {
  if (given.status === 'none') return given;
  const document = withoutReader(given, former);
  const named = [document.author, ...document.signers].filter((one) => isFormer(former, one));
  // Whoever only got a copy leaves nothing behind, and all else as it is.
  if (named.length === 0) return document;
  const gone = [...new Set([...(document.former ?? []), ...named.map(({ profile_id }) => profile_id)])].sort();
  if (isKept(document)) return { ...document, former: gone };
  // What was to be filled in says what its author wrote; what was filled in went with the signatures.
  const { fields: _, corrects: __, ...unfilled } = document;
  const { contract } = document;
  const isPlayers = contract !== null && isFormer(former, contract.player);
  const along = guestsOf(document, (person) => isFormer(former, person)).map(({ profile_id }) => profile_id);
  const leaving = { ...former, profile_ids: [...former.profile_ids, ...along] };
  const signers = document.signers.map((signer) => signerWithout(signer, leaving));
  const bare = {
    ...{ title: 'Document of a former member', signers, former: gone, trail: trailWithout(document) },
    ...(document.message === undefined ? {} : { message: '' }),
    author: withoutPerson(document.author, former),
    contract: contract && {
      ...contract,
      player: withoutPerson(contract.player, former),
      terms: isPlayers ? { ...contract.terms, other_terms: '' } : contract.terms,
    },
  };
  switch (document.status) {
    case 'declined':
    case 'voided':
      return { ...unfilled, ...bare, file: null, reason: formerReason(document.reason) } as Document;
    case 'expired':
      return { ...unfilled, ...bare, file: null } as Document;
    default:
      return { ...unfilled, ...bare } as Document;
  }
};

/** What was written about why it ended goes; what we say ourselves stays. */
const ours: readonly string[] = [signerLeft, authorLeft, isCorrected];
const formerReason = (reason: string): string => (ours.includes(reason) ? reason : '');
