/**
 * The run-time singletons of a console: the shell provides them, sections consume them. Eager ones are in the shell's first file; the others
 * load when first needed.
 */
export const SHARED_MODULES: readonly { readonly name: string; readonly eager: boolean }[] = [
  { name: 'react', eager: true },
  { name: 'react/jsx-runtime', eager: true },
  { name: 'react/jsx-dev-runtime', eager: true },
  { name: 'react-dom', eager: true },
  { name: '@arena/shared/contract/zod', eager: true },
  { name: '@arena/shared/contract/wire', eager: true },
  { name: '@arena/shared/platform', eager: true },
  { name: '@arena/shared/ui/core', eager: true },
  { name: '@arena/shared/ui/more', eager: false },
  { name: '@arena/shared/ui/forms', eager: false },
  { name: '@arena/shared/ui/charts', eager: false },
];
