import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../tooling/chromium.ts';
import { withoutFeatures } from './harness/chromium-features.ts';

const executablePath = await findChromium();

export default defineConfig({
  projects: [
    { name: 'quick', testDir: '.', testIgnore: ['extended/**', 'engines/**'], grepInvert: /@extended/ },
    // Variants of what the quick set has: see `harness/extended.ts`.
    { name: 'variants', testDir: '.', testIgnore: ['extended/**', 'engines/**'], grep: /@extended/ },
    // Many rounds of the same, real builds, processes: with the variants `npm test -- variants`.
    { name: 'extended', testDir: './extended', testIgnore: '*.long.spec.ts' },
    // The same few tests in the engines that Playwright can't drive here.
    { name: 'engines', testDir: './engines', testMatch: 'install.setup.ts' },
    ...['firefox', 'webkit'].map((name) => ({ name, testDir: './engines', dependencies: ['engines'] })),
    // Minutes for each: whole matrices, a crowd, installations from nothing. By hand, with all others: `npm test -- long`.
    { name: 'long', testDir: './extended', testMatch: '*.long.spec.ts' },
  ],
  outputDir: '../test-results',
  globalSetup: './harness/build-first.ts',
  // Each worker has a server, a database and sections of its own: tests stop each other's sections otherwise. One test and its
  // browser keep a core and a half of a small machine busy: with a third worker all take as long, and each test half as long again.
  workers: 2,
  retries: 0,
  // Several times what the slowest of them takes on a quiet machine: a busy one is no defect.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [[process.env.CI === undefined ? 'list' : 'line'], ['./harness/closing-reporter.ts']],
  use: {
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    timezoneId: 'UTC',
    locale: 'en-GB',
    launchOptions: { executablePath, args: [...CHROMIUM_ARGS, withoutFeatures()] },
    screenshot: 'only-on-failure',
    // A recording of every test costs a tenth of the time: asked for with E2E_TRACE=1, for the one that is looked into.
    trace: process.env.E2E_TRACE === undefined ? 'off' : 'retain-on-failure',
    video: 'off',
  },
});
