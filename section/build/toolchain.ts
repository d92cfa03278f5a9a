import { createRequire } from 'node:module';
import path from 'node:path';
import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration, RuleSetRule } from 'webpack';
import { compileTypeScript } from './compile-typescript.ts';
import type { Mode } from './mode.ts';
import { VerifiedLoadingPlugin } from './verified-loading-plugin.ts';

const require = createRequire(import.meta.url);

/**
 * What differs between the two programs that read the one configuration: webpack builds what is published, Rspack what is
 * developed. Rspack is ten times as fast, and emits other bytes. Only the one that is used is loaded.
 */
interface Toolchain {
  readonly Federation: typeof ModuleFederationPlugin;
  readonly typescript: RuleSetRule;
  readonly aliases: Readonly<Record<string, string>>;
  readonly plugins: NonNullable<Configuration['plugins']>;
  readonly cache: Configuration['cache'];
}

/** One React Refresh for all builds of a page. */
const REACT_REFRESH = path.join(import.meta.dirname, 'react-refresh');

const production = (cache: Configuration['cache']): Toolchain => ({
  Federation: (require('@module-federation/enhanced/webpack') as { ModuleFederationPlugin: typeof ModuleFederationPlugin })
    .ModuleFederationPlugin,
  typescript: compileTypeScript(false),
  aliases: {},
  plugins: [new VerifiedLoadingPlugin()],
  cache,
});

type Plugin = NonNullable<NonNullable<Configuration['plugins']>[number]>;

function development(): Toolchain {
  const { ModuleFederationPlugin: Federation } = require('@module-federation/enhanced/rspack') as {
    ModuleFederationPlugin: typeof ModuleFederationPlugin;
  };
  const { ReactRefreshRspackPlugin } = require('@rspack/plugin-react-refresh') as {
    ReactRefreshRspackPlugin: new (options: object) => Plugin;
  };
  const { BannerPlugin, EvalSourceMapDevToolPlugin } = require('@rspack/core') as Record<
    'BannerPlugin' | 'EvalSourceMapDevToolPlugin',
    new (options: object) => Plugin
  >;
  return {
    Federation,
    typescript: compileTypeScript(true),
    aliases: { 'react-refresh': REACT_REFRESH, 'own-react-refresh$': require.resolve('react-refresh/runtime') },
    plugins: [
      new ReactRefreshRspackPlugin({ exclude: [/node_modules/, REACT_REFRESH] }),
      // A third of the time went into the maps of packages.
      new EvalSourceMapDevToolPlugin({ exclude: /node_modules/, columns: false }),
      // Rspack writes functions of its own into the bundle as text, and tsx, which runs it, has put this helper around theirs.
      new BannerPlugin({ raw: true, entryOnly: true, test: /\.js$/, banner: 'globalThis.__name ??= (what) => what;' }),
    ],
    // Reading a cache from the disk takes as long as compiling.
    cache: true,
  };
}

/** `cache`: what a production build keeps for the next one. To write it takes longer than a section's next build is shortened by it. */
export const toolchainOf = (mode: Mode, cache: Configuration['cache'] = false): Toolchain =>
  mode === 'production' ? production(cache) : development();
