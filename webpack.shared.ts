import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Compiler, Configuration } from 'webpack';
import { bootScript } from './tooling/build/boot-script.ts';
import { ContractPlugin } from './ship/contract/contract-plugin.ts';
import { DescriptorPlugin } from './tooling/build/descriptor-plugin.ts';
import { DocumentsPlugin } from './tooling/build/documents-plugin.ts';
import { PageScriptsPlugin } from './tooling/build/page-scripts-plugin.ts';

export type Mode = 'production' | 'development';
/** What an app's `webpack.config.ts` exports. */
export type DefineConfiguration = (mode: Mode) => Configuration;

const root = import.meta.dirname;
const require = createRequire(import.meta.url);

/*
 * What exists once in a console. The shell provides all of it; the core is in its first file, the rest is fetched when first
 * needed. A section's production build brings no copy of its own (`import: false`), so a section is its own code only: the
 * naive set-up costs 2.3 times the bytes. Its development build keeps the copies and runs without the shell.
 */
const SHARED = {
  react: { eager: true, requiredVersion: '^19.0.0' },
  'react/jsx-runtime': { eager: true, requiredVersion: '^19.0.0' },
  'react/jsx-dev-runtime': { eager: true, requiredVersion: '^19.0.0' },
  'react-dom': { eager: true, requiredVersion: '^19.0.0' },
  '@arena/shared/contract/zod': { eager: true, requiredVersion: false },
  '@arena/shared/platform': { eager: true, requiredVersion: false },
  '@arena/shared/ui/core': { eager: true, requiredVersion: false },
  '@arena/shared/ui/more': { eager: false, requiredVersion: false },
  '@arena/shared/ui/forms': { eager: false, requiredVersion: false },
} as const;

function sharedModules(role: 'provides' | 'consumes' | 'standalone', mode: Mode) {
  const wanted = Object.entries(SHARED).filter(([key]) => mode === 'development' || key !== 'react/jsx-dev-runtime');
  return Object.fromEntries(
    wanted.map(([key, { eager, requiredVersion }]) => [
      key,
      {
        singleton: true,
        requiredVersion,
        ...(key.startsWith('@arena/') ? { version: '1.0.0' } : {}),
        ...(role === 'provides' ? { eager } : {}),
        ...(role === 'consumes' ? { import: false as const } : {}),
      },
    ]),
  );
}

/*
 * The federation runtime is published twice, as CommonJS and as modules, and its own imports mix both: without this the
 * shell would carry it twice (11 kB). `npm run size` guards it.
 */
class OneFederationRuntime {
  apply(compiler: Compiler) {
    compiler.hooks.normalModuleFactory.tap('OneFederationRuntime', (factory) => {
      factory.hooks.beforeResolve.tap('OneFederationRuntime', (data) => {
        if (/@module-federation[\\/][\w-]+[\\/]dist[\\/].*\.cjs$/.test(data.request)) data.request = data.request.replace(/\.cjs$/, '.js');
      });
    });
  }
}

const federationAliases = Object.fromEntries(
  ['runtime', 'runtime-core', 'sdk', 'webpack-bundler-runtime'].map((name) => [
    `@module-federation/${name}$`,
    path.join(root, `node_modules/@module-federation/${name}/dist/index.js`),
  ]),
);

function common(dir: string, mode: Mode): Configuration {
  const production = mode === 'production';
  return {
    context: dir,
    mode,
    target: ['web', 'es2022'],
    devtool: production ? false : 'eval-cheap-module-source-map',
    output: {
      path: path.join(dir, 'dist'),
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      cssFilename: '[name].[contenthash:8].css',
      publicPath: 'auto',
      uniqueName: path.basename(dir).replaceAll('-', '_'),
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 10_000,
      // A module that threw, because a shared module it needs could not be fetched, is run anew by the next attempt instead
      // of being handed out half done (webpack #19351).
      strictModuleExceptionHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: federationAliases },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic', development: !production } },
            },
          },
        },
        { test: /\.css$/, type: 'css/auto' },
      ],
    },
    experiments: { css: true },
    optimization: {
      chunkIds: production ? 'deterministic' : 'named',
      moduleIds: production ? 'deterministic' : 'named',
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          terserOptions: { compress: { passes: 2 }, mangle: true },
          extractComments: false,
        }),
      ],
    },
    cache: { type: 'filesystem', cacheDirectory: path.join(root, '.cache/webpack', path.basename(dir)), name: mode },
    plugins: [new OneFederationRuntime(), ...(production ? [brotli(), gzip()] : [])],
    performance: { hints: false },
    stats: 'errors-warnings',
    // Federation warns at every build that the public path is relative; it is meant to be.
    infrastructureLogging: { level: 'error' },
  };
}

const compressible = /\.(js|css|html|svg)$/;
const brotli = () =>
  new CompressionPlugin({ test: compressible, algorithm: 'brotliCompress', filename: '[path][base].br', threshold: 512, minRatio: 1 });
const gzip = () =>
  new CompressionPlugin({ test: compressible, algorithm: 'gzip', filename: '[path][base].gz', threshold: 512, minRatio: 1 });

/** The configuration of the shell: the host that provides the shared modules and meets the sections at run time. */
export function defineShell(dir: string): DefineConfiguration {
  return (mode) => {
    const base = common(dir, mode);
    return {
      ...base,
      entry: { main: './src/main.tsx' },
      output: { ...base.output, publicPath: '/' },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: 'arena_shell',
          remotes: {},
          shared: sharedModules('provides', mode),
          shareStrategy: 'loaded-first',
          experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
          manifest: false,
          dts: false,
        }),
        new HtmlWebpackPlugin({
          template: path.join(dir, 'index.html'),
          minify: false,
          scriptLoading: 'defer',
          templateParameters: { boot: bootScript(dir) },
        }),
        new PageScriptsPlugin({ dir, production: mode === 'production' }),
        ...(mode === 'production' ? [new ContractPlugin()] : []),
      ],
    };
  };
}

const STANDALONE_PAGE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><body><div id="root"></div></body></html>';

/** The configuration of a section. Its static half, `section.json`, is taken out of its `section.ts`. */
export function defineSection(dir: string): DefineConfiguration {
  const name = path.basename(dir).replaceAll('-', '_');
  return (mode) => {
    const base = common(dir, mode);
    const production = mode === 'production';
    const documents = new DocumentsPlugin({ dir, production });
    const standalone: Record<string, string> = production ? {} : { standalone: path.join(root, 'shared/testing/standalone/entry.ts') };
    return {
      ...base,
      // In development a section has a page of its own beside the entry that the shell loads.
      entry: standalone,
      resolve: { ...base.resolve, alias: { ...federationAliases, '@arena/section$': path.join(dir, 'section.ts') } },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name,
          filename: production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
          exposes: { './section': './section.ts' },
          shared: sharedModules(production ? 'consumes' : 'standalone', mode),
          shareStrategy: 'loaded-first',
          experiments: {
            externalRuntime: production,
            optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
          },
          manifest: true,
          dts: false,
        }),
        documents,
        new DescriptorPlugin({ dir, name, documents: () => documents.documents }),
        ...(production
          ? [new ContractPlugin()]
          : [
              new HtmlWebpackPlugin({ title: `${name}, alone`, chunks: ['standalone'], publicPath: '/', templateContent: STANDALONE_PAGE }),
            ]),
      ],
    };
  };
}
