import type { Wording } from '../../wording.ts';

/** Published: it never changes. Other words are another version. */
export const en202611 = {
  language: 'en',
  version: '2026-11',
  from: '2026-11-01',
  locale: 'en-GB',
  sums: 'in words',
  places: {
    'GB-ENG': 'England',
    'GB-SCT': 'Scotland',
    'GB-WLS': 'Wales',
    'GB-NIR': 'Northern Ireland',
    XK: 'Kosovo',
  },
  paper: {
    title: 'Employment contract of a football player',
    drawnUp: 'Drawn up on {day}',
    club: 'The Club',
    player: 'The Player',
    representedBy: 'represented by {name}',
    bornOn: 'born on {day}',
    withGuardian: 'with the guardian {name}',
    guardianOf: 'Guardian of {player}',
    article: 'Article {number}. {title}',
    signatures: 'Signatures',
    signedHow:
      'Signed by electronic means, in the order below. Each signature is bound to the fingerprint of this file.',
    pageOf: 'Page {page} of {pages}',
    file: 'Employment contract: {player} and {club}',
    subject: '{document}, terms {digest}, wording {wording}',
    running: ['{club} and {player}', 'Employment contract, {day}'],
    wording: 'Wording {wording}',
    termsDigest: 'Terms, SHA-256: {digest}',
    sample: { title: 'Sample: {title}', foot: 'A sample, not a contract' },
  },
  parties: {
    player: 'The Player',
    guardian: 'The Player’s guardian',
    agent: 'Agent (witness)',
    'club-representative': 'For {club}',
  },
  glance: {
    term: ['Term', '{start} to {end}'],
    salary: ['Salary', '{sum} {period}, {basis}'],
    signingBonus: ['Signing bonus', '{sum}'],
    bonus: ['Bonus, {bonus}', '{sum}'],
    housing: ['Housing', '{sum} per month'],
    releaseClause: ['Release clause', '{sum}'],
    extension: ['Extension', '{months}, by {who}'],
    squadRole: ['Squad role', '{role}'],
    guaranteed: ['Guaranteed per season', '{sum}'],
  },
  terms: {
    period: { week: 'per week', month: 'per month', season: 'per season' },
    basis: { gross: 'gross', net: 'net' },
    squadRole: {
      'key player': 'key player',
      'first team': 'first team',
      rotation: 'rotation',
      development: 'development',
      academy: 'academy',
    },
    bonus: {
      appearance: 'appearance',
      goal: 'goal',
      assist: 'assist',
      'clean sheet': 'clean sheet',
      promotion: 'promotion',
      title: 'title',
      'international cap': 'international cap',
    },
    bonusFor: {
      appearance: 'for each appearance in an official match',
      goal: 'for each goal scored in an official match',
      assist: 'for each assist in an official match',
      'clean sheet': 'for each official match that the Player plays and in which the Club concedes no goal',
      promotion: 'for each promotion to a higher division',
      title: 'for each title won with the team',
      'international cap': 'for each cap for a senior national team',
    },
    extendedBy: { club: 'the club', player: 'the player', both: 'either' },
    months: { one: 'one month', other: '{count} months' },
    monthsShort: { one: '{count} month', other: '{count} months' },
    guaranteed: { salary: 'salary', signingBonus: 'the signing bonus spread over the term', housing: 'housing' },
  },
  articles: [
    {
      title: 'Employment and term',
      clauses: [
        {
          id: 'term',
          text: 'The Club employs the Player as a football player. The employment begins on {start} and ends on {end} without notice.',
        },
        {
          id: 'extension by the club',
          when: 'the club may extend',
          text: 'The Club may extend the term once by {months}, to {extended_until}, by telling the other in writing before it ends. All terms of this contract then go on unchanged.',
        },
        {
          id: 'extension by the player',
          when: 'the player may extend',
          text: 'The Player may extend the term once by {months}, to {extended_until}, by telling the other in writing before it ends. All terms of this contract then go on unchanged.',
        },
        {
          id: 'extension by either',
          when: 'both may extend',
          text: 'Either of the two may extend the term once by {months}, to {extended_until}, by telling the other in writing before it ends. All terms of this contract then go on unchanged.',
        },
        {
          id: 'no conditions',
          text: 'The contract depends neither on a medical examination nor on a work permit. Both are matters to settle before signing.',
        },
        {
          id: 'minor',
          when: 'a minor signs',
          text: 'The Player is under 18 on the day of this contract. It binds the Player once the guardian has signed as well.',
        },
      ],
    },
    {
      title: 'Squad and training',
      clauses: [
        {
          id: 'squad',
          text: 'The Player belongs to the squad of the {team_in_text} from the first day of the term and takes part in its training and matches.',
        },
        {
          id: 'squad role',
          when: 'a squad role is named',
          text: 'When they signed, both saw the Player in this role: {role}. It describes their plan and is no claim to be selected.',
        },
      ],
    },
    {
      title: 'Salary',
      clauses: [
        { id: 'salary', text: 'The Club pays the Player a {basis} salary of {salary} {period}.' },
        {
          id: 'gross',
          when: 'the salary is gross',
          text: 'Gross means before income tax and the Player’s share of social contributions. The Club withholds both and pays them to the authorities as the law demands.',
        },
        {
          id: 'net',
          when: 'the salary is net',
          text: 'Net means after income tax and the Player’s share of social contributions. The Club bears both and pays them to the authorities as the law demands.',
        },
        {
          id: 'payment',
          text: 'The salary is paid monthly, at the latest on the last working day of the month, to the account that the Player names.',
        },
        {
          id: 'guaranteed',
          text: 'What the Player is guaranteed in a full season ({guaranteed_parts}) comes to {guaranteed}.',
        },
      ],
    },
    {
      title: 'Bonuses',
      clauses: [
        {
          id: 'signing bonus',
          when: 'there is a signing bonus',
          text: 'The Club pays a signing bonus of {signing_bonus}, once, together with the first salary.',
        },
        { id: 'bonus', each: 'bonus', text: 'The Club pays {bonus_sum} {bonus_for}.' },
        {
          id: 'matches that count',
          when: 'there are bonuses',
          text: 'A bonus that depends on matches counts the matches played for the Club during the term, and is paid with the next salary.',
        },
      ],
    },
    {
      title: 'Housing',
      clauses: [
        {
          id: 'housing',
          when: 'there is housing',
          text: 'The Club pays {housing} per month towards the Player’s housing during the whole term.',
        },
      ],
    },
    {
      title: 'Release clause',
      clauses: [
        {
          id: 'release',
          when: 'there is a release clause',
          text: 'The Club agrees to a transfer during the term when another club pays {release_sum} in one amount and the Player wants to go.',
        },
        {
          id: 'proposals',
          when: 'there is a release clause',
          text: 'Each tells the other within five days of any such proposal.',
        },
      ],
    },
    { title: 'Further terms', clauses: [{ id: 'further term', each: 'further term', text: '{further_term}' }] },
    {
      title: 'Duties of the Club',
      clauses: [
        {
          id: 'conditions and care',
          text: 'The Club gives the Player safe conditions to train and play in, medical care for injuries and illness that come from football, and the insurance that the law and the competitions demand.',
        },
        {
          id: 'respect and leave',
          text: 'The Club treats the Player with respect and protects the Player from discrimination. It grants the leave that the law provides and releases the Player for national teams as the regulations of FIFA say.',
        },
      ],
    },
    {
      title: 'Duties of the Player',
      clauses: [
        {
          id: 'best of ability',
          text: 'The Player plays to the best of the Player’s ability, keeps fit, follows the reasonable instructions of the Club’s staff and tells the Club at once of any injury or illness.',
        },
        {
          id: 'clean sport',
          text: 'The Player keeps to the rules against doping, betting on football and the manipulation of matches.',
        },
      ],
    },
    {
      title: 'Image and data',
      clauses: [
        {
          id: 'image',
          text: 'The Club may use the Player’s name and likeness for its own matches and teams during the term. Any other use needs the Player’s consent in writing.',
        },
        {
          id: 'medical data',
          text: 'Medical data are kept by the Club’s medical staff alone and are not part of this contract.',
        },
      ],
    },
    {
      title: 'Ending before the term',
      clauses: [
        {
          id: 'ending',
          text: 'The contract ends before its term when both agree so in writing, or when one ends it for just cause within the meaning of the FIFA Regulations on the Status and Transfer of Players.',
        },
        {
          id: 'without just cause',
          text: 'Who ends it without just cause owes the other compensation under those regulations.',
        },
      ],
    },
    {
      title: 'Rules, law and disputes',
      clauses: [
        {
          id: 'regulations',
          text: 'The statutes and regulations of FIFA, of the confederation and of the national association apply as they stand. Both submit to them.',
        },
        { id: 'law', text: 'The law that applies where the Club has its seat ({country}) governs this contract.' },
        {
          id: 'disputes',
          text: 'The parties first seek a solution between themselves within 30 days. After that the competent body of the national association decides, or the Football Tribunal of FIFA where it has jurisdiction.',
        },
      ],
    },
    {
      title: 'The contract itself',
      clauses: [
        {
          id: 'whole agreement',
          text: 'This contract is all that was agreed. A change counts when both have signed it. If one article is void, the others stay in force.',
        },
        {
          id: 'origin',
          text: 'It was drawn up from round {round} of the offer {offer}, as it was accepted. The SHA-256 fingerprint of those terms stands at the foot of every page.',
        },
        {
          id: 'electronic signatures',
          text: 'It is signed by electronic means, one signer after the other. Each signature is bound to the SHA-256 fingerprint of this file. After the last one the file is sealed, and whoever changes it breaks the seal.',
        },
      ],
    },
  ],
} as const satisfies Wording;
