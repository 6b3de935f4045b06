import { describe, expect, it } from '@jest/globals';
import { maxLines } from '@touchline/contracts/policies/own-documents';
import { Rejected } from '@touchline/platform/domain';
import { coachRole, roles } from '../template/template.fixtures.ts';
import { emptyFile, readLines, soundLines } from './lines.ts';

const heading = 'Player name,Player email,Parent name,Parent email';
const file = (...rows: readonly string[]): string => [heading, ...rows].join('\r\n');
const davi = 'Davi Adeyinka,davi@example.org,Carla Adeyinka,carla@example.org';
const alone = roles.slice(0, 1);

const messages = (work: () => unknown): readonly string[] => {
  try {
    work();
  } catch (error) {
    if (error instanceof Rejected)
      return (error.facts['details'] as { message: string }[]).map(({ message }) => message);
    throw error;
  }
  return [];
};

describe('a file of lines', () => {
  it('names by its heading who signs as what; whoever sends it isn’t in it', () =>
    expect(readLines(file(davi), roles)).toEqual([
      {
        line: 2,
        problems: [],
        signers: [
          { role: 'r1', name: 'Davi Adeyinka', email: 'davi@example.org' },
          { role: 'r2', name: 'Carla Adeyinka', email: 'carla@example.org' },
        ],
      },
    ]));
  it.each([
    ['semicolons', 'Player name;Player email\nZoë d’Arcy;zoe@example.org'],
    ['tabs', 'player email\tPLAYER NAME\nzoe@example.org\tZoë d’Arcy'],
    [
      'a mark of its encoding, and lines without anything',
      '\uFEFFplayer_name,player_email\n\n"Zoë d’Arcy",zoe@example.org\n,\n',
    ],
    ['columns that are called by their part', 'Email,Name,Shirt\nzoe@example.org, Zoë d’Arcy ,9'],
  ])('may have %s', (_, csv) =>
    expect(readLines(csv, alone).map(({ signers, problems }) => [signers, problems])).toEqual([
      [[{ role: 'r1', name: 'Zoë d’Arcy', email: 'zoe@example.org' }], []],
    ]),
  );
  it('is the empty one that is given out, filled in', () => {
    const empty = Buffer.from(emptyFile(roles)).toString();
    expect(empty.split('\r\n')[0]).toBe(`\uFEFF${heading}`);
    expect(readLines(empty, roles)).toMatchObject([{ problems: [] }]);
  });
  it('says of each line what is wrong with it', () => {
    const csv = file(davi, 'D,davi@,Carla Adeyinka,carla@example.org', davi, 'A B,x@example.org,C D,X@example.org');
    expect(readLines(csv, roles).map(({ line, problems }) => [line, problems])).toEqual([
      [2, []],
      [3, [expect.stringMatching(/^Player: /), expect.stringMatching(/^Player: /)]],
      [4, ['This is line 2 once more.']],
      [5, ['One person signs as two here. Name another address.']],
    ]);
    expect(messages(() => soundLines(csv, roles))).toHaveLength(4);
    expect(messages(() => soundLines(csv, roles))[3]).toMatch(/^Line 5\. One person/);
  });
  it.each([
    ['nothing', '', /Missing: “Player name”, “Player email”, “Parent name”, “Parent email”/],
    ['no heading', davi, /first line has to name the columns/],
    ['a column too few', 'Player name,Player email,Parent name\nA,B,C', /Missing: “Parent email”\./],
    ['nobody', `${heading}\n`, /nobody in this file/],
    ['a quote without an end', `${heading}\n"Davi,davi@example.org`, /Line \d can’t be read/],
    [
      'too many',
      file(...Array.from({ length: maxLines + 1 }, (_, n) => `A B,a${n}@x.org,C D,c${n}@x.org`)),
      /At most 50 lines/,
    ],
  ])('ValidationFailed: %s', (_, csv, why) => expect(messages(() => readLines(csv, roles))[0]).toMatch(why));
  it('ValidationFailed: of a template that nobody else signs', () =>
    expect(messages(() => readLines(file(davi), roles.slice(2)))[0]).toMatch(/Nobody but you signs this/));
});

describe('a file of lines for a template with a role that gets a copy', () => {
  const all = [...roles, coachRole];
  const columns = `${heading},Coach name,Coach email`;
  const line = (who: string) => readLines([columns, `${davi},${who}`].join('\n'), all)[0];
  const coach = { role: 'r4', name: 'Rui Costa', email: 'rui@example.org', gets_copy: true };
  it('names who gets it behind those who sign', () =>
    expect(line('Rui Costa,rui@example.org')).toMatchObject({
      ...{ problems: [], signers: [{ role: 'r1' }, { role: 'r2' }, coach] },
    }));
  it('names nobody where the cells are empty, or the columns are lacking', () => {
    const nobody = { problems: [], signers: [{ role: 'r1' }, { role: 'r2' }] };
    expect(line(' ,')).toMatchObject(nobody);
    expect(readLines(file(davi), all)).toMatchObject([nobody]);
  });
  it('has its columns in the empty file, and those of one who signs alone may be called by their part', () => {
    expect(Buffer.from(emptyFile(all)).toString()).toContain(`${columns}\r\n`);
    const csv = 'Name,Email,Coach name,Coach email\nZoë d’Arcy,zoe@example.org,Rui Costa,rui@example.org';
    expect(readLines(csv, [...alone, coachRole])).toMatchObject([
      { problems: [], signers: [{ role: 'r1', name: 'Zoë d’Arcy' }, coach] },
    ]);
  });
  it('says what is wrong with who gets it', () => {
    expect(line('R,rui@')?.problems).toEqual([expect.stringMatching(/^Coach: /), expect.stringMatching(/^Coach: /)]);
    expect(line('Rui Costa,')?.problems).toEqual([expect.stringMatching(/^Coach: /)]);
    expect(line('Carla,CARLA@example.org')?.problems).toEqual([
      'One person is named twice here. Leave the copy empty.',
    ]);
    const twice = [columns, `${davi},Rui Costa,rui@example.org`, `${davi},,`].join('\n');
    expect(readLines(twice, all)[1]?.problems).toEqual(['This is line 2 once more.']);
  });
  it('ValidationFailed: one of its two columns, and one that nobody else signs', () => {
    expect(messages(() => readLines(`${heading},Coach email\n${davi},x@example.org`, all))[0]).toMatch(
      /Missing: “Coach name”\./,
    );
    expect(messages(() => readLines(file(davi), [...roles.slice(2), coachRole]))[0]).toMatch(/Nobody but you signs/);
  });
});
