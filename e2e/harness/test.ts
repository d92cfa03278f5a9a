import { test as base, expect } from '@playwright/test';
import { type BareBackend, startBareBackend } from '../bare-backend.ts';
import { type Console, openConsole, OWN_FORMS, Sections, SHELL_FOLDER } from './consoles.ts';
import { Guard, tellViolations } from './guard.ts';
import { startServer } from './server.ts';

export { expect };

export interface BareConsole extends Console {
  readonly backend: BareBackend;
}

/** The scheme word that the bare backend insists on. */
export const BARE_SCHEME = 'Arena';

interface WorkerFixtures {
  readonly sections: Sections;
  /** The console over the platform's own server. */
  readonly platform: Console;
  /** The same console over a backend that has the specification's calls and nothing else. */
  readonly bare: BareConsole;
}

interface TestFixtures {
  readonly guard: Guard;
  readonly tidy: undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  sections: [
    async ({}, use) => {
      const sections = new Sections();
      try {
        await sections.start();
        await use(sections);
      } finally {
        await sections.close();
      }
    },
    { scope: 'worker' },
  ],
  platform: [
    async ({ sections }, use) => {
      const server = await startServer();
      try {
        const shell = await openConsole(sections, server.origin, 'Bearer', SHELL_FOLDER, OWN_FORMS);
        await use(shell);
        await shell.close();
      } finally {
        await server.close();
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  bare: [
    async ({ sections }, use) => {
      const backend = await startBareBackend({ scheme: BARE_SCHEME });
      try {
        const shell = await openConsole(sections, backend.origin, BARE_SCHEME);
        await use({ ...shell, backend });
        await shell.close();
      } finally {
        await backend.close();
      }
    },
    { scope: 'worker' },
  ],
  guard: [
    async ({ context }, use) => {
      const guard = new Guard();
      guard.watch(context);
      await context.addInitScript(tellViolations);
      await use(guard);
      expect(guard.unexpected, 'errors that no test announced').toEqual([]);
    },
    { auto: true },
  ],
  // Undoes a test's changes to the sections, also when it failed.
  tidy: [
    async ({ sections }, use) => {
      await use(undefined);
      await sections.reset();
    },
    { auto: true },
  ],
});
