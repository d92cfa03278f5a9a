import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** The tests that take long: many rounds of the same, whole matrices, real builds, processes. `npm run test:long`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/long',
  globalSetup: '../harness/build-first.ts',
});
