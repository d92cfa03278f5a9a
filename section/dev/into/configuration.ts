import type { Configuration } from 'webpack';

/** What only a published version needs: it takes longer than all the rest. */
const OF_PUBLISHED_VERSIONS = ['ContractPlugin', 'CompressionPlugin'];

/**
 * A section as a console in production takes it, out of its production configuration: the shared modules are the shell's, every
 * file is named by its content. What makes it small is left out. Source maps are files: the console's policy forbids `eval`.
 */
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
