import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import webpack from 'webpack';
import { firstLoadFile } from './first-load.mjs';
import { pageRules } from './page-rules.mjs';
import { scripts } from './rules.mjs';

const require = createRequire(import.meta.url);
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 10);
const isSheet = (name) => name.endsWith('.css');

/** The pages as a program for Node: without styles and files, which the browser's build has. */
const program = (directory) => ({
  mode: 'production',
  target: 'node22',
  context: directory,
  devtool: false,
  entry: './src/first/first-pages.tsx',
  output: {
    path: path.join(directory, '.cache', 'first-pages'),
    filename: 'first-pages.cjs',
    library: { type: 'commonjs2' },
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      scripts({ watching: false }),
      { test: /\.css$/, type: 'asset/source' },
      { test: /\.(woff2|png|jpe?g|webp|avif|svg|mp4)$/, type: 'asset/resource', generator: { emit: false } },
      { test: /\.m?js$/, resolve: { fullySpecified: false } },
    ],
  },
  optimization: { minimize: false, splitChunks: false },
  performance: { hints: false },
});

const compile = (config) =>
  new Promise((done, failed) => {
    webpack(config, (error, stats) => {
      if (error) failed(error);
      else if (stats.hasErrors()) failed(new Error(stats.toString('errors-only')));
      else done();
    });
  });

/**
 * The content security policy takes no `style` attributes: each becomes a rule of a sheet of its own.
 * @param rules collects them, by their declarations
 */
const withoutStyles = (html, rules) =>
  html.replace(/ style="([^"]*)"/g, (_, declarations) => {
    const at = rules.get(declarations) ?? rules.size;
    rules.set(declarations, at);
    return ` data-first-style="${at}"`;
  });

/** Before its scripts a form leads nowhere: nothing that was typed may get into an address. */
const withoutSending = (html) => html.replaceAll('<form', '<form method="dialog"');

const unescaped = (text) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** What the scripts take over with is asked for at once: its looks first, and the words stand there before either. */
const linked = (files) =>
  [...files.filter(isSheet), ...files.filter((name) => !isSheet(name))]
    .map((file) =>
      isSheet(file)
        ? `<link rel="preload" as="style" href="/${file}">`
        : `<link rel="preload" as="script" fetchpriority="low" href="/${file}">`,
    )
    .join('');

/** A page as a guest gets it (`bff/src/pages`), once in each of its colours. */
const asSent = (html, body) =>
  ['light', 'dark'].map((mode) =>
    html
      .replace(/(<div id="root">)[\s\S]*?(<\/div>\s*<noscript>)/, (_, before, after) => `${before}${body}${after}`)
      .replace('<!--theme-->', mode)
      .replace('<!--frame-->', 'entry'),
  );

/** Text inside of a comment of HTML: no sign in it can end the comment. */
const commented = (value) => JSON.stringify(value).replace(/[<>]/g, (sign) => (sign === '<' ? '\\u003c' : '\\u003e'));

/**
 * Draws the shell's first pages and writes them into its `index.html`, after all else: a line each, `<!--first {"path", "looks",
 * "body", …}-->`; a BFF that names no page's own looks takes `head`, the same as files. What every page begins with is asked for at
 * once from its head, between `<!--ahead-->` and `<!--/ahead-->`.
 */
export const drawFirstPages = async (directory) => {
  await compile(program(directory));
  const file = path.join(directory, '.cache', 'first-pages', 'first-pages.cjs');
  delete require.cache[file];
  const { firstPages, draw } = require(file);
  const { begins, pages } = JSON.parse(readFileSync(firstLoadFile(directory), 'utf8'));
  const rules = new Map();
  const drawn = Object.entries(firstPages).map(([at, { module, begins: when }]) => {
    const files = pages[module];
    if (!files) throw new Error(`The build has no files of ${module}.`);
    return { at, files, when, body: withoutSending(withoutStyles(draw(at), rules)) };
  });
  const sheet = [...rules].map(([of, n]) => `[data-first-style="${n}"]{${unescaped(of)}}`).join('\n');
  const styles = `assets/first.${hashOf(sheet)}.css`;
  const dist = path.join(directory, 'dist');
  writeFileSync(path.join(dist, styles), sheet);
  writeFileSync(path.join(dist, `${styles}.gz`), gzipSync(sheet));
  writeFileSync(path.join(dist, `${styles}.br`), brotliCompressSync(sheet));
  // The letters of all that stands there first: asked for beside the styles, not after them.
  const letters = readdirSync(path.join(dist, 'assets')).find((name) =>
    /^archivo-latin-wdth-normal\..*\.woff2$/.test(name),
  );
  if (!letters) throw new Error('The build has no Archivo.');
  const font = `<link rel="preload" as="font" type="font/woff2" href="/assets/${letters}" crossorigin>`;
  const index = path.join(dist, 'index.html');
  const html = readFileSync(index, 'utf8');
  const shared = begins.filter(isSheet).map((name) => readFileSync(path.join(dist, name), 'utf8'));
  const lines = drawn.map(({ at, files, when, body }) => {
    const sheets = files.filter(isSheet);
    const own = sheets.map((name) => readFileSync(path.join(dist, name), 'utf8'));
    const within = `<div data-first-page="${when}">${body}</div>`;
    const looks = pageRules([...shared, ...own, sheet].join('\n'), asSent(html, within));
    const first = {
      path: at,
      when,
      head: `${font}${[...begins.filter(isSheet), ...sheets, styles].map((name) => `<link rel="stylesheet" href="/${name}">`).join('')}`,
      looks: `${font}<style>${looks}</style>`,
      body: within,
      scripts: linked(files),
    };
    return `<!--first ${commented(first)}-->`;
  });
  const ahead = `<!--ahead-->${linked(begins)}<!--/ahead-->`;
  writeFileSync(index, `${html.replace('</head>', () => `${ahead}</head>`).trimEnd()}\n${lines.join('\n')}\n`);
};
