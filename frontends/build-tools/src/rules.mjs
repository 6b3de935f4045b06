import path from 'node:path';
import tailwind from '@tailwindcss/postcss';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { scopeSelectors } from './scope-selectors.mjs';
import { resolveTool } from './shared.mjs';

/** The browsers the product is made for; older ones get the page without script as the server writes it. */
export const browsers = ['chrome 120', 'edge 120', 'firefox 121', 'safari 17.4'];

/** `import './a.css?source'`: the text as it was written, to stand in the page itself. */
const asItIs = /^\?source$/;

export const scripts = ({ watching }) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: resolveTool('swc-loader'),
  options: {
    env: { targets: browsers },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: watching } },
    },
  },
});

const styles = ({ directory, scope, watching }) => ({
  test: /\.css$/,
  resourceQuery: { not: [asItIs] },
  use: [
    MiniCssExtractPlugin.loader,
    { loader: resolveTool('css-loader'), options: { importLoaders: 1 } },
    {
      loader: resolveTool('postcss-loader'),
      options: {
        postcssOptions: {
          plugins: [
            tailwind({ base: path.join(directory, 'src'), optimize: watching ? false : { minify: true } }),
            ...(scope ? [scopeSelectors(scope)] : []),
          ],
        },
      },
    },
  ],
});

export const rules = (options) => [
  scripts(options),
  styles(options),
  { resourceQuery: asItIs, type: 'asset/source' },
  { test: /\.(woff2|png|jpe?g|webp|avif|svg|mp4)$/, type: 'asset/resource' },
  // Packages that call themselves ES modules but leave out file endings.
  { test: /\.m?js$/, resolve: { fullySpecified: false } },
];
