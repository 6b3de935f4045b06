import { createText } from '@touchline/ui';

export const text = createText('privacy', {
  claim: 'Your data stays your data.',
  promise: 'What we keep, who sees it, for how long, and how you take it with you.',
  keep: 'What we keep',
  keepEntered: 'What you enter in your account and your profile, with photos, clips and documents you send.',
  keepDone: 'What you do here: interests, trials, offers, signatures, and when each of them happened.',
  keepSafety: 'When and from which device you signed in, so that you can notice a stranger.',
  sees: 'Who sees it',
  seesClubs:
    'Verified clubs and agents see a player’s page only while “visible to clubs” is on. A club you deal with goes on seeing it until that is over.',
  seesIdentification: 'Your identification document is seen by our staff alone, and only to verify you.',
  seesParties: 'Offers and contracts are seen by their two sides, and by an agent while the player’s mandate runs.',
  seesGuardian:
    'A guardian’s name and email address are used for the consent and for contracts to sign, and nothing else.',
  others: 'Who works for us',
  othersText:
    'Payments are made at Stripe: your card number never reaches us. We show no advertising, use no trackers, and sell no data.',
  cookies: 'Cookies',
  cookiesText:
    'We only use cookies that the site needs: one for your session, one that protects your requests, one that remembers your profile, and one that knows your device. Your browser also remembers light or dark.',
  long: 'For how long',
  longIdentification: 'We destroy your identification document 90 days after a final decision on it.',
  longAccount: 'Everything else is kept as long as you have your account.',
  longContracts:
    'Contracts that everyone has signed are kept for the others who signed them, also after you have left.',
  rights: 'What you can do',
  rightsExport: 'Under Account you can download all that we keep about you.',
  rightsChange: 'You can change what you entered. What we had verified is then checked again.',
  rightsClose:
    'You can close your account there. Your name then becomes “Former member”, and what you wrote is deleted.',
});
