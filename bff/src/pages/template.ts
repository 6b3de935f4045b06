import { type Site, textOf } from './frontend.ts';
import type { Releasing } from './releases.ts';

/** The shell's page, and as a guest gets it at some addresses: with what stands there before its scripts have come. */
export interface Template {
  readonly html: string;
  /** By path. */
  readonly first: ReadonlyMap<string, string>;
}

const firstPage = /<!--first (\{.*\})-->\n?/g;
const rootOf = /(<div id="root">)[\s\S]*?(<\/div>\s*<noscript>)/;

/** Reads what the shell's build has written (`frontends/build-tools/src/first-pages.mjs`); without first pages it has none. */
export const readTemplate = (text: string): Template => {
  const html = text.replace(firstPage, '');
  return {
    html,
    first: new Map(
      [...text.matchAll(firstPage)].map(([, json = '']) => {
        const { path, head, body } = JSON.parse(json) as { path: string; head: string; body: string };
        const page = html
          .replace('</head>', () => `${head}</head>`)
          .replace(rootOf, (_, before: string, after: string) => `${before}${body}${after}`);
        return [path, page];
      }),
    ),
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
  const pageOf = (build: string): (() => Promise<Template>) => {
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
      last = await pageOf(build.build)();
    } catch (error) {
      // Released, and not yet at every replica of its host: the page of before is as good.
      if (last === undefined) throw error;
    }
    return last;
  };
};
