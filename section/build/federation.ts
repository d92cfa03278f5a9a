import { SHARED_MODULES, SHELLS_FEDERATION } from '@arena/shared/contract';
import type { Compiler } from 'webpack';
import type { Mode } from './mode.ts';
import { packageFile } from './packages.ts';

const OURS = '@arena/';
/** A layer that no module is in. */
const NOBODY = 'nobody';

/**
 * The shared modules as webpack's federation takes them. A section's production build brings no copy of its own
 * (`import: false`), so a section is its own code only: the naive set-up costs 2.3 times the bytes. Its development build keeps
 * the copies and runs without the shell. The shell imports what is in its first file as it is, instead of asking federation for
 * what it provides itself. The doors of these modules stand among their package's `sideEffects`: webpack would lead each import
 * straight to the file behind a door, and could not make one module of the door and its files any more.
 */
export function sharedModules(role: 'provides' | 'consumes' | 'standalone', mode: Mode) {
  const wanted = SHARED_MODULES.filter(({ name }) => mode === 'development' || name !== 'react/jsx-dev-runtime');
  return Object.fromEntries(
    wanted.map(({ name, eager }) => [
      name,
      {
        singleton: true,
        ...(name.startsWith(OURS) ? { requiredVersion: false as const, version: '1.0.0' } : { requiredVersion: '^19.0.0' }),
        ...(role === 'provides' ? { eager, ...(eager && mode === 'production' ? { issuerLayer: NOBODY } : {}) } : {}),
        ...(role === 'consumes' ? { import: false as const } : {}),
      },
    ]),
  );
}

/*
 * The federation runtime is published twice, as CommonJS and as modules, and its own imports mix both: without this the
 * shell would carry it twice (11 kB). And webpack would add its own initialization of what is shared, for federation's to
 * replace. `npm run size` guards it.
 */
export class OneFederationRuntime {
  apply(compiler: Compiler) {
    compiler.hooks.normalModuleFactory.tap('OneFederationRuntime', (factory) => {
      factory.hooks.beforeResolve.tap('OneFederationRuntime', (data) => {
        if (/@module-federation[\\/][\w-]+[\\/]dist[\\/].*\.cjs$/.test(data.request)) data.request = data.request.replace(/\.cjs$/, '.js');
      });
    });
    compiler.hooks.compilation.tap('OneFederationRuntime', ({ hooks }) => {
      const { shareScopeMap } = compiler.webpack.RuntimeGlobals;
      hooks.runtimeRequirementInTree.for(shareScopeMap).tap({ name: 'OneFederationRuntime', stage: -1 }, () => true);
    });
  }
}

export const federationAliases = Object.fromEntries(
  ['runtime', 'runtime-core', 'sdk', 'webpack-bundler-runtime'].map((name) => [
    `@module-federation/${name}$`,
    packageFile(`@module-federation/${name}`, 'dist/index.js'),
  ]),
);

/** A section's production build takes the runtime of its entry from the shell: 4 kB of each entry (decision 2). */
export const shellsFederation = {
  [packageFile('@module-federation/webpack-bundler-runtime', 'dist/bundler.js')]: `globalThis[${JSON.stringify(SHELLS_FEDERATION)}]`,
};

/** The router's package names its development build only; the other one has no warnings. */
export const routerAlias = { 'react-router$': packageFile('react-router', 'dist/production/index.mjs') };
