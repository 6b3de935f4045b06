import { describe, expect, it } from '@jest/globals';
import { servicesSources, templateFaults } from './aggregate-template.mjs';

const sources = servicesSources();
const billing = 'services/billing/src/subscription';
/** The house with this file as well, or with it changed. */
const planted = (path: string, change: (text: string) => string | undefined) => {
  const house = new Map(sources);
  const text = change(house.get(path) ?? '');
  if (text === undefined) house.delete(path);
  else house.set(path, text);
  return templateFaults(house);
};

describe('the template of aggregates', () => {
  it('is kept by every folder that has one', () => expect(templateFaults(sources)).toEqual([]));

  it.each([
    [
      'a folder without the file of its rules',
      'services/trials/src/trial/trials.ts',
      'createRepository(definition);',
      'has no trial.repository.ts',
    ],
    [
      'a path into a state, in a route',
      `${billing}/subscription.routes.ts`,
      "find({ 'state.plan.plan_id': id });",
      'spells state.plan.plan_id',
    ],
    [
      'a path into a state, in an aggregation',
      'services/offers/src/service.ts',
      "group('$state.team_id');",
      'spells $state.team_id',
    ],
    [
      'the name of an index',
      'services/offers/src/offer/view.ts',
      "find({}, { hint: 'of_team' });",
      'names the index of_team',
    ],
    [
      'a camel in a state',
      `${billing}/state.ts`,
      'interface Odd {\n  readonly startedAt: string;\n}',
      'keeps startedAt, which isn’t snake_case',
    ],
    [
      'a command with its own word for the time',
      `${billing}/state.ts`,
      "export type OddCommand =\n  | { readonly type: 'Odd'; readonly at: string };\n",
      'does not route',
    ],
  ])('sees %s', (_, path, text, fault) => {
    expect(planted(path, (before) => `${text}\n${before}`).join('\n')).toContain(fault);
  });

  it.each([
    [
      'a rule within `decide`',
      'return cancel(command, state);',
      "return state.status === 'none' ? [] : cancel(command, state);",
      'does more in `decide` than route',
    ],
    [
      'a command that goes to another’s function',
      'return cancel(command, state);',
      'return takeFreePlan(command, state);',
      'does not route Cancel',
    ],
    ['a function that nobody else may call', 'export const cancel =', 'const cancel =', 'does not route Cancel'],
    [
      'a state with another word for nothing',
      "{ status: 'none' }",
      "{ status: 'absent' }",
      "does not begin with `status: 'none'`",
    ],
    [
      'an impossible event that is passed over',
      /throw new ImpossibleEvent\(event, state\);/g,
      'return state;',
      'lets an event happen that can’t',
    ],
  ])('sees %s', (_, from, to, fault) => {
    const found = planted(`${billing}/subscription.ts`, (text) => text.replace(from, to));
    expect(found.join('\n')).toContain(`${billing} ${fault}`);
  });

  it('sees into the rules of each kind', () => {
    const kind = 'services/profile/src/profile/kinds/representative';
    const changed = (file: string, from: string, to: string) =>
      planted(`${kind}/${file}`, (text) => text.replaceAll(from, to)).join('\n');
    const found = 'services/profile/src/profile (representative)';
    expect(changed('representative.ts', 'export const chooseClub', 'const chooseClub')).toContain(
      `${found} does not route ChooseClub`,
    );
    expect(changed('representative.ts', 'return refuseOthers(command);', 'return [];')).toContain(
      `${found} does more in \`decide\` than route`,
    );
    expect(changed('representative.kind.ts', 'throw new ImpossibleEvent(', 'throw new Error(')).toContain(
      `${found} lets an event happen that can’t`,
    );
  });

  it('sees a missing file, `at` in a command, and a collection that is handed out', () => {
    expect(planted(`${billing}/published.ts`, () => undefined)).toContain(`${billing} has no published.ts`);
    expect(
      planted(`${billing}/state.ts`, (text) =>
        text.replace("'Cancel'; readonly now: string", "'Cancel'; readonly at: string"),
      ),
    ).toContain(`${billing} has a command that says \`at\` instead of \`now\``);
    expect(
      planted(
        `${billing}/subscription.repository.ts`,
        (text) => `${text}\nexport interface OddRepository {\n  readonly collection: Collection<any>;\n}\n`,
      ),
    ).toContain(`${billing} hands its collection out`);
  });
});
