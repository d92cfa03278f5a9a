import { defineConfig } from 'eslint/config';
import { common, kit, screens } from './section/lint/index.js';

export default defineConfig(
  {
    ignores: ['**/dist/**', '**/node_modules/**', '.cache/**', '.data/**', 'test-results/**', 'playwright-report/**', 'contract-report/**'],
  },
  ...common(import.meta.dirname),
  kit(['shared/ui/**/*.tsx']),
  screens(['shell/src/**/*.tsx', 'mfe-*/src/**/*.tsx']),
  // Programs that talk to a terminal, and Playwright's fixtures, whose `use` is no hook.
  {
    files: ['scripts/**', 'tooling/**', 'section/**', 'origin/**', 'ship/**', 'api/**', 'e2e/**'],
    rules: { 'no-console': 'off', 'react-hooks/rules-of-hooks': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
