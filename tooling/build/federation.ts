import path from 'node:path';
import type { Compiler } from 'webpack';
import { ROOT } from '../apps.ts';
import type { Mode } from './mode.ts';

/*
 * What exists once in a console. The shell provides all of it; the core is in its first file, the rest is fetched when first
 * needed. A section's production build brings no copy of its own (`import: false`), so a section is its own code only: the
 * naive set-up costs 2.3 times the bytes. Its development build keeps the copies and runs without the shell.
 */
const SHARED = {
  react: { eager: true, requiredVersion: '^19.0.0' },
  'react/jsx-runtime': { eager: true, requiredVersion: '^19.0.0' },
  'react/jsx-dev-runtime': { eager: true, requiredVersion: '^19.0.0' },
  'react-dom': { eager: true, requiredVersion: '^19.0.0' },
  '@arena/shared/contract/zod': { eager: true, requiredVersion: false },
  '@arena/shared/platform': { eager: true, requiredVersion: false },
  '@arena/shared/ui/core': { eager: true, requiredVersion: false },
  '@arena/shared/ui/more': { eager: false, requiredVersion: false },
  '@arena/shared/ui/forms': { eager: false, requiredVersion: false },
} as const;

export function sharedModules(role: 'provides' | 'consumes' | 'standalone', mode: Mode) {
  const wanted = Object.entries(SHARED).filter(([key]) => mode === 'development' || key !== 'react/jsx-dev-runtime');
  return Object.fromEntries(
    wanted.map(([key, { eager, requiredVersion }]) => [
      key,
      {
        singleton: true,
        requiredVersion,
        ...(key.startsWith('@arena/') ? { version: '1.0.0' } : {}),
        ...(role === 'provides' ? { eager } : {}),
        ...(role === 'consumes' ? { import: false as const } : {}),
      },
    ]),
  );
}

/*
 * The federation runtime is published twice, as CommonJS and as modules, and its own imports mix both: without this the
 * shell would carry it twice (11 kB). `npm run size` guards it.
 */
export class OneFederationRuntime {
  apply(compiler: Compiler) {
    compiler.hooks.normalModuleFactory.tap('OneFederationRuntime', (factory) => {
      factory.hooks.beforeResolve.tap('OneFederationRuntime', (data) => {
        if (/@module-federation[\\/][\w-]+[\\/]dist[\\/].*\.cjs$/.test(data.request)) data.request = data.request.replace(/\.cjs$/, '.js');
      });
    });
  }
}

export const federationAliases = Object.fromEntries(
  ['runtime', 'runtime-core', 'sdk', 'webpack-bundler-runtime'].map((name) => [
    `@module-federation/${name}$`,
    path.join(ROOT, `node_modules/@module-federation/${name}/dist/index.js`),
  ]),
);
