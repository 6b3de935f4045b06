import { createHash } from 'node:crypto';
import type { Within } from '../edge/security.ts';
import { type Site, textOf } from './frontend.ts';
import type { Releasing } from './releases.ts';

/** A page, and what stands in it so that nothing is waited for before the first paint: the policy allows it these texts alone. */
export interface Page {
  readonly html: string;
  readonly within: Within;
}

/** The shell's page, and as a guest gets it at some addresses: with what stands there before its scripts have come. */
export interface Template extends Page {
  /** For guests, by path. */
  readonly first: ReadonlyMap<string, Page>;
  /** For who is signed in, by path: with what that page brings asked for at once. */
  readonly ahead: ReadonlyMap<string, Page>;
}

/** What a build says of one of its first pages. Those of earlier builds have their scripts in the head: they are asked for at once. */
interface FirstPage {
  readonly path: string;
  /** Letters, and the looks as files. */
  readonly head: string;
  /** Letters, and the looks themselves: in place of `head`, which is for a BFF that names no page's own looks. */
  readonly looks?: string;
  readonly body: string;
  readonly when?: 'at-once' | 'touched';
  /** What the page brings beside that with which all begin, for the head as well. */
  readonly scripts?: string;
}

const firstPage = /<!--first (\{.*\})-->\n?/g;
/** The scripts that every page asks for from its head, before the first of them has run. */
const aheadBegins = '<!--ahead-->';
const ahead = /<!--ahead-->[\s\S]*?<!--\/ahead-->/;
const rootOf = /(<div id="root">)[\s\S]*?(<\/div>\s*<noscript>)/;

const scriptsWithin = /<script>([\s\S]*?)<\/script>/g;
const stylesWithin = /<style>([\s\S]*?)<\/style>/g;
const sourcesOf = (html: string, element: RegExp): readonly string[] =>
  [...html.matchAll(element)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

const pageOf = (html: string): Page => ({
  html,
  within: { scripts: sourcesOf(html, scriptsWithin), styles: sourcesOf(html, stylesWithin) },
});

/** Reads what the shell's build has written (`frontends/build-tools/src/first-pages.mjs`); without first pages it has none. */
export const readTemplate = (text: string): Template => {
  const html = text.replace(firstPage, '');
  const pages = [...text.matchAll(firstPage)].map(([, json = '']) => JSON.parse(json) as FirstPage);
  const withHead = (page: string, more: string): string => page.replace('</head>', () => `${more}</head>`);
  // Before the scripts of every page: those would take all connections, and nothing is painted without the looks.
  const withLooks = (page: string, looks: string): string =>
    page.includes(aheadBegins) ? page.replace(aheadBegins, () => `${looks}${aheadBegins}`) : withHead(page, looks);
  return {
    ...pageOf(html),
    first: new Map(
      pages.map(({ path, head, looks = head, body, when, scripts = '' }) => {
        const page =
          when === 'touched' ? withHead(html.replace(ahead, ''), looks) : withHead(withLooks(html, looks), scripts);
        return [path, pageOf(page.replace(rootOf, (_, before: string, after: string) => `${before}${body}${after}`))];
      }),
    ),
    ahead: new Map(pages.map(({ path, scripts = '' }) => [path, pageOf(withHead(html, scripts))])),
  };
};

/** Each text is read once, as long as it stays the same. */
const templateOf = (ask: () => Promise<string>): (() => Promise<Template>) => {
  let read: { readonly text: string; readonly template: Template } | undefined;
  return async () => {
    const text = await ask();
    if (read?.text !== text) read = { text, template: readTemplate(text) };
    return read.template;
  };
};

/** Builds whose page is kept: the stable one, a canary, and those before while they are replaced. */
const keptBuilds = 6;
/** Of a host that says nothing about builds. */
const unpinnedMs = 2_000;

/**
 * The shell's page, of the build that a person gets.
 * @param keptMs of a build that lies in a folder here
 */
export const createTemplate = (
  site: Site,
  releasing: Releasing,
  keptMs: number,
): ((person: string | undefined) => Promise<Template>) => {
  const unpinned = templateOf(textOf(site, 'index.html', 'host' in site ? unpinnedMs : keptMs));
  const pages = new Map<string, () => Promise<Template>>();
  const ofBuild = (build: string): (() => Promise<Template>) => {
    // A build never changes, so its page is asked for once.
    const page = pages.get(build) ?? templateOf(textOf(site, `${build}/index.html`, Number.POSITIVE_INFINITY));
    pages.delete(build);
    pages.set(build, page);
    for (const old of [...pages.keys()].slice(0, -keptBuilds)) pages.delete(old);
    return page;
  };
  let last: Template | undefined;
  return async (person) => {
    const build = await releasing.build(person);
    if (!build) return unpinned();
    try {
      last = await ofBuild(build.build)();
    } catch (error) {
      // Released, and not yet at every replica of its host: the page of before is as good.
      if (last === undefined) throw error;
    }
    return last;
  };
};
