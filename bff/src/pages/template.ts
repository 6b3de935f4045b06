import { type Site, textOf } from './frontend.ts';
import type { Releasing } from './releases.ts';

/** The shell's page, and what stands in it for a guest at some addresses before its scripts have come. */
export interface Template {
  readonly html: string;
  /** By path: for the end of the head, and for the place where the page will be. */
  readonly first: ReadonlyMap<string, { readonly head: string; readonly body: string }>;
}

const firstPage = /<!--first (\{.*\})-->\n?/g;

/** Reads what the shell's build has written (`frontends/build-tools/src/first-pages.mjs`); without first pages it has none. */
export const readTemplate = (text: string): Template => ({
  html: text.replace(firstPage, ''),
  first: new Map(
    [...text.matchAll(firstPage)].map(([, json = '']) => {
      const { path, head, body } = JSON.parse(json) as { path: string; head: string; body: string };
      return [path, { head, body }];
    }),
  ),
});

const rootOf = /(<div id="root">)[\s\S]*?(<\/div>\s*<noscript>)/;

/** The page with what a guest sees first at this address, where something was drawn for it. */
export const withFirst = ({ html, first }: Template, path: string): string => {
  const drawn = first.get(path);
  if (!drawn) return html;
  return html
    .replace('</head>', () => `${drawn.head}</head>`)
    .replace(rootOf, (_, before: string, after: string) => `${before}${drawn.body}${after}`);
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
  let read: { readonly text: string; readonly template: Template } | undefined;
  /** Each text is read once, as long as it stays the same. */
  const templateOf = (text: string): Template => {
    if (read?.text !== text) read = { text, template: readTemplate(text) };
    return read.template;
  };
  const unpinned = textOf(site, 'index.html', 'host' in site ? unpinnedMs : keptMs);
  const pages = new Map<string, () => Promise<string>>();
  const pageOf = (build: string): (() => Promise<string>) => {
    // A build never changes, so its page is asked for once.
    const page = pages.get(build) ?? textOf(site, `${build}/index.html`, Number.POSITIVE_INFINITY);
    pages.delete(build);
    pages.set(build, page);
    for (const old of [...pages.keys()].slice(0, -keptBuilds)) pages.delete(old);
    return page;
  };
  let last: string | undefined;
  return async (person) => {
    const build = await releasing.build(person);
    if (!build) return templateOf(await unpinned());
    try {
      last = await pageOf(build.build)();
    } catch (error) {
      // Released, and not yet at every replica of its host: the page of before is as good.
      if (last === undefined) throw error;
    }
    return templateOf(last);
  };
};
