import { defineConfig } from 'eslint/config';
import hooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { WITHOUT_DEADLINE } from './deadlines.js';
import { fileNames } from './file-names.js';
import { importBoundaries } from './import-boundaries.js';
import { messages } from './messages.js';
import { publishedPackages } from './published-packages.js';
import { sectionShape } from './section-shape.js';

// For this repository and for sections in their own repositories.

const THROUGH_UNKNOWN = {
  selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
  message: 'The compiler checks nothing of this. Narrow the expected type, or check the value.',
};
const ANYWHERE = [WITHOUT_DEADLINE, THROUGH_UNKNOWN];

const CUTS_TEXT = {
  selector: "JSXAttribute[name.name='maxLength'], Property[key.name='maxLength']",
  message: 'A browser cuts what is pasted in silence. Use `limit` of FormTextField, or `tooLong`, and refuse what is too long.',
};

/** The kit provides these for all sections. */
const WITHOUT_THE_KIT = [
  {
    selector: "JSXOpeningElement[name.name='select'], CallExpression[callee.name='styled'] > Literal[value='select']",
    message: 'Use Select in toolbars and FormSelect in forms, from @arena/shared/ui.',
  },
  {
    selector: "JSXAttribute[name.name='type'] > Literal[value='datetime-local']",
    message: 'Use FormDateTimeField of @arena/shared/ui: it has bounds, and says what is wrong.',
  },
];

/** Requires patterns with linear run time: others can block a server on long input. */
const LINEAR_PATTERNS = {
  'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
  'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: true }],
};

/** `section`: the section's name, if the folder is one. */
export const common = (root, section) => [
  tseslint.configs.recommended,
  {
    plugins: {
      arena: {
        rules: {
          'file-names': fileNames,
          'import-boundaries': importBoundaries,
          messages,
          'published-packages': publishedPackages,
          'section-shape': sectionShape,
        },
      },
      regexp,
    },
    rules: {
      ...LINEAR_PATTERNS,
      'arena/file-names': 'error',
      'arena/import-boundaries': ['error', { root, section }],
      'arena/published-packages': 'error',
      'arena/section-shape': ['error', { root, section }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  { files: ['**/*.ts'], ignores: ['**/*.test.ts', '**/testing/**'], rules: { 'no-restricted-syntax': ['error', ...ANYWHERE] } },
  {
    // Its rules compile each file, so they run only where React is.
    files: ['**/src/**/*.{ts,tsx}', 'shared/**/*.{ts,tsx}'],
    ignores: ['api/**', '**/*.test.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      // Reports TanStack Virtual, which is correct without the React compiler.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
];

const TEXTS = { 'arena/messages': 'error' };

/** Forbids unexpected browser behavior and replacements of the kit. */
export const kit = (files) => ({ files, rules: { 'no-restricted-syntax': ['error', ...ANYWHERE, CUTS_TEXT], ...TEXTS } });
export const screens = (files) => ({
  files,
  rules: { 'no-restricted-syntax': ['error', ...ANYWHERE, CUTS_TEXT, ...WITHOUT_THE_KIT], ...TEXTS },
});

export const lintSection = (root, section) =>
  defineConfig({ ignores: ['**/dist/**', 'node_modules/**'] }, ...common(root, section), screens(['src/**/*.tsx']));
