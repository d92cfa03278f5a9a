import path from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { CompileWhileLoading } from './compile-while-loading.ts';
import type { Mode } from './mode.ts';
import { toolchainOf } from './toolchain.ts';

/** SVG files become `data:` URLs, because a published one would be a document on the console's origin. */
export const inlineDrawings: RuleSetRule = { test: /\.svg$/, type: 'asset/inline' };
export type DefineConfiguration = (mode: Mode) => Configuration;

/** `name`: the build's name among those of a page. */
export function common(dir: string, name: string, mode: Mode, cache?: Configuration['cache']): Configuration {
  const production = mode === 'production';
  const toolchain = toolchainOf(mode, cache);
  return {
    context: dir,
    mode,
    target: ['web', 'es2022'],
    devtool: false,
    output: {
      path: path.join(dir, 'dist'),
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      cssFilename: '[name].[contenthash:8].css',
      publicPath: 'auto',
      uniqueName: name.replaceAll('-', '_'),
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 10_000,
      // Reruns a module that threw because a shared module couldn't be fetched (webpack #19351).
      strictModuleExceptionHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: toolchain.aliases },
    module: {
      rules: [toolchain.typescript, { test: /\.css$/, type: 'css/auto' }, inlineDrawings],
    },
    experiments: { css: true },
    optimization: {
      // Source sizes. Copies smaller common parts into each page, because another request would cost a first visit as much.
      splitChunks: { minSize: 40_000 },
      mangleExports: 'size',
      chunkIds: production ? 'deterministic' : 'named',
      moduleIds: production ? 'deterministic' : 'named',
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          // The minimizer has its own threads, so more processes only add startup time.
          parallel: false,
          terserOptions: { compress: { passes: 2 }, mangle: true },
          extractComments: false,
        }),
      ],
    },
    cache: toolchain.cache,
    plugins: [
      ...toolchain.plugins,
      ...(production ? [new CompileWhileLoading(), compressed('brotliCompress', 'br'), compressed('gzip', 'gz')] : []),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
    // Silences federation's warning about the relative public path, which is intended.
    infrastructureLogging: { level: 'error' },
  };
}

const compressed = (algorithm: string, ending: string) =>
  new CompressionPlugin({ test: /\.(js|css|html)$/, algorithm, filename: `[path][base].${ending}`, threshold: 512, minRatio: 1 });

/** A development page for one section or for the kit. */
export const ownPage = (title: string, chunks: 'all' | string[] = 'all') =>
  new HtmlWebpackPlugin({
    chunks,
    publicPath: '/',
    templateContent: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="icon" href="data:,"><body><div id="root"></div></body></html>`,
  });
