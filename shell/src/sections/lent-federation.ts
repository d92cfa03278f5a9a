import * as runtimeCore from '@module-federation/runtime/core';

/**
 * The one adapter to federation's packages: it lends sections the core of federation's runtime, under the name that builds with the
 * documented option `externalRuntime` expect (https://module-federation.io/configure/experiments, module-federation/core #3154).
 * The option for the shell's side, `provideExternalRuntime`, adds a second core to it: the plugin behind the option is CommonJS.
 */
export function lendFederation(): void {
  Object.defineProperty(globalThis, '_FEDERATION_RUNTIME_CORE', { value: runtimeCore });
}
