import { SHARED_MODULES } from '@arena/shared/contract/section';
import type { Mode } from './mode.ts';

const OURS = '@arena/';
/** A layer without modules. */
const EMPTY_LAYER = 'no-modules';

/** Production sections have no fallback copies (`import: false`). Keep these modules in their package's `sideEffects`. */
export function sharedModules(role: 'provides' | 'consumes' | 'standalone', mode: Mode, ownReact = false) {
  const wanted = SHARED_MODULES.filter(
    ({ name }) => name.startsWith(OURS) || (!ownReact && (mode === 'development' || name !== 'react/jsx-dev-runtime')),
  );
  return Object.fromEntries(
    wanted.map(({ name, eager }) => [
      name,
      {
        singleton: true,
        ...(name.startsWith(OURS) ? { requiredVersion: false as const, version: '1.0.0' } : { requiredVersion: '^19.0.0' }),
        ...(role === 'provides' ? { eager, ...(eager && mode === 'production' ? { issuerLayer: EMPTY_LAYER } : {}) } : {}),
        ...(role === 'consumes' ? { import: false as const } : {}),
      },
    ]),
  );
}
