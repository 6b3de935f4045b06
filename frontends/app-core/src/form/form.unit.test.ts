import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** Whatever form is refused says all that is wrong at its fields and, with their names, above them: each of them goes through `FormProblems`. */

const frontends = join(import.meta.dirname, '..', '..', '..');
const sources = globSync('*/src/**/*.{ts,tsx}', { cwd: frontends })
  .filter((file) => !/\.(test|gen)\./.test(file))
  .map((file) => ({ file, source: readFileSync(join(frontends, file), 'utf8') }));

const lists = /<(Form|FormDialog|FormProblems)\b/;
/** One field alone, or one press, which says by itself what is wrong with it. */
const ofOneField = [
  'admin/src/pages/clubs/merge-club.tsx',
  'admin/src/pages/clubs/import-clubs.tsx',
  'club/src/features/shortlist/api/shortlists-api.ts',
  'shell/src/features/own-profile/api/file-upload.ts',
  'shell/src/features/documents/components/send-many.tsx',
];
/** They hand on what was refused; their users show it. The last one's are the steps in which it is mended, each with the way there. */
const readers = [
  'app-core/src/client/failure.ts',
  'negotiation/src/offers/offer-failures.ts',
  'shell/src/features/own-profile/use-submit.ts',
];

/** What is wrong with a source, in words; nothing where each of its forms lists what it is refused for. */
const gaps = (file: string, source: string): readonly string[] => [
  ...(/<form\b/.test(source) && !/<FormProblems\b/.test(source) ? ['a form of its own'] : []),
  ...(/\buseForm[<(]/.test(source) && file !== 'app-core/src/form/contract-form.ts' ? ['judged by itself'] : []),
  ...(/\buseContractForm[<(]/.test(source) && !lists.test(source) && !/\bverdict\b/.test(source)
    ? ['without its list']
    : []),
  ...(/\b(fieldDetails|refusalSentence)\(/.test(source) &&
  !/\bverdict\b/.test(source) &&
  ![...ofOneField, ...readers].includes(file)
    ? ['refused without its list']
    : []),
  ...(/\bownSummary\b/.test(source) && /<(Form|FormProblems)\b/.test(source) && !/<FormSummary\b/.test(source)
    ? ['its list is nowhere']
    : []),
  ...(/tl-error['" ]/.test(source) && file !== 'ui/src/forms/field.tsx' ? ['an error that no list knows'] : []),
];

describe('the forms of the pages', () => {
  it('are many', () => {
    const forms = sources.filter(({ source }) => lists.test(source));
    expect(forms.length).toBeGreaterThan(40);
  });
  it('list what they are refused for', () => {
    const passed = ['app-core/src/form/form.tsx'];
    const found = sources.flatMap(({ file, source }) =>
      passed.includes(file) ? [] : gaps(file, source).map((gap) => `${file}: ${gap}`),
    );
    expect(found).toEqual([]);
  });
  it.each([
    ['<form onSubmit={save}>', 'a form of its own'],
    ['const form = useForm({ schema });', 'judged by itself'],
    ['const { error } = useContractForm({ schema });', 'without its list'],
    ['const wrong = fieldDetails(failure);', 'refused without its list'],
    ['<Form ownSummary verdict={verdict}>', 'its list is nowhere'],
    ['<p className="tl-error">', 'an error that no list knows'],
  ])('%s is found out', (source, gap) => expect(gaps('player/src/new.tsx', source)).toEqual([gap]));
});
