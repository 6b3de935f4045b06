import { amountInFigures, inWholeUnits } from '@touchline/contracts/amounts';
import { dayInWords } from '@touchline/contracts/days';
import { ageOn, type Money, type Terms, totalPerSeason } from '@touchline/contracts/values';
import { country, sumInWords } from '../paper/values.ts';
import type { ContractInput } from './contract-input.ts';

export interface Article {
  readonly title: string;
  readonly clauses: readonly string[];
}

type Bonus = Terms['bonuses'][number];

const bonusText: Readonly<Record<Bonus['kind'], string>> = {
  appearance: 'for each appearance in an official match',
  goal: 'for each goal scored in an official match',
  assist: 'for each assist in an official match',
  'clean sheet': 'for each official match that the Player plays and in which the Club concedes no goal',
  promotion: 'for each promotion to a higher division',
  title: 'for each title won with the team',
  'international cap': 'for each cap for a senior national team',
};
const period = { week: 'per week', month: 'per month', season: 'per season' } as const;

const moneyOf =
  ({ salary }: Terms) =>
  (amount: number): Money => ({ amount, currency: salary.currency });

/** The last day of a term that goes on for some months: 30 June 2029 and 12 months → 30 June 2030. */
const extended = (lastDay: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = lastDay.split('-').map(Number);
  const target = new Date(Date.UTC(year, month - 1 + months, 1));
  const length = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  const endOfMonth = date === new Date(Date.UTC(year, month, 0)).getUTCDate();
  target.setUTCDate(endOfMonth ? length : Math.min(date, length));
  return target.toISOString().slice(0, 10);
};

const extension = ({ extension_option: option, contract_expiry_date }: Terms): string[] => {
  if (option === null) return [];
  const until = dayInWords(extended(contract_expiry_date, option.months));
  const who = {
    club: 'The Club may extend the term once',
    player: 'The Player may extend the term once',
    both: 'Either of the two may extend the term once',
  }[option.by];
  const months = option.months === 1 ? 'one month' : `${option.months} months`;
  return [
    `${who} by ${months}, to ${until}, by telling the other in writing before it ends. All terms of this contract then go on unchanged.`,
  ];
};

const basis = {
  gross:
    'Gross means before income tax and the Player’s share of social contributions. The Club withholds both and pays them to the authorities as the law demands.',
  net: 'Net means after income tax and the Player’s share of social contributions. The Club bears both and pays them to the authorities as the law demands.',
} as const;

const salary = (terms: Terms): Article => {
  const { amount, currency, per, basis: kind } = terms.salary;
  const guaranteed = totalPerSeason(terms);
  const parts = [
    'salary',
    ...(terms.signing_bonus ? ['the signing bonus spread over the term'] : []),
    ...(terms.housing ? ['housing'] : []),
  ];
  const listed = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0];
  return {
    title: 'Salary',
    clauses: [
      `The Club pays the Player a ${kind} salary of ${sumInWords({ amount, currency })} ${period[per]}.`,
      basis[kind],
      'The salary is paid monthly, at the latest on the last working day of the month, to the account that the Player names.',
      `What the Player is guaranteed in a full season (${listed}) comes to ${amountInFigures(inWholeUnits({ amount: guaranteed.total, currency }))}.`,
    ],
  };
};

const bonuses = (terms: Terms): Article[] => {
  const money = moneyOf(terms);
  const clauses = [
    ...(terms.signing_bonus
      ? [
          `The Club pays a signing bonus of ${sumInWords(money(terms.signing_bonus))}, once, together with the first salary.`,
        ]
      : []),
    ...terms.bonuses.map((bonus) => `The Club pays ${sumInWords(money(bonus.amount))} ${bonusText[bonus.kind]}.`),
    ...(terms.bonuses.length > 0
      ? [
          'A bonus that depends on matches counts the matches played for the Club during the term, and is paid with the next salary.',
        ]
      : []),
  ];
  return clauses.length > 0 ? [{ title: 'Bonuses', clauses }] : [];
};

const optional = (terms: Terms): Article[] => {
  const money = moneyOf(terms);
  const articles: Article[] = [];
  if (terms.housing)
    articles.push({
      title: 'Housing',
      clauses: [
        `The Club pays ${sumInWords(money(terms.housing.amount))} per month towards the Player’s housing during the whole term.`,
      ],
    });
  if (terms.release_clause)
    articles.push({
      title: 'Release clause',
      clauses: [
        `The Club agrees to a transfer during the term when another club pays ${sumInWords(money(terms.release_clause))} in one amount and the Player wants to go.`,
        'Each tells the other within five days of any such proposal.',
      ],
    });
  if (terms.other_terms.trim())
    articles.push({
      title: 'Further terms',
      clauses: terms.other_terms
        .trim()
        .split(/\n+/)
        .map((line) => line.trim()),
    });
  return articles;
};

