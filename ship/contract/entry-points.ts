import { SHARED_MODULES } from '@arena/shared/contract/section';

const NAMES = SHARED_MODULES.map(({ name }) => name);
/** The modules of our own that the shell provides at run time and sections consume. */
export const ENTRY_POINTS = NAMES.filter((name) => name.startsWith('@arena/'));
/** The entry point in the other direction: what a section gives to the shell. */
export const SECTION_ENTRY_POINT = 'section';
/** Where that is declared, and the interface that a section's module must have at run time. */
export const SECTION_FILE = 'shared/contract/section/section.ts';
export const SECTION_TYPE = 'Section';
export const VERSION_FILE = 'shared/contract/section/version.ts';
/** The list of adapters for sections of the previous major version. */
export const ADAPTERS_FILE = 'shared/previous/index.ts';
/** What is shared besides, straight from packages: there is no declaration of ours to compare, their versions are. */
export const PACKAGE_ENTRY_POINTS = NAMES.filter((name) => !ENTRY_POINTS.includes(name));

/** The package that a module comes from: `@mui/material` of `@mui/material/styles`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
