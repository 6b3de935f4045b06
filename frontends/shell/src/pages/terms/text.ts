import { createText } from '@touchline/ui';

export const text = createText('terms', {
  claim: 'Fair, and on the record.',
  promise: 'What you can expect of Touchline, and what Touchline expects of you.',
  lead: 'In force since 1 November 2026.',
  home: 'Back to home',
  ask: 'Questions? Write to {email}.',
  who: 'Who can take part',
  whoKinds: 'Touchline is for players from the age of 14, club representatives, agents and coaches.',
  whoMinors: 'Players under 18 need a guardian’s consent first. Until then no club can find or contact them.',
  whoOne: 'Each person has one account. It can hold several profiles.',
  verified: 'Verification',
  verifiedHow:
    'You send us an identification document. Our staff compare it with your profile and decide. Clubs are checked as well. Before that, nobody can contact you and you can contact nobody.',
  verifiedRefused:
    'If we say no, you read the reason. Where you can fix it, you can submit again as soon as something is new.',
  offers: 'Offers and contracts',
  offersBind: 'An offer is agreed when the other side accepts the round on the table.',
  offersContract:
    'The contract is then written from exactly these terms. It is binding once everyone named in it has signed.',
  offersLaw:
    'The wording of the contract is a template. The rules of your association and the law of your country also apply. If you are unsure, ask somebody who knows them before you sign.',
  money: 'Players never pay for a chance',
  moneyText: 'Nobody may ask a player for money for being seen, invited to a trial, or signed.',
  moneyPlans:
    'Some plans cost money. You see the price before you choose one, and you can cancel at the end of each period.',
  conduct: 'Fair play',
  conductLies: 'Lying about an identity, an age or a club leads to suspension.',
  conductReasons: 'We tell you the reason for each decision about you.',
  leave: 'Leaving',
  leaveText:
    'You can close your account at any time, under Account. What is still open then ends. Contracts that everyone has signed stay valid.',
});
