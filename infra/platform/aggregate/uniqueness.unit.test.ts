import { describe, expect, it } from '@jest/globals';
import { Rejected } from '../domain/index.ts';
import { duplicateIndex, refusalBehind, type Uniqueness } from './uniqueness.ts';

type Command =
  | { readonly type: 'Make' }
  | { readonly type: 'Accept'; readonly by: string }
  | { readonly type: 'Expire' };
const uniqueness: Uniqueness<Command> = {
  one_email: 'UserEmailTaken',
  one_pending: (command) => {
    if (command.type === 'Make') return 'OfferAlreadyExistsForApplicant';
    return command.type === 'Accept' ? new Rejected('OfferPlayerNotEligible', { by: command.by }) : undefined;
  },
};
const refused = (index: string, command: Command) => refusalBehind(uniqueness, index, command);

describe('the refusal behind a unique index', () => {
  it('is the same for all commands where it is one code', () => {
    for (const type of ['Make', 'Expire'] as const) expect(refused('one_email', { type })?.code).toBe('UserEmailTaken');
  });
  it('is each command’s own where it is asked by command, with its facts', () => {
    expect(refused('one_pending', { type: 'Make' })?.code).toBe('OfferAlreadyExistsForApplicant');
    const accepting = refused('one_pending', { type: 'Accept', by: 'ann' });
    expect([accepting?.code, accepting?.facts]).toEqual(['OfferPlayerNotEligible', { by: 'ann' }]);
  });
  it('is none where no such command can meet it, or nobody knows the index: a fault', () => {
    expect(refused('one_pending', { type: 'Expire' })).toBeUndefined();
    expect(refused('another', { type: 'Make' })).toBeUndefined();
    expect(refusalBehind(undefined, 'one_email', { type: 'Make' })).toBeUndefined();
  });
  it('is of the catalogue and for commands of the aggregate alone', () => {
    // @ts-expect-error no such code
    const code: Uniqueness<Command> = { one_email: 'EmailTaken' };
    // @ts-expect-error no such command
    const command: Uniqueness<Command> = { one_email: ({ type }) => (type === 'Counter' ? 'StaleVersion' : undefined) };
    expect([code, command]).toHaveLength(2);
  });
  it('is found by the name that the database gives', () => {
    const message = 'E11000 duplicate key error collection: offers.offers index: one_pending dup key: { x: "1" }';
    expect(duplicateIndex({ code: 11_000, message })).toBe('one_pending');
    expect(duplicateIndex({ code: 11_000 })).toBe('');
    expect(duplicateIndex(new Error('lost'))).toBeUndefined();
  });
});
