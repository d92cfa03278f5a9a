import { SHARED_MODULES } from '@arena/shared/contract';
import type { Mode } from './mode.ts';

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
