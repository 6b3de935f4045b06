import { type Judged, judged, type Wrong } from '@touchline/quality/testkit';
import { davi } from '../document/document.fixtures.ts';
import { evolve, initialState } from '../document/document.ts';
import type { Named } from '../document/naming.ts';
import { attachedPages, author, aylin, draftedOwn, signersAre } from '../document/own-draft.fixtures.ts';
import { ofAuthor } from '../document/own-draft.ts';
import type { DocumentEvent, Existing, Person, Signatory } from '../document/state.ts';
import { soundLines } from '../sending/lines.ts';
import { contentOf, fileOf, filledWith } from './content.ts';
import type { Known, Member, Template, TemplateCommand } from './state.ts';
import { change, colleague, content, deletion, member, rival, shared, stateAfter } from './template.fixtures.ts';
import { templateDecider, usable } from './template.ts';

type ByMember = Extract<TemplateCommand, { readonly by: Member }>;

const repeated = 'the repository, of every command with a key';
const routed = 'the route, which looks for the person';

const notSeen: Wrong<ByMember, Template> = {
  code: 'NotFound',
  make: ({ command, state }) => ({ command: { ...command, by: rival } as ByMember, state }),
};
const ofColleague: Wrong<ByMember, Template> = {
  ...{ code: 'AccessDeniedException', at: 'whose part it is' },
  make: ({ command, state }) => ({ command, state: { ...state, owner: colleague } as Template }),
};

interface Making {
  readonly by: Person;
  readonly roles: readonly { readonly signer: string; readonly name: string }[];
}

/** What a document is asked for before it becomes a template. */
const making = judged<Making, Existing>({
  operation: 'makeTemplate',
  decide: ({ by: who, roles }, document) => {
    const own = ofAuthor(document, who);
    return contentOf(own, roles, fileOf(own));
  },
  right: {
    command: {
      by: author,
      roles: [davi, aylin].map(({ profile_id, name }) => ({ signer: profile_id, name })),
    },
    state: ([draftedOwn, attachedPages, signersAre(davi, aylin)] as readonly DocumentEvent[]).reduce(
      evolve,
      initialState,
    ) as Existing,
  },
  wrongs: [
    {
      code: 'NotFound',
      make: ({ command, state }) => ({ command: { ...command, by: { ...rival } }, state }),
    },
    {
      code: 'AccessDeniedException',
      at: 'whose part it is',
      make: ({ command, state }) => ({ command, state: { ...state, kind: 'contract' } }),
    },
    {
      code: 'DocumentNotUploaded',
      make: ({ command, state }) => ({ command, state: { ...state, file: null } as Existing }),
    },
    {
      code: 'ValidationFailed',
      at: 'rules',
      make: ({ command, state }) => ({ command: { ...command, roles: [] }, state }),
    },
  ],
  elsewhere: { IdempotencyKeyReused: repeated },
});

interface Using {
  readonly by: Member;
  readonly people: ReadonlyMap<string, Named>;
  readonly csv: string;
}
const saskia: Signatory = { ...author, email: 'saskia@example.org', role: 'club-representative' };
const using: Using = {
  by: colleague,
  people: new Map([davi, aylin, saskia].map((person, at) => [`r${at + 1}`, { person, eligible: true }] as const)),
  csv: 'Player name,Player email,Parent name,Parent email\nDavi Adeyinka,d@example.org,Carla Adeyinka,c@example.org',
};
const usedBy = (
  operation: string,
  work: (template: Known, command: Using) => unknown,
  elsewhere: Judged['elsewhere'],
): Judged =>
  judged<Using, Template>({
    operation,
    decide: (command, state) => work(usable(state, command.by), command),
    right: { command: using, state: stateAfter(shared) },
    wrongs: [
      { code: 'NotFound', make: ({ command, state }) => ({ command: { ...command, by: rival }, state }) },
      {
        code: 'ValidationFailed',
        at: 'rules',
        make: ({ command, state }) => ({ command: { ...command, people: new Map(), csv: '' }, state }),
      },
    ],
    elsewhere: { IdempotencyKeyReused: repeated, ...elsewhere },
  });

const changing = (operation: string, command: TemplateCommand, wrongs: readonly Wrong<ByMember, Template>[]): Judged =>
  judged<ByMember, Template>({
    ...{ operation, decide: templateDecider.decide },
    right: { command: command as ByMember, state: stateAfter(shared) },
    wrongs: [notSeen, ofColleague, ...wrongs],
    elsewhere: { IdempotencyKeyReused: repeated },
  });

/** What of templates and their sendings is judged in steps. */
export const judgedOfTemplates: readonly Judged[] = [
  making,
  changing('changeTemplate', change({ title: 'Another' }), [
    {
      code: 'StaleVersion',
      make: ({ command, state }) => ({ command: { ...command, version: 'b2'.repeat(32) } as ByMember, state }),
    },
  ]),
  changing('deleteTemplate', deletion(member), []),
  usedBy('useTemplate', (_, { by, people }) => filledWith(content, by, people, ({ role_id }) => role_id), {
    ...{ UserNotFound: routed, SignerNotEligible: routed },
  }),
  usedBy('beginSending', ({ roles }, { csv }) => soundLines(csv, roles), {}),
];
