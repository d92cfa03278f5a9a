import { defineConfig } from 'eslint/config';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importBoundaries } from './scripts/lint/import-boundaries.js';
import { sectionShape } from './scripts/lint/section-shape.js';

const CUTS_TEXT = {
  selector: "JSXAttribute[name.name='maxLength'], Property[key.name='maxLength']",
  message: 'A browser cuts what is pasted in silence. Use `limit` of FormTextField, or `tooLong`, and refuse what is too long.',
};

export default defineConfig(
  {
    ignores: ['**/dist/**', '**/node_modules/**', '.cache/**', '.data/**', 'test-results/**', 'playwright-report/**', 'contract-report/**'],
  },
  tseslint.configs.recommended,
  {
    plugins: { arena: { rules: { 'import-boundaries': importBoundaries, 'section-shape': sectionShape } } },
    rules: {
      'arena/import-boundaries': ['error', { root: import.meta.dirname }],
      'arena/section-shape': ['error', { root: import.meta.dirname }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { 'react-hooks': hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
  // What the kit does once for everybody, and what a browser would do behind a person's back.
  {
    files: ['shell/src/**/*.tsx', 'mfe-*/src/**/*.tsx', 'shared/ui/**/*.tsx'],
    rules: {
      'no-restricted-syntax': ['error', CUTS_TEXT],
    },
  },
  {
    files: ['shell/src/**/*.tsx', 'mfe-*/src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        CUTS_TEXT,
        {
          selector: "JSXOpeningElement[name.name='select'], CallExpression[callee.name='styled'] > Literal[value='select']",
          message: 'Use Select in toolbars and FormSelect in forms, from @arena/shared/ui.',
        },
        {
          selector: "JSXAttribute[name.name='type'] > Literal[value='datetime-local']",
          message: 'Use FormDateTimeField of @arena/shared/ui: it has bounds, and says what is wrong.',
        },
      ],
    },
  },
  // Programs that talk to a terminal, and Playwright's fixtures, whose `use` is no hook.
  {
    files: ['scripts/**', 'tooling/**', 'origin/**', 'ship/**', 'api/**', 'e2e/**'],
    rules: { 'no-console': 'off', 'react-hooks/rules-of-hooks': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
