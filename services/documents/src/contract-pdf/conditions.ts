import { ageOn } from '@touchline/contracts/values';
import type { ContractInput } from './contract-input.ts';

type Holds = (input: ContractInput) => boolean;

const extendedBy =
  (who: 'club' | 'player' | 'both'): Holds =>
  ({ terms }) =>
    terms.extension_option?.by === who;

/** When a clause stands in a contract, by the words that a wording says it with. */
export const conditions = {
  'the club may extend': extendedBy('club'),
  'the player may extend': extendedBy('player'),
  'both may extend': extendedBy('both'),
  'a minor signs': ({ player, at }) => ageOn(player.dateOfBirth, at.slice(0, 10)) < 18,
  'a squad role is named': ({ terms }) => terms.squad_role !== null,
  'the salary is gross': ({ terms }) => terms.salary.basis === 'gross',
  'the salary is net': ({ terms }) => terms.salary.basis === 'net',
  'there is a signing bonus': ({ terms }) => Boolean(terms.signing_bonus),
  'there are bonuses': ({ terms }) => terms.bonuses.length > 0,
  'there is housing': ({ terms }) => terms.housing !== null,
  'there is a release clause': ({ terms }) => Boolean(terms.release_clause),
} as const satisfies Record<string, Holds>;

export type Condition = keyof typeof conditions;
