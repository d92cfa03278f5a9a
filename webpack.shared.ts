import path from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { ROOT } from './tooling/apps.ts';
import { bootScript } from './tooling/build/boot-script.ts';
import { ContractPlugin } from './ship/contract/contract-plugin.ts';
import { DescriptorPlugin } from './tooling/build/descriptor-plugin.ts';
import { DocumentsPlugin } from './tooling/build/documents-plugin.ts';
import { sharedModules } from './tooling/build/federation.ts';
import type { Mode } from './tooling/build/mode.ts';
import { InlineStylesPlugin } from './tooling/build/inline-styles-plugin.ts';
import { PageScriptsPlugin } from './tooling/build/page-scripts-plugin.ts';
import { prerender } from './tooling/build/prerender.ts';
import { toolchainOf } from './tooling/build/toolchain.ts';

/** What an app's `webpack.config.ts` exports. */
export type DefineConfiguration = (mode: Mode) => Configuration;

function common(dir: string, mode: Mode): Configuration {
  const production = mode === 'production';
  const toolchain = toolchainOf(mode, path.basename(dir));
  return {
    context: dir,
    mode,
    target: ['web', 'es2022'],
    devtool: false,
    // The compiler has checked them by their types; webpack takes half a second for it.
    validate: false,
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
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: toolchain.aliases },
    module: {
      rules: [toolchain.typescript, ...toolchain.packages, { test: /\.css$/, type: 'css/auto' }],
    },
    experiments: { css: true },
    optimization: {
      chunkIds: production ? 'deterministic' : 'named',
      moduleIds: production ? 'deterministic' : 'named',
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          // It has threads of its own: another process only has to be started.
          parallel: false,
          terserOptions: { compress: { passes: 2 }, mangle: true },
          extractComments: false,
        }),
      ],
    },
    cache: toolchain.cache,
    plugins: [...toolchain.plugins, ...(production ? [brotli(), gzip()] : [])],
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
    const { Federation } = toolchainOf(mode, path.basename(dir));
    const boot = bootScript(dir);
    return {
      ...base,
      entry: { main: './src/main.tsx' },
      output: { ...base.output, publicPath: '/' },
      plugins: [
        ...(base.plugins ?? []),
        new Federation({
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
          // Made beside the compilation.
          templateParameters: async () => ({
            boot: await boot,
            prerendered: mode === 'production' ? prerender(dir) : { styles: '', templates: '' },
          }),
        }),
        ...(mode === 'production' ? [new InlineStylesPlugin()] : []),
        new PageScriptsPlugin({ dir, production: mode === 'production' }),
        ...(mode === 'production' ? [new ContractPlugin(ROOT)] : []),
      ],
    };
  };
}

/** A page of its own in development: of a section alone, or of the kit. */
const ownPage = (title: string, chunks: 'all' | string[] = 'all') =>
  new HtmlWebpackPlugin({
    chunks,
    publicPath: '/',
    templateContent: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="icon" href="data:,"><body><div id="root"></div></body></html>`,
  });

/** The configuration of a section. Its static half, `section.json`, is taken out of its `section.ts`. */
export function defineSection(dir: string): DefineConfiguration {
  const name = path.basename(dir).replaceAll('-', '_');
  return (mode) => {
    const base = common(dir, mode);
    const { Federation } = toolchainOf(mode, path.basename(dir));
    const production = mode === 'production';
    const documents = new DocumentsPlugin({ dir, production });
    const standalone: Record<string, string> = production ? {} : { standalone: path.join(ROOT, 'shared/testing/standalone/entry.ts') };
    return {
      ...base,
      // In development a section has a page of its own beside the entry that the shell loads.
      entry: standalone,
      resolve: { ...base.resolve, alias: { ...base.resolve?.alias, '@arena/section$': path.join(dir, 'section.ts') } },
      plugins: [
        ...(base.plugins ?? []),
        new Federation({
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
        new DescriptorPlugin({ dir, name, production, documents: () => documents.documents }),
        ...(production ? [new ContractPlugin(ROOT)] : [ownPage(`${name}, alone`, ['standalone'])]),
      ],
    };
  };
}

const KIT = path.join(ROOT, 'shared/ui/catalogue');

/** The configuration of the catalogue of the kit: a page for development, without federation. */
export function defineKit(): Configuration {
  const base = common(KIT, 'development');
  return { ...base, entry: './main.tsx', plugins: [...(base.plugins ?? []), ownPage('The kit')] };
}
