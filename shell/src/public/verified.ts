import { LOAD_VERIFIED, type LoadVerified } from '@arena/shared/contract/publishing';

// Only scripts in `meta[data-integrity]` may run. Looked up at load time, because the section's scripts come later.

const nameOf = (address: string) =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[data-integrity]')].find(
    ({ content }) => new URL(content, location.href).href === new URL(address, location.href).href,
  );

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
}

/** Adds the script's hash; scripts have none in development. */
export const loadVerified: LoadVerified = (element, address) => {
  // Browsers check a hash only for CORS requests.
  element.crossOrigin = 'anonymous';
  element.integrity = nameOf(address)?.dataset.integrity ?? '';
  if (element instanceof HTMLScriptElement) element.src = address;
};

/** From now on, no other script can load, and no text can become a script or an element. */
export function guardScripts(): void {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createScriptURL: (address) => (nameOf(address) === undefined ? null : address) });
  Object.defineProperty(window, LOAD_VERIFIED, { value: loadVerified });
}
