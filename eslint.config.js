import { defineConfig } from 'eslint/config';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { arrows } from './scripts/lint/arrows.js';

export default defineConfig(
  {
    ignores: ['**/dist/**', '**/node_modules/**', '.cache/**', '.data/**', 'test-results/**', 'playwright-report/**', 'contract-report/**'],
  },
  tseslint.configs.recommended,
  {
    plugins: { arena: { rules: { arrows } } },
    rules: {
      'arena/arrows': ['error', { root: import.meta.dirname }],
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
  // Programs that talk to a terminal, and Playwright's fixtures, whose `use` is no hook.
  { files: ['scripts/**', 'api/**', 'e2e/**'], rules: { 'no-console': 'off', 'react-hooks/rules-of-hooks': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
