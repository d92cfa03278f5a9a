import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Compiler, Stats } from 'webpack';
import type { DefineConfiguration } from './common.ts';

/** The `webpack.config.ts` of an app's folder. */
export async function configurationOf(dir: string): Promise<DefineConfiguration> {
  const { default: define } = (await import(pathToFileURL(path.join(dir, 'webpack.config.ts')).href)) as { default: DefineConfiguration };
  return define;
}

/** Runs a compiler once and closes it. Rejects with the build's errors. */
export const runOnce = (compiler: Compiler, colors = false): Promise<Stats> =>
  new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failed = error !== null || stats === undefined || stats.hasErrors();
      const problem = failed ? (error?.stack ?? stats?.toString({ preset: 'errors-only', colors })) : '';
      compiler.close(() => (failed ? reject(new Error(problem)) : resolve(stats)));
    });
  });
