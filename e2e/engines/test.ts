import { type LiveConsole, openLiveConsole } from '../harness/consoles.ts';
import { Guard } from '../harness/guard.ts';
import { test as base } from '../harness/test.ts';
import { startFirefox } from './firefox.ts';
import { type Engine, Tab } from './tab.ts';
import { startWebKit } from './webkit.ts';

export { expect } from '../harness/test.ts';

const ENGINES = { firefox: startFirefox, webkit: startWebKit } as const;
type EngineName = keyof typeof ENGINES;

/** Tests in an engine that Playwright can't drive: `tab` takes the place of its `page`. */
export const test = base.extend<{ readonly tab: Tab }, { readonly engine: Engine; readonly live: LiveConsole }>({
  engine: [
    async ({}, use, { project }) => {
      const engine = await ENGINES[project.name as EngineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  live: [
    async ({ platform }, use) => {
      const live = await openLiveConsole(platform.api);
      await use(live);
      await live.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ engine }, use) => {
    const driver = await engine.open();
    await use(new Tab(driver));
    await driver.close();
  },
  // The other one listens to Chromium.
  guard: async ({}, use) => use(new Guard()),
});
