import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

/**
 * One word for one thing, in English that a reader whose first language is another reads once. What was given up, and what
 * is said instead; what a person reads may hold none of it.
 */
const givenUp: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bmend(s|ed|ing|able)?\b/i, 'fix'],
  [/\bhand(s|ed|ing)? (it |them )?in\b/i, 'submit'],
  [/\b(will stand|stands?) (here|there|at|in the)\b/i, 'appears here'],
  [/\bis yours\.$/i, 'say what it is: “Your plan is …”'],
  [/\buntil now$/i, 'Current password'],
  [/\byour password, once more\b/i, 'Current password'],
  [/^they read\b/i, 'Message'],
  [/\bwhat (came|becomes) of\b/i, 'Result'],
  [/\bneeds? another look\b/i, 'could not be decided; please check'],
  [/\bstuck seals?\b/i, 'Sealing problems'],
  [/\bheld-up\b|\bnews has arrived\b/i, 'Delivery problems'],
  [/\b(people|representatives|players) called\b/i, 'Entered by …'],
  [/\bhas the next word\b/i, '…’s turn'],
  [/\bplayer contract:/i, 'Contract of …'],
  [/\bconfirm address\b|\byour address is confirmed\b/i, 'Confirm email address'],
  [/\bshow what you can$/i, 'Show what you can do'],
  [/\bfee of a player\b/i, 'Players never pay'],
  [/^who [a-z]+ /, 'Whoever …; or “Lying about … leads to suspension”'],
  [/\bof the market\b/i, 'say what opens'],
  [/\bswitch to it\b/i, 'Switch'],
  [/\byou start with this one\b/i, 'Default'],
  [/\bbells?\b/i, 'inbox, notifications'],
  [/\bin words$/i, 'say what it is about'],
  [/\b(he|him|his)\b/i, 'the name, or “the player”'],
  [/\bin signing\b/i, 'being signed'],
  [/\bpropose (these|other|a )/i, 'suggest'],
  [/\bcalled off\b/i, 'cancelled'],
  [/\bas things stand\b/i, 'at the moment'],
];

/** All that a file says in strings, beside what it imports and its names of keys. */
const sentencesOf = (file: string, source: string): readonly string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isPropertyAssignment(node)) {
      visit(node.initializer);
      return;
    }
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push([node.head, ...node.templateSpans.map((s) => s.literal)].map((part) => part.text).join('…'));
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile(
      file,
      source,
      ts.ScriptTarget.Latest,
      true,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  );
  return found;
};

const root = join(import.meta.dirname, '..', '..');
const isTest = /\.(test|fixtures|journey|harness)\./;
/** The words of the pages, wherever a package keeps them, the catalogue of refusals, and what is told by inbox and mail. */
const files = [
  ...globSync('frontends/*/src/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
    /createText\(/.test(readFileSync(join(root, file), 'utf8')),
  ),
  ...globSync('frontends/admin/src/**/reasons.ts', { cwd: root }),
  ...globSync('contracts/errors/*.ts', { cwd: root }),
  ...globSync('contracts/kinds/**/*.ts', { cwd: root }),
  ...globSync('services/identity/src/{inbox,mail,signing-invitation,guardian-consent}/*.ts', { cwd: root }),
].filter((file) => !isTest.test(file));

const saysInFile = (file: string): readonly string[] => sentencesOf(file, readFileSync(join(root, file), 'utf8'));
const refused = (sentences: readonly string[]): readonly string[] =>
  sentences.flatMap((sentence) =>
    givenUp.flatMap(([pattern, instead]) => (pattern.test(sentence) ? `“${sentence}” → ${instead}` : [])),
  );

describe('what a person reads', () => {
  it('is found in many files', () => expect(files.length).toBeGreaterThan(80));

  it.each(files)('%s uses no word that was given up', (file) => expect(refused(saysInFile(file))).toEqual([]));

  it('would be refused, were one used again', () => {
    const source =
      "export const text = createText('a', { mend: 'Fix it', one: 'Can be mended', two: { one: 'They read', other: `Handed in` } });";
    expect(refused(sentencesOf('text.ts', source))).toHaveLength(3);
  });
});
