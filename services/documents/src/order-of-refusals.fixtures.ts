import { type Judged, judged, type Wrong } from '@touchline/quality/testkit';
import { available, beatriz, davi, day, file, saskia, sign, signedByAll } from './document/document.fixtures.ts';
import { decide, evolve, initialState } from './document/document.ts';
import {
  add,
  addCopy,
  attachedPages,
  aylin,
  boots,
  carla,
  change,
  discard,
  draftedOwn,
  field,
  order,
  outForSigning,
  place,
  ready,
  remove,
  removeCopy,
  send,
  signersAre,
  upload,
} from './document/own-draft.fixtures.ts';
import type { DocumentCommand, DocumentEvent, Existing } from './document/state.ts';
import { judgedOfTemplates } from './template/order-of-refusals.fixtures.ts';

type Of<Type extends DocumentCommand['type']> = Extract<DocumentCommand, { readonly type: Type }>;
type ByPerson = Extract<DocumentCommand, { readonly by: unknown }>;
type Thing = Wrong<ByPerson, Existing>;

const after = (events: readonly DocumentEvent[]): Existing => events.reduce(evolve, initialState) as Existing;
const [contract, signed, draft, out, withPages] = [
  ...[available, signedByAll, ready, outForSigning],
  [draftedOwn, attachedPages, signersAre(davi, aylin)],
].map(after) as [Existing, Existing, Existing, Existing, Existing];
const stranger = { profile_id: 'prf_stranger', user_id: 'usr_stranger' };

const notSeen: Thing = {
  code: 'NotFound',
  make: ({ command, state }) => ({ command: { ...command, by: stranger } as ByPerson, state }),
};
const overdue: Thing = {
  code: 'DocumentNotAvailableForSigning',
  make: ({ command, state }) => ({ command, state: { ...state, expires_at: day(1) } as Existing }),
};
const allHaveSigned: Thing = {
  code: 'NoCurrentSigner',
  // What else is otherwise about it stays so.
  make: ({ command, state: { author, signers } }) => {
    const roles = signers.map(({ role }) => role);
    const all = signed.signers.map((signer, at) => ({ ...signer, role: roles[at] ?? signer.role }));
    return { command, state: { ...signed, author, signers: all } as Existing };
  },
};
/** The one after them is at it. */
const notTheirTurn: Thing = {
  code: 'NotYourTurnToSign',
  make: ({ command, state }) => ({
    command,
    state: {
      ...state,
      signers: state.signers.map((signer) => ({ ...signer, status: signer.order === 2 ? 'current' : 'waiting' })),
    } as Existing,
  }),
};
const isWitness: Thing = {
  code: 'AccessDeniedException',
  at: 'whose part it is',
  make: ({ command, state }) => ({
    command,
    state: { ...state, signers: state.signers.map((signer) => ({ ...signer, role: 'agent' })) } as Existing,
  }),
};
const withoutReason: Thing = {
  code: 'ValidationFailed',
  at: 'rules',
  make: ({ command, state }) => ({ command: { ...command, reason: '' } as ByPerson, state }),
};

const about = (
  operation: string,
  command: DocumentCommand,
  state: Existing,
  wrongs: readonly Thing[],
  elsewhere: Judged['elsewhere'] = {},
): Judged =>
  judged<ByPerson, Existing>({
    ...{ operation, decide, right: { command: command as ByPerson, state } },
    ...{ wrongs: [notSeen, ...wrongs], elsewhere },
  });

const always = 'nobody: what waits for signatures has its file';
const repeated = 'the repository, of every command with a key';
const routed = 'the route, which looks for the person';

const signing = (operation: string): Judged =>
  about(
    operation,
    sign(davi, day(24)),
    contract,
    [
      overdue,
      allHaveSigned,
      {
        code: 'StaleVersion',
        make: ({ command, state }) => ({ command: { ...(command as Of<'Sign'>), sha256: 'b2'.repeat(32) }, state }),
      },
      notTheirTurn,
      {
        code: 'ValidationFailed',
        at: 'rules',
        make: ({ command, state }) => ({
          command: { ...(command as Of<'Sign'>), signature: { kind: 'typed', text: '' } },
          state,
        }),
      },
      {
        code: 'InvalidAuthenticationException',
        make: ({ command, state }) => ({ command: { ...(command as Of<'Sign'>), proof: null }, state }),
      },
    ],
    { DocumentNotUploaded: always, IdempotencyKeyReused: repeated },
  );

const declining = (operation: string): Judged =>
  about(
    operation,
    { type: 'Decline', by: davi, reason: 'Not these terms.', now: day(24) },
    contract,
    [isWitness, overdue, allHaveSigned, notTheirTurn, withoutReason],
    { DocumentNotUploaded: always, IdempotencyKeyReused: repeated },
  );

