import * as runtimeCore from '@module-federation/runtime/core';

/** Lends sections the runtime core (https://module-federation.io/configure/experiments, module-federation/core #3154). */
export function lendFederation(): void {
  Object.defineProperty(globalThis, '_FEDERATION_RUNTIME_CORE', { value: runtimeCore });
}
