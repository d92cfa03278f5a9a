import type { Configuration } from 'webpack';

/** Only published versions need these slow plugins. */
const OF_PUBLISHED_VERSIONS = ['ContractPlugin', 'CompressionPlugin'];

/** An unminimized production configuration. Source maps are files, because the console's policy forbids `eval`. */
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
