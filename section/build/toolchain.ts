import { createRequire } from 'node:module';
import path from 'node:path';
import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration, RuleSetRule } from 'webpack';
import { compileTypeScript } from './compile-typescript.ts';
import type { Mode } from './mode.ts';
import { VerifiedLoadingPlugin } from './verified-loading-plugin.ts';

const require = createRequire(import.meta.url);

/** webpack for publishing, the faster Rspack for development. Loads only the one in use. */
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
      // Source maps of packages would take a third of the build time.
      new EvalSourceMapDevToolPlugin({ exclude: /node_modules/, columns: false }),
      // Rspack serializes functions into the bundle; tsx wraps them in this helper.
      new BannerPlugin({ raw: true, entryOnly: true, test: /\.js$/, banner: 'globalThis.__name ??= (what) => what;' }),
    ],
    // In memory, because reading a cache from disk takes as long as compiling.
    cache: true,
  };
}

/** `cache`: for production builds. A section's cache would take longer to write than it saves. */
export const toolchainOf = (mode: Mode, cache: Configuration['cache'] = false): Toolchain =>
  mode === 'production' ? production(cache) : development();
