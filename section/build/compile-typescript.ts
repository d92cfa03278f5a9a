import { createRequire } from 'node:module';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/** The rule of every bundle for its TypeScript sources. In development Rspack compiles them itself, with React Refresh. */
export const compileTypeScript = (development: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: development ? 'builtin:swc-loader' : require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development, refresh: development } },
    },
  },
});
