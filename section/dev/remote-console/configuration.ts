import type { Configuration } from 'webpack';

/** Needed by published versions only, and slower than all the rest. */
const OF_PUBLISHED_VERSIONS = ['ContractPlugin', 'CompressionPlugin'];

/** The production configuration without minimizing, to develop in a running console. Source maps are files: its policy forbids `eval`. */
export function forConsole(production: Configuration, folder: string): Configuration {
  const name = (plugin: object) => plugin.constructor.name;
  return {
    ...production,
    output: { ...production.output, path: folder },
    optimization: { ...production.optimization, minimize: false, concatenateModules: false, usedExports: false, mangleExports: false },
    plugins: (production.plugins ?? []).filter((plugin) => !plugin || !OF_PUBLISHED_VERSIONS.includes(name(plugin))),
    devtool: 'cheap-module-source-map',
    cache: { type: 'memory' },
  };
}
