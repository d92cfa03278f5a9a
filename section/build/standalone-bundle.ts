import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Compilation, Configuration } from 'webpack';
import { inlineDrawings } from './common.ts';
import { compileTypeScript } from './compile-typescript.ts';
import { runOnce } from './configuration.ts';
import { nameOf } from './packages.ts';
import { VerifiedLoadingPlugin } from './verified-loading-plugin.ts';

interface StandaloneBundle {
  readonly dir: string;
  readonly production: boolean;
  /** `web`: scripts for pages without the console. `node`: code that renders pages during the build. */
  readonly target: 'web' | 'node';
  readonly entry: Readonly<Record<string, string>>;
  /** The base URL of imported assets. */
  readonly publicPath?: string;
}

const FILES = /\.(woff2|avif|webp|png|jpg)$/;

function configurationOf({ dir, production, target, entry, publicPath }: StandaloneBundle): Configuration {
  const node = target === 'node';
  const filename = production && !node ? '[name].[contenthash:8].js' : '[name].js';
  return {
    context: dir,
    mode: production ? 'production' : 'development',
    target: node ? 'node20' : ['web', 'es2022'],
    devtool: false,
    entry: { ...entry },
    output: {
      path: path.join(dir, 'dist'),
      filename,
      chunkFilename: filename,
      assetModuleFilename: production ? '[name].[contenthash:8][ext]' : '[name][ext]',
      uniqueName: `${nameOf(dir)}_standalone`.replaceAll('-', '_'),
      ...(publicPath === undefined ? {} : { publicPath }),
      ...(node ? { library: { type: 'commonjs2' } } : {}),
    },
    // Rendering uses the React that the build loads.
    ...(node ? { externals: { react: 'commonjs react', 'react/jsx-runtime': 'commonjs react/jsx-runtime' } } : {}),
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        compileTypeScript(false),
        { test: /\.css$/, type: 'asset/source' },
        inlineDrawings,
        {
          test: FILES,
          // `import … from './a.woff2?inline'` is a data URL.
          oneOf: [{ resourceQuery: /inline/, type: 'asset/inline' }, { type: 'asset/resource' }],
        },
      ],
    },
    optimization: {
      minimize: production && !node,
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, terserOptions: { compress: { passes: 2 }, mangle: true } })],
      // One file for Node; separate chunks, loaded on demand, for the browser.
      ...(node ? { splitChunks: false } : {}),
    },
    plugins: production && !node ? [new VerifiedLoadingPlugin()] : [],
    performance: { hints: false },
  };
}

/** Bundles scripts without federation. Writes nothing: the caller emits the result. Throws the bundler's errors. */
export async function bundleStandalone(build: StandaloneBundle, parent: Compilation) {
  // The same bundler as the app's build.
  const compiler = parent.compiler.webpack(configurationOf(build));
  let result = { assets: new Map<string, Buffer>(), entries: new Map<string, string>() };
  compiler.hooks.shouldEmit.tap('bundleStandalone', (compilation) => {
    const entries = [...compilation.entrypoints].map(([name, { chunks }]): [string, string] => {
      const own = chunks.find((chunk) => chunk.name === name);
      return [name, [...(own?.files ?? [])].find((file) => file.endsWith('.js')) ?? ''];
    });
    result = {
      assets: new Map(compilation.getAssets().map(({ name, source }) => [name, source.buffer()])),
      entries: new Map(entries),
    };
    parent.fileDependencies.addAll(compilation.fileDependencies);
    return false;
  });
  await runOnce(compiler);
  return result;
}
