import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { common, type DefineConfiguration } from './section/build/common.ts';
import { sharedModules } from './section/build/federation.ts';
import { toolchainOf } from './section/build/toolchain.ts';
import { ContractPlugin } from './ship/contract/contract-plugin.ts';
import { ROOT } from './tooling/apps.ts';
import { bootScript } from './tooling/build/boot-script.ts';
import { buildVersion } from './tooling/build/fingerprint.ts';
import { ErrorPagesPlugin } from './tooling/build/error-pages-plugin.ts';
import { InlineStylesPlugin } from './tooling/build/inline-styles-plugin.ts';
import { IntegrityPlugin } from './tooling/build/integrity-plugin.ts';
import { OwnFilesPlugin } from './tooling/build/own-files-plugin.ts';
import { PageScriptsPlugin } from './tooling/build/page-scripts-plugin.ts';
import { preloadsOf } from './tooling/build/preloads.ts';
import { prerender } from './tooling/build/prerender.ts';

// The one definition of how this repository is built. A section's part of it is the package that other repositories build theirs with.
export { type DefineConfiguration, defineSection } from './section/index.ts';

/** The configuration of the shell: the host that provides the shared modules and meets the sections at run time. */
export function defineShell(dir: string): DefineConfiguration {
  return (mode) => {
    // It saves a third of the shell's next build.
    const cache = {
      type: 'filesystem',
      cacheDirectory: path.join(ROOT, '.cache/webpack'),
      name: 'production',
      version: buildVersion(),
    } as const;
    const base = common(dir, 'shell', mode, cache);
    const { Federation } = toolchainOf(mode);
    const boot = bootScript(dir);
    return {
      ...base,
      entry: { main: './src/main.ts' },
      output: { ...base.output, publicPath: '/' },
      optimization: {
        ...base.optimization,
        // Two files load in parallel, and packages stay in the browser's cache when the shell changes.
        splitChunks: { cacheGroups: { packages: { test: /[\\/]node_modules[\\/]/, chunks: 'initial', name: 'packages', enforce: true } } },
      },
      plugins: [
        ...(base.plugins ?? []),
        new Federation({
          name: 'arena_shell',
          remotes: {},
          shared: sharedModules('provides', mode),
          shareStrategy: 'loaded-first',
          experiments: { optimization: { target: 'web', disableSnapshot: true } },
          manifest: false,
          dts: false,
        }),
        new HtmlWebpackPlugin({
          template: path.join(dir, 'index.html'),
          minify: false,
          scriptLoading: 'defer',
          inject: false,
          templateParameters: async (compilation, _assets, { headTags }) => ({
            // At the document's very top: the first bytes request the program.
            scripts: headTags.filter(({ tagName }) => tagName === 'script'),
            fonts: headTags.filter(({ tagName }) => tagName !== 'script'),
            overviewFiles: mode === 'production' ? preloadsOf(compilation, 'dashboard') : '',
            boot: await boot,
            prerendered: mode === 'production' ? prerender(dir) : { styles: '', templates: '' },
          }),
        }),
        ...(mode === 'production' ? [new InlineStylesPlugin(), new OwnFilesPlugin()] : []),
        new PageScriptsPlugin({ dir, production: mode === 'production' }),
        new ErrorPagesPlugin(),
        ...(mode === 'production' ? [new ContractPlugin(ROOT), new IntegrityPlugin(dir)] : []),
      ],
    };
  };
}
