import { SHELLS_FEDERATION } from '@arena/shared/contract';
import { createInstance, getInstance } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
// The shell exposes nothing, so that its own object comes without this one.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** A section's own instance. The runtime's `init` would make the last section's the one that the shell works with. */
function init(options: Parameters<typeof createInstance>[0]) {
  const known = getInstance(({ options: { name } }) => name === options.name);
  if (known === null) return createInstance({ ...options, id: '' });
  known.initOptions({ ...options, id: '' });
  return known;
}

/** Gives sections what their entries leave out of federation's runtime. Before the first entry is fetched. */
export function lendFederation(): void {
  const lent = { runtime: { init }, bundlerRuntime: { ...bundlerRuntime, initContainerEntry }, attachShareScopeMap };
  Object.defineProperty(window, SHELLS_FEDERATION, { value: lent });
}
