import { createText } from '@touchline/ui';

export const text = createText('terms', {
  claim: 'Fair, and on the record.',
  promise: 'What you can expect of Touchline, and what Touchline expects of you.',
  lead: 'In force since 1 November 2026.',
  home: 'Back to home',
  who: 'Who may take part',
  whoText:
    'Players from 14 years on, and people who act for a club. Under 18, nothing of the market opens before a guardian has consented. One account per person.',
  verified: 'Verification',
  verifiedText:
    'You give us an identification document. Staff look at it, at your profile and at your club, and decide. The document is seen by staff alone and never shown to others.',
  offers: 'Offers and contracts',
  offersText:
    'An offer binds when its recipient accepts the round on the table. The contract is made from exactly those terms and is binding when everyone named in it has signed. The texts of the contract are a template; the rules of your association and the law of your country apply.',
  money: 'No fee of a player',
  moneyText: 'Nobody may ask a player for money for being seen, invited or signed.',
  data: 'Your data',
  dataText:
    'We keep what you enter, what you sign and when. Clubs see your page only while “visible to clubs” is on, and those with whom something is open.',
  conduct: 'Conduct',
  conductText:
    'Who lies about an identity, a club or an age is suspended. Decisions are explained; what can be fixed may be fixed.',
});

type Key = Parameters<typeof text>[0];

export const sections: readonly { readonly title: Key; readonly body: Key }[] = [
  { title: 'who', body: 'whoText' },
  { title: 'verified', body: 'verifiedText' },
  { title: 'offers', body: 'offersText' },
  { title: 'money', body: 'moneyText' },
  { title: 'data', body: 'dataText' },
  { title: 'conduct', body: 'conductText' },
];
