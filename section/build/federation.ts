import { SHARED_MODULES } from '@arena/shared/contract';
import type { Mode } from './mode.ts';

const OURS = '@arena/';
/** A layer that contains no module. */
const NOBODY = 'nobody';

/**
 * The shared modules for webpack's federation. A section's production build has no copy of its own (`import: false`); its development build
 * keeps the copies and runs without the shell. The shell imports what is in its first file directly. Keep these modules in their package's
 * `sideEffects`: otherwise webpack bypasses their entry points and can't make one module of each.
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
