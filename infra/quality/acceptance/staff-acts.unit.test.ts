import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import type { Operation } from '@touchline/contracts/http';
import { bffOperations, services } from '@touchline/contracts/http/bff';

/**
 * What keeps each act of staff from being done by a slip: the page asks first, by a dialog in this file; or another act undoes it;
 * or why neither is needed.
 */
type Kept = { readonly asks: string } | { readonly undoneBy: string } | { readonly because: string };

const decision = 'features/decision/components';
const nothingLost = { because: 'It takes nothing from anybody, and can be done again.' };

const acts: Readonly<Record<string, Kept>> = {
  noteDocumentNumber: { because: 'It decides nothing; another number replaces it.' },
  takeUserCase: { undoneBy: 'giveUserCaseBack' },
  giveUserCaseBack: { undoneBy: 'takeUserCase' },
  takeProfileCase: { undoneBy: 'giveProfileCaseBack' },
  giveProfileCaseBack: { undoneBy: 'takeProfileCase' },
  takeClubCase: { undoneBy: 'giveClubCaseBack' },
  giveClubCaseBack: { undoneBy: 'takeClubCase' },
  verifyUser: { undoneBy: 'reopenUser' },
  verifyPersonAndProfile: { undoneBy: 'reopenUser' },
  verifyUsers: { undoneBy: 'reopenUser' },
  rejectUser: { asks: `${decision}/reject-form.tsx` },
  rejectUsers: { asks: `${decision}/bulk-decision.tsx` },
  reopenUser: { undoneBy: 'verifyUser' },
  suspendUser: { asks: 'pages/users/suspend.tsx' },
  suspendUsers: { asks: 'pages/users/suspend.tsx' },
  reinstateUser: { undoneBy: 'suspendUser' },
  reinstateUsers: { undoneBy: 'suspendUsers' },
  endUserSession: { asks: 'pages/users/panel/end-session.tsx' },
  endUserSessions: { asks: 'pages/users/person-decision.tsx' },
  askFactorRemoval: { asks: 'pages/users/lost-factor.tsx' },
  confirmFactorRemoval: { asks: 'pages/users/lost-factor.tsx' },
  dropFactorRemoval: { undoneBy: 'askFactorRemoval' },
  verifyProfile: { undoneBy: 'reopenProfile' },
  verifyProfiles: { undoneBy: 'reopenProfile' },
  rejectProfile: { asks: `${decision}/reject-form.tsx` },
  rejectProfiles: { asks: `${decision}/bulk-decision.tsx` },
  reopenProfile: { undoneBy: 'verifyProfile' },
  setTier: { undoneBy: 'setTier' },
  confirmSeason: { undoneBy: 'confirmSeason' },
  confirmClaim: { asks: 'pages/profiles/claim-decision.tsx' },
  refuseClaim: { asks: 'pages/profiles/claim-decision.tsx' },
  verifyClub: { undoneBy: 'reopenClub' },
  verifyClubs: { undoneBy: 'reopenClub' },
  rejectClub: { asks: `${decision}/reject-form.tsx` },
  rejectClubs: { asks: `${decision}/bulk-decision.tsx` },
  reopenClub: { undoneBy: 'verifyClub' },
  mergeClub: { asks: 'pages/clubs/merge-club.tsx' },
  importClubs: { asks: 'pages/clubs/import-clubs.tsx' },
  addClub: { undoneBy: 'mergeClub' },
  changeClub: { undoneBy: 'changeClub' },
  setClubCrest: { undoneBy: 'setClubCrest' },
  removeClubCrest: { undoneBy: 'setClubCrest' },
  createPlan: { undoneBy: 'deletePlan' },
  editPlan: { undoneBy: 'editPlan' },
  archivePlan: { undoneBy: 'restorePlan' },
  restorePlan: { undoneBy: 'archivePlan' },
  movePlan: { undoneBy: 'movePlan' },
  deletePlan: { asks: 'pages/plans/plan-acts.tsx' },
  reconcileSubscription: nothingLost,
  retrySeal: nothingLost,
};

const staffActs = ([...Object.values(services), bffOperations] as Readonly<Record<string, Operation>>[])
  .flatMap((operations) => Object.values(operations))
  .filter(({ access, method }) => access === 'admin' && method !== 'GET')
  .map(({ id }) => id);

const pages = join(import.meta.dirname, '..', '..', '..', 'frontends', 'admin', 'src');

it('every act of staff has a row, and no row is left over', () =>
  expect(Object.keys(acts).sort()).toEqual(staffActs.toSorted()));

it.each(Object.entries(acts))('%s doesn’t happen by a slip, or isn’t for good', (id, kept) => {
  if ('asks' in kept) {
    const asking = readFileSync(join(pages, kept.asks), 'utf8');
    expect(asking).toMatch(/<(ConfirmAct|Dialog|FormDialog)\b/);
    // Where the dialog isn’t shared by several, it is this act that it sends.
    if (!kept.asks.startsWith(decision)) expect(asking).toMatch(new RegExp(`\\b(${id}|on[A-Z]\\w+)\\b`));
  } else if ('undoneBy' in kept) expect(staffActs).toContain(kept.undoneBy);
  else expect(kept.because).toMatch(/\w/);
});
