import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { bffOperations, services } from './bff.ts';
import type { Operation } from './operation.ts';

/**
 * What each act of staff names of what they looked at, so that none lands on something that nobody has seen; or why it
 * names nothing.
 */
const decisions: Readonly<
  Record<string, 'submission' | 'claimed_at' | 'said_at' | 'version' | { readonly because: string }>
> = {
  noteDocumentNumber: { because: 'It decides nothing: it shows whose document has the same number.' },
  takeUserCase: { because: 'It decides nothing, and is refused where nothing waits any more.' },
  giveUserCaseBack: { because: 'It gives back one’s own alone.' },
  takeProfileCase: { because: 'As takeUserCase.' },
  giveProfileCaseBack: { because: 'As giveUserCaseBack.' },
  takeClubCase: { because: 'As takeUserCase.' },
  giveClubCaseBack: { because: 'As giveUserCaseBack.' },
  verifyUser: 'submission',
  rejectUser: 'submission',
  reopenUser: 'submission',
  verifyPersonAndProfile: 'submission',
  verifyUsers: 'submission',
  rejectUsers: 'submission',
  suspendUser: { because: 'It is about what a person did, and holds whatever the account says meanwhile.' },
  askFactorRemoval: { because: 'It changes nothing by itself; whoever confirms it reads who asked, and why.' },
  confirmFactorRemoval: {
    because: 'It is about what another member of staff asked, which holds whatever the account shows.',
  },
  dropFactorRemoval: { because: 'It leaves everything as it was.' },
  suspendUsers: { because: 'As one by one: it is about what people did.' },
  reinstateUsers: { because: 'As one by one: it ends suspensions, and nothing else.' },
  endUserSession: { because: 'It takes a sign-in from the person, and names which.' },
  endUserSessions: { because: 'It takes nothing from the person but a sign-in, whatever the account shows by then.' },
  reinstateUser: { because: 'It ends a suspension; what the person may do then hangs on the verification as before.' },
  confirmSeason: 'said_at',
  verifyProfile: 'submission',
  verifyProfiles: 'submission',
  rejectProfile: 'submission',
  rejectProfiles: 'submission',
  reopenProfile: 'submission',
  setTier: { because: 'The tier is staff’s own word, which the person can’t change; the history keeps every one.' },
  confirmClaim: 'claimed_at',
  refuseClaim: 'claimed_at',
  verifyClub: 'submission',
  verifyClubs: 'submission',
  rejectClub: 'submission',
  rejectClubs: 'submission',
  reopenClub: 'submission',
  setClubCrest: { because: 'A crest stands beside the name, and never for it; the one that was there is replaced.' },
  removeClubCrest: { because: 'It takes a picture away, whichever is there; its club sets another one.' },
  addClub: { because: 'There was nothing to look at before.' },
  changeClub: 'submission',
  mergeClub: 'submission',
  importClubs: {
    because: 'It brings what the file says, which a dry run of the same text has shown; it takes nothing away.',
  },
  createPlan: { because: 'There was nothing to look at before.' },
  editPlan: 'version',
  archivePlan: { because: 'It takes the plan off the list whatever it says, and is undone by restorePlan.' },
  restorePlan: { because: 'It brings the plan back as it was archived, when nobody could change what members have.' },
  movePlan: { because: 'An order overwrites nobody’s words; the last one to move a plan has the say.' },
  deletePlan: { because: 'It is refused for every plan that anybody has ever taken.' },
  reconcileSubscription: { because: 'It asks the payment service how it stands; nobody’s word is overwritten.' },
  retrySeal: { because: 'It does again what was decided by the signatures.' },
};

/** What names something that was looked at and answers no case: whoever has that reads it anew. */
const answersNoCase = ['confirmSeason', 'changeClub', 'editPlan'];

const acts = ([...Object.values(services), bffOperations] as Readonly<Record<string, Operation>>[])
  .flatMap((operations) => Object.values(operations))
  .filter(({ access, method }) => access === 'admin' && method !== 'GET');

it('every act of staff has a row, and no row is left over', () =>
  expect(acts.map(({ id }) => id).sort()).toEqual(Object.keys(decisions).sort()));

it.each(acts.map((operation) => [operation.id, operation] as const))('%s names what was looked at', (id, operation) => {
  const named = decisions[id];
  const shape = JSON.stringify(z.toJSONSchema(operation.body, { io: 'input' }));
  const required = (field: string) => new RegExp(`"required":\\[[^\\]]*"${field}"`).test(shape);
  if (typeof named === 'string') {
    expect(required(named)).toBe(true);
    expect(operation.fresh).toBe(true);
  } else expect([required('submission'), required('claimed_at'), required('version')]).toEqual([false, false, false]);
});

it.each(
  acts.filter(({ id }) => typeof decisions[id] === 'string').map((operation) => [operation.id, operation] as const),
)('%s passes over a colleague who has the case only where the colleague is named', (id, { body, errors }) => {
  const passesOver = /"despite":/.test(JSON.stringify(z.toJSONSchema(body, { io: 'input' })));
  expect(passesOver).toBe(!answersNoCase.includes(id));
  // Of several, each answers for itself.
  if (passesOver && !id.endsWith('s')) expect(errors).toContain('CaseHeld');
});
