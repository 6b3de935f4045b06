import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ownDetails, registrableKinds } from '@touchline/contracts/kinds/kinds';
import { routeFor } from '@touchline/contracts/policies/routing';
import { profileTypes } from '@touchline/contracts/values';
import ts from 'typescript';

/**
 * What differs between kinds of profiles stands in the row of the kind, in a folder `kinds/`: pages and the BFF look it up
 * there, so that a new kind changes none of them.
 */
const root = join(import.meta.dirname, '..', '..');
const kinds: ReadonlySet<string> = new Set(profileTypes);
/** The halves of a profile on the wire: whoever asks which one is there, asks for the kind. */
const halves: ReadonlySet<string> = new Set(Object.keys(ownDetails));
/** An offer lies between a club and a player: its sides are no kinds of profiles. */
const offerSides: ReadonlySet<string> = new Set(['your_side', 'side', 'by', 'recipient']);

const sources = globSync('{frontends/*,bff}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\/kinds\/|\.(unit|int)\.test\.|\.fixtures\.|\/gallery\//.test(file),
);

const nameOf = (node: ts.Node): string =>
  ts.isPropertyAccessExpression(node) ? node.name.text : ts.isIdentifier(node) ? node.text : '';
const isKind = (node: ts.Node | undefined): boolean =>
  node !== undefined && ts.isStringLiteralLike(node) && kinds.has(node.text);
const comparisons: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

const branchesOn = (node: ts.Node): boolean => {
  if (ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.kind))
    return (
      (isKind(node.right) && !offerSides.has(nameOf(node.left))) ||
      (isKind(node.left) && !offerSides.has(nameOf(node.right)))
    );
  if (ts.isCaseClause(node)) return isKind(node.expression);
  if (ts.isCallExpression(node) && nameOf(node.expression) === 'includes') return node.arguments.some(isKind);
  if (ts.isObjectLiteralExpression(node))
    return node.properties.filter((p) => p.name && 'text' in p.name && kinds.has(p.name.text)).length > 1;
  if (ts.isArrayLiteralExpression(node)) return node.elements.filter(isKind).length > 1;
  if (ts.isPropertyAccessExpression(node)) return halves.has(node.name.text) && nameOf(node.expression) === 'profile';
  if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && node.initializer)
    return (
      nameOf(node.initializer) === 'profile' &&
      node.name.elements.some((element) => halves.has(nameOf(element.propertyName ?? element.name)))
    );
  return false;
};

/** The lines that decide by the name of a kind, or by the half of a profile that is there. */
const branches = (text: string): readonly string[] => {
  const file = ts.createSourceFile('page.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (branchesOn(node)) found.push(text.slice(node.getStart(file), node.end).split('\n', 1)[0] ?? '');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

describe('pages and screens look a kind of profile up, they don’t branch on it', () => {
  it('finds them', () => expect(sources.length).toBeGreaterThan(250));
  it('in none of them', () => {
    const found = sources.flatMap((file) =>
      branches(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line}`),
    );
    expect(found).toEqual([]);
  });
  it.each([
    "const title = profile.profile_type === 'player' ? 'Player' : 'Club';",
    "if ('agent' !== type) open();",
    "switch (role) { case 'club-representative': sign(); }",
    "const clubs = ['agent', 'coach'].includes(type);",
    "const scouts = types.includes('club-representative');",
    "const icons = { player: 'soccer-ball', 'club-representative': 'briefcase' };",
    'const facts = profile.profile.player ? <Player /> : <Club />;',
    'const { representative } = reply.profile;',
  ])('would see %s', (planted) => expect(branches(planted).length).toBeGreaterThan(0));
  it.each(["const mine = offer.your_side === 'player';", "go('/player/offers');", "createText('player', {});"])(
    'lets %s be',
    (sound) => expect(branches(sound)).toEqual([]),
  );
});

describe.each(registrableKinds)('a %s, who can be registered', (kind) => {
  const read = (file: string): string => readFileSync(join(root, 'frontends', file), 'utf8');
  const said = (file: string, what: RegExp): string | undefined => what.exec(read(file))?.[1];
  const answers = (is_admin: boolean, path: string) => {
    const onboarding = { status: 'pending' } as const;
    const profile = { profile_type: kind, onboarding, verification_status: 'pending', is_subscribed: false } as const;
    return routeFor({ is_admin, verification_status: 'pending', current: is_admin ? null : profile }, path).kind;
  };
  it('has a page for the onboarding', () => {
    expect(answers(false, `/onboarding/${kind}`)).toBe('page');
    expect(read('shell/src/routes.tsx')).toContain(
      `{ path: 'onboarding/${kind}', lazy: () => import('./kinds/${kind}/onboarding-page.tsx') }`,
    );
  });
  it('is decided on by staff where both of their menus lead', () => {
    const href = said(`shell/src/kinds/${kind}/${kind}.tsx`, /staffQueue: \{ href: '([^']+)'/) ?? 'nowhere';
    const path = said(`admin/src/kinds/${kind}/${kind}.tsx`, /queue: \{\s*path: '([^']+)'/);
    expect(`/admin/${path}`).toBe(href);
    expect(answers(true, href)).toBe('page');
  });
});