const ofAnother: Thing = {
  code: 'AccessDeniedException',
  at: 'whose part it is',
  make: ({ command, state }) => ({
    command,
    state: { ...state, author: { ...state.author, profile_id: 'prf_other' } },
  }),
};
const noOwnPaper: Thing = {
  code: 'AccessDeniedException',
  at: 'whose part it is',
  make: ({ command, state }) => ({ command, state: { ...state, kind: 'contract' } }),
};
const isSent: Thing = {
  code: 'StaleVersion',
  make: ({ command, state: { kind } }) => ({ command, state: { ...out, kind } }),
};
const ofDraft = (
  operation: string,
  command: DocumentCommand,
  wrongs: readonly Thing[] = [],
  elsewhere: Judged['elsewhere'] = {},
): Judged =>
  about(operation, command, draft, [noOwnPaper, isSent, ...wrongs], { IdempotencyKeyReused: repeated, ...elsewhere });
const notEligible: Thing = {
  code: 'SignerNotEligible',
  make: ({ command, state }) => ({ command: { ...command, eligible: false } as ByPerson, state }),
};

/** What of the documents service is judged in steps. */
export const judgedByDocuments: readonly Judged[] = [
  ...['checkSigning', 'signDocument', 'checkGuestSigning', 'signAsGuest'].map(signing),
  ...['declineDocument', 'declineAsGuest'].map(declining),
  about(
    'voidDocument',
    { type: 'Void', by: saskia, reason: 'He has changed his mind.', now: day(24) },
    contract,
    [
      ofAnother,
      {
        code: 'DocumentNotAvailableForSigning',
        make: ({ command, state: { author } }) => ({ command, state: { ...signed, author } }),
      },
      withoutReason,
    ],
    { DocumentNotUploaded: always },
  ),
  about('remindSigners', { type: 'Remind', by: saskia, now: day(26) }, contract, [ofAnother, overdue, allHaveSigned]),
  ofDraft('changeDocument', change({ title: 'Image rights' }), [
    {
      code: 'ValidationFailed',
      at: 'rules',
      make: ({ command, state }) => ({ command: { ...(command as Of<'ChangeDraft'>), sign_until: day(1) }, state }),
    },
  ]),
  ofDraft('uploadDocument', upload({ file: { ...file, sha256: 'd4'.repeat(32) } }), [], {
    FileTypeNotAllowed: 'the intake, before anything is commanded',
  }),
  about(
    'placeFields',
    place([boots]),
    withPages,
    [
      noOwnPaper,
      {
        code: 'DocumentNotUploaded',
        make: ({ command, state }) => ({ command, state: { ...state, file: null } as Existing }),
      },
      {
        code: 'StaleVersion',
        make: ({ command, state }) => ({
          command: { ...(command as Of<'PlaceFields'>), version: 'b2'.repeat(32) },
          state,
        }),
      },
      {
        code: 'ValidationFailed',
        at: 'rules',
        make: ({ command, state }) => ({
          command: { ...(command as Of<'PlaceFields'>), fields: [field('f1', { page: 9 })] },
          state,
        }),
      },
    ],
    { IdempotencyKeyReused: repeated },
  ),
  ofDraft('addSigner', add(carla), [notEligible], { UserNotFound: routed }),
  ofDraft('removeSigner', remove(aylin)),
  ofDraft('orderSigners', order(aylin, davi)),
  ofDraft('addCopy', addCopy(beatriz), [{ ...notEligible, code: 'ValidationFailed', at: 'rules' }], {
    ...{ UserNotFound: routed, SignerNotEligible: routed },
  }),
  ofDraft('removeCopy', removeCopy(beatriz)),
  ofDraft('discardDocument', discard()),
  about(
    'correctDocument',
    { type: 'Correct', by: saskia, correction: 'doc_anew00000000000000', now: day(24) },
    out,
    [
      noOwnPaper,
      {
        code: 'DocumentNotAvailableForSigning',
        make: ({ command, state: { author, kind } }) => ({ command, state: { ...signed, author, kind } as Existing }),
      },
    ],
    { IdempotencyKeyReused: repeated },
  ),
  about(
    'sendDocument',
    send(),
    draft,
    [
      noOwnPaper,
      {
        code: 'DocumentNotAvailableForSigning',
        make: ({ command, state }) => ({ command, state: { ...state, status: 'voided' } as Existing }),
      },
      {
        code: 'DocumentNotUploaded',
        make: ({ command, state }) => ({ command, state: { ...state, file: null } as Existing }),
      },
      {
        code: 'SignerNotEligible',
        make: ({ command, state }) => ({
          command: { ...(command as Of<'Send'>), ineligible: [davi.profile_id] },
          state,
        }),
      },
    ],
    { StaleVersion: 'nobody: what was sent is answered as sent', IdempotencyKeyReused: repeated },
  ),
  ...judgedOfTemplates,
];
