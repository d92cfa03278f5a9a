import { LOAD_VERIFIED, type LoadVerified } from '@arena/shared/contract';

// What may run on a public page: the scripts in `meta[data-integrity]`, each with its hash. Looked up at load time, since the section's
// scripts come after this one.

const nameOf = (address: string) =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[data-integrity]')].find(
    ({ content }) => new URL(content, location.href).href === new URL(address, location.href).href,
  );

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
}

/** Loads a script of this page, with its hash where it has one: in development none has. */
export const loadVerified: LoadVerified = (element, address) => {
  // A hash is checked of what was asked for in CORS mode.
  element.crossOrigin = 'anonymous';
  element.integrity = nameOf(address)?.dataset.integrity ?? '';
  if (element instanceof HTMLScriptElement) element.src = address;
};

/** From here on no other script gets an address, and no text becomes a script or an element. */
export function guardScripts(): void {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createScriptURL: (address) => (nameOf(address) === undefined ? null : address) });
  Object.defineProperty(window, LOAD_VERIFIED, { value: loadVerified });
}
