import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { builtFile } from '../../../contracts/protocol/builds.ts';
import { firstLoad } from './first-load.mjs';
import { allProvided } from './provided.mjs';
import { rules } from './rules.mjs';
import { sharedModules } from './shared.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const scrollLock = path.resolve(here, '../../ui/src/layers/scroll-lock.tsx');

/** `webpack watch` builds for development, everything else for production. */
const watching = process.argv.includes('watch');

const longest = /pdf(\.worker|js-dist)/;
const compressed = [
  { filename: '[path][base].gz', algorithm: 'gzip', compressionOptions: { level: 9 } },
  // Quality 11 takes seconds where 6 takes a quarter of one, for eight per cent fewer bytes; what reads papers is too long for it.
  ...[
    { quality: 11, exclude: longest },
    { quality: 6, include: longest },
  ].map(({ quality, ...files }) => ({
    ...files,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
  })),
].map(
  ({ exclude = [], ...variant }) =>
    new CompressionPlugin({
      ...variant,
      test: /\.(js|mjs|css|svg|json)$/,
      // The server writes into the page, and the manifest is the one name that must never be stale.
      exclude: [/(index\.html|mf-(manifest|stats)\.json)$/, exclude].flat(),
      threshold: 1024,
    }),
);

/** Whoever follows is told that the build was made anew, once all of it is there. */
const tellBuilt = (directory) => ({
  apply: (compiler) =>
    compiler.hooks.done.tap('TouchlineBuilt', (stats) => {
      if (!stats.hasErrors()) writeFileSync(path.join(directory, '.cache', builtFile), stats.hash);
    }),
});

const common = ({ name, directory, scope, prefix }) => ({
  name,
  mode: watching ? 'development' : 'production',
  context: directory,
  target: ['web', 'es2022'],
  devtool: watching ? 'cheap-module-source-map' : process.env.SOURCE_MAPS ? 'hidden-source-map' : false,
  output: {
    path: path.join(directory, 'dist'),
    filename: `${prefix}[name].[contenthash:10].js`,
    chunkFilename: `${prefix}[name].[contenthash:10].js`,
    assetModuleFilename: `${prefix}[name].[contenthash:10][ext]`,
    uniqueName: `touchline-${name}`,
    clean: true,
    crossOriginLoading: 'anonymous',
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    // The original writes a <style> element, which the content security policy forbids.
    alias: { 'react-remove-scroll': scrollLock },
  },
  module: { rules: rules({ directory, scope, watching }) },
  optimization: {
    chunkIds: 'named',
    moduleIds: 'deterministic', // Not the HTML: the server looks for the places it fills in by their exact text.
    minimize: !watching,
    // A third of the time that terser takes, for the same bytes within two per cent.
    minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, test: /\.m?js$/, parallel: 2 })],
  },
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(directory, '.cache'),
    name: watching ? 'development' : 'production',
    buildDependencies: {
      config: [
        path.join(directory, 'webpack.config.mjs'),
        ...['config', 'rules', 'shared', 'scope-selectors'].map((file) => path.join(here, `${file}.mjs`)),
      ],
    },
  },
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});

const styleFiles = (prefix) =>
  new MiniCssExtractPlugin({
    filename: `${prefix}[name].[contenthash:10].css`,
    chunkFilename: `${prefix}[name].[contenthash:10].css`,
    ignoreOrder: true,
  });

/** The shell: everything under /assets, and the HTML that the server fills in. It brings what all share. */
export const shellConfig = ({ directory }) => {
  const name = 'shell';
  const prefix = 'assets/';
  const shared = sharedModules({ directory, provides: true });
  const base = common({ name, directory, prefix });
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        dts: false,
        manifest: false,
        remotes: {},
        shareStrategy: 'loaded-first',
        shared,
      }),
      allProvided(Object.keys(shared)),
      firstLoad(directory),
      new HtmlWebpackPlugin({
        template: path.join(directory, 'src/index.ejs'),
        // Minifying would take the places out that the server fills in.
        minify: false,
        favicon: path.join(directory, 'src/favicon.svg'),
        scriptLoading: 'defer',
      }),
      styleFiles(prefix),
      ...(watching ? [tellBuilt(directory)] : compressed),
    ],
  };
};

/** A remote: exposes its routes alone, and runs on the shell's copies of what all share. */
export const remoteConfig = ({ name, directory }) => {
  const base = common({ name, directory, scope: name, prefix: '' });
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.[contenthash:10].js',
        dts: false,
        manifest: true,
        exposes: { './routes': path.join(directory, 'src/routes.tsx') },
        shareStrategy: 'loaded-first',
        shared: sharedModules({ directory, provides: false }),
      }),
      styleFiles(''),
      ...(watching ? [tellBuilt(directory)] : compressed),
    ],
  };
};
