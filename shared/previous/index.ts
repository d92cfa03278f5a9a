// Adapters for sections built for the previous major version of the contract: docs/how-to/upgrade-to-a-new-major.md.

/**
 * Loads each shared module that has changed incompatibly as the previous contract had it. Empty when no window is open.
 * @example { '@arena/shared/platform': () => import('./platform') }
 */
export const PREVIOUS_MODULES: Readonly<Record<string, () => Promise<object>>> = {};