const squad = ({ squad_role: role }: Terms, team: string): Article => ({
  title: 'Squad and training',
  clauses: [
    `The Player belongs to the squad of the ${team} from the first day of the term and takes part in its training and matches.`,
    ...(role
      ? [
          `When they signed, both saw the Player in this role: ${role}. It describes their plan and is no claim to be selected.`,
        ]
      : []),
  ],
});

const duties: readonly Article[] = [
  {
    title: 'Duties of the Club',
    clauses: [
      'The Club gives the Player safe conditions to train and play in, medical care for injuries and illness that come from football, and the insurance that the law and the competitions demand.',
      'The Club treats the Player with respect and protects the Player from discrimination. It grants the leave that the law provides and releases the Player for national teams as the regulations of FIFA say.',
    ],
  },
  {
    title: 'Duties of the Player',
    clauses: [
      'The Player plays to the best of the Player’s ability, keeps fit, follows the reasonable instructions of the Club’s staff and tells the Club at once of any injury or illness.',
      'The Player keeps to the rules against doping, betting on football and the manipulation of matches.',
    ],
  },
  {
    title: 'Image and data',
    clauses: [
      'The Club may use the Player’s name and likeness for its own matches and teams during the term. Any other use needs the Player’s consent in writing.',
      'Medical data are kept by the Club’s medical staff alone and are not part of this contract.',
    ],
  },
];

const closing = ({ club, offer }: ContractInput): readonly Article[] => [
  {
    title: 'Ending before the term',
    clauses: [
      'The contract ends before its term when both agree so in writing, or when one ends it for just cause within the meaning of the FIFA Regulations on the Status and Transfer of Players.',
      'Who ends it without just cause owes the other compensation under those regulations.',
    ],
  },
  {
    title: 'Rules, law and disputes',
    clauses: [
      'The statutes and regulations of FIFA, of the confederation and of the national association apply as they stand. Both submit to them.',
      `The law that applies where the Club has its seat (${country(club.country)}) governs this contract.`,
      'The parties first seek a solution between themselves within 30 days. After that the competent body of the national association decides, or the Football Tribunal of FIFA where it has jurisdiction.',
    ],
  },
  {
    title: 'The contract itself',
    clauses: [
      'This contract is all that was agreed. A change counts when both have signed it. If one article is void, the others stay in force.',
      `It was drawn up from round ${offer.round} of the offer ${offer.id}, as it was accepted. The SHA-256 fingerprint of those terms stands at the foot of every page.`,
      'It is signed by electronic means, one signer after the other. Each signature is bound to the SHA-256 fingerprint of this file. After the last one the file is sealed, and whoever changes it breaks the seal.',
    ],
  },
];

/** The articles of a contract, in order; what the terms don't provide for isn't mentioned. */
export const articlesOf = (input: ContractInput): readonly Article[] => {
  const { terms, club, player, at } = input;
  const minor = ageOn(player.dateOfBirth, at.slice(0, 10)) < 18;
  return [
    {
      title: 'Employment and term',
      clauses: [
        `The Club employs the Player as a football player. The employment begins on ${dayInWords(terms.contract_start_date)} and ends on ${dayInWords(terms.contract_expiry_date)} without notice.`,
        ...extension(terms),
        'The contract depends neither on a medical examination nor on a work permit. Both are matters to settle before signing.',
        ...(minor
          ? [
              'The Player is under 18 on the day of this contract. It binds the Player once the guardian has signed as well.',
            ]
          : []),
      ],
    },
    squad(terms, club.teamName.toLowerCase()),
    salary(terms),
    ...bonuses(terms),
    ...optional(terms),
    ...duties,
    ...closing(input),
  ];
};

/** The terms at a glance, as label and value. */
export const glance = ({ terms }: ContractInput): readonly (readonly [string, string])[] => {
  const money = moneyOf(terms);
  const { amount, per, basis: kind } = terms.salary;
  const option = terms.extension_option;
  return [
    ['Term', `${dayInWords(terms.contract_start_date)} to ${dayInWords(terms.contract_expiry_date)}`],
    ['Salary', `${amountInFigures(money(amount))} ${period[per]}, ${kind}`],
    ...(terms.signing_bonus ? [['Signing bonus', amountInFigures(money(terms.signing_bonus))] as const] : []),
    ...terms.bonuses.map((bonus) => [`Bonus, ${bonus.kind}`, amountInFigures(money(bonus.amount))] as const),
    ...(terms.housing ? [['Housing', `${amountInFigures(money(terms.housing.amount))} per month`] as const] : []),
    ...(terms.release_clause ? [['Release clause', amountInFigures(money(terms.release_clause))] as const] : []),
    ...(option
      ? [['Extension', `${option.months} months, by ${option.by === 'both' ? 'either' : `the ${option.by}`}`] as const]
      : []),
    ...(terms.squad_role
      ? [['Squad role', `${terms.squad_role[0]?.toUpperCase()}${terms.squad_role.slice(1)}`] as const]
      : []),
    ['Guaranteed per season', amountInFigures(inWholeUnits(money(totalPerSeason(terms).total)))],
  ];
};
