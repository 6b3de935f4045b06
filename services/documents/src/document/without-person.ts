import { type FormerMember, formerName, isFormer, withoutPerson } from '@touchline/platform/domain';
import { chained } from './audit-trail.ts';
import { authorLeft, type Document, type Existing, guardianOf, isOwn, type Signer, signerLeft } from './state.ts';

const erased = 'personal-data-erased';

/** A document that came to nothing proves nothing: of its trail one entry is left, that says how long it was. */
const trailWithout = ({ document_id, trail, drafted_at: at }: Existing): Existing['trail'] => {
  const [first] = trail;
  if (!first || first.what === erased) return trail;
  return chained(document_id, [], { what: erased, at, by: 'system', facts: { entries: trail.length } });
};

const signerWithout = (signer: Signer, former: FormerMember): Signer => {
  const bare = withoutPerson(signer, former);
  if (bare.status !== 'signed' || !isFormer(former, signer)) return bare;
  const { proof, sha256 } = bare.evidence;
  const signature = { kind: 'typed', text: formerName } as const;
  return { ...bare, evidence: { signature, proof, sha256, ip: '', user_agent: '' } };
};

/** Whether it has to be kept as it is: everybody has signed it, and it binds the others. */
export const isKept = ({ status }: Document): boolean => status === 'fully-signed' || status === 'completed';

/**
 * The document without somebody who has left. What everybody has signed stays whole, for the others' sake, and only its events
 * leave the name out; of any other one no more is left than that there was one.
 */
export const withoutMember = (document: Document, former: FormerMember): Document => {
  if (document.status === 'none') return document;
  const named = [document.author, ...document.signers].filter((one) => isFormer(former, one));
  const gone = [...new Set([...(document.former ?? []), ...named.map(({ profile_id }) => profile_id)])].sort();
  if (isKept(document)) return { ...document, former: gone };
  const { contract } = document;
  const isPlayers = contract !== null && isFormer(former, contract.player);
  const guardian = guardianOf(document);
  // A guardian is known by the player alone, and goes with him; so do the guests of an own document with its author.
  const guests =
    isOwn(document) && isFormer(former, document.author) ? document.signers.filter(({ guest }) => guest) : [];
  const along = [...(isPlayers && guardian ? [guardian] : []), ...guests].map(({ profile_id }) => profile_id);
  const leaving = { ...former, profile_ids: [...former.profile_ids, ...along] };
  const signers = document.signers.map((signer) => {
    const bare = signerWithout(signer, leaving);
    return bare.guest && isFormer(leaving, signer) ? { ...bare, guest: { ...bare.guest, email: '' } } : bare;
  });
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
      return { ...document, ...bare, file: null, reason: formerReason(document.reason) };
    case 'expired':
      return { ...document, ...bare, file: null };
    default:
      return { ...document, ...bare } as Document;
  }
};

/** What was written about why it ended goes; what we say ourselves stays. */
const ours: readonly string[] = [signerLeft, authorLeft];
const formerReason = (reason: string): string => (ours.includes(reason) ? reason : '');
