import * as runtimeCore from '@module-federation/runtime/core';

/**
 * The only adapter to federation's packages: lends sections the runtime core under the name that builds with the documented option
 * `externalRuntime` expect (https://module-federation.io/configure/experiments, module-federation/core #3154). The shell's option,
 * `provideExternalRuntime`, would add a second core, since the plugin behind it is CommonJS.
 */
export function lendFederation(): void {
  Object.defineProperty(globalThis, '_FEDERATION_RUNTIME_CORE', { value: runtimeCore });
}
