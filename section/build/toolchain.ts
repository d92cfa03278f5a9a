import { createRequire } from 'node:module';
import path from 'node:path';
import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration, RuleSetRule } from 'webpack';
import { compileTypeScript } from './compile-typescript.ts';
import { federationAliases, OneFederationRuntime, routerAlias } from './federation.ts';
import { ForgetModuleFunctions } from './forget-module-functions.ts';
import { leanAliases, leanFederation, leanRouter } from './lean-packages.ts';
import { leavingOut, leavingOutServersWords } from './left-out.ts';
import type { Mode } from './mode.ts';
import { packageFile } from './packages.ts';
import { VerifiedLoadingPlugin } from './verified-loading-plugin.ts';

const require = createRequire(import.meta.url);

// The compiler has checked all options by their types; to check them again when they are used takes half a second of a build.
process.env.SKIP_VALIDATION ??= 'true';
// Otherwise federation finds webpack by a call that fails, out of the error's stack.
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');

/**
 * What differs between the two programs that read the one configuration: webpack builds what is published, Rspack what is
 * developed. Rspack is ten times as fast, and emits other bytes. Only the one that is used is loaded.
 */
interface Toolchain {
  readonly Federation: typeof ModuleFederationPlugin;
  readonly typescript: RuleSetRule;
  /** What is done to packages, and left out of our own. */
  readonly packages: readonly RuleSetRule[];
  readonly aliases: Readonly<Record<string, string | false>>;
  readonly plugins: NonNullable<Configuration['plugins']>;
  readonly cache: Configuration['cache'];
}

/** One React Refresh for all builds of a page. */
const REACT_REFRESH = path.join(import.meta.dirname, 'react-refresh');

const production = (cache: Configuration['cache']): Toolchain => ({
  Federation: (require('@module-federation/enhanced/webpack') as { ModuleFederationPlugin: typeof ModuleFederationPlugin })
    .ModuleFederationPlugin,
  typescript: compileTypeScript(false),
  packages: [leanRouter, leanFederation, ...leavingOut(), leavingOutServersWords],
  aliases: { ...federationAliases, ...routerAlias, ...leanAliases },
  plugins: [new OneFederationRuntime(), new VerifiedLoadingPlugin(), new ForgetModuleFunctions()],
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
    packages: [],
    aliases: { 'react-refresh': REACT_REFRESH, 'own-react-refresh$': packageFile('react-refresh', 'runtime.js') },
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
