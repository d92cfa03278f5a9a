/** The modules of our own that the shell provides at run time and sections consume, as tooling/build/federation.ts lists them. */
export const ENTRY_POINTS = [
  '@arena/shared/contract/zod',
  '@arena/shared/platform',
  '@arena/shared/ui/core',
  '@arena/shared/ui/more',
  '@arena/shared/ui/forms',
] as const;

/** The entry point in the other direction: what a section gives to the shell. */
export const SECTION_ENTRY_POINT = 'section';
/** Where that is declared, and the interface that a section's module must have at run time. */
export const SECTION_FILE = 'shared/contract/section/section.ts';
export const SECTION_TYPE = 'Section';

/** What is shared besides, straight from packages: there is no declaration of ours to compare, their versions are. */
export const PACKAGE_ENTRY_POINTS = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom'] as const;

/** The package that a module comes from: `@mui/material` of `@mui/material/styles`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
