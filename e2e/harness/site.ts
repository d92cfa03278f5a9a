import { type Console, openConsole } from './consoles.ts';
import { NO_BACKEND } from './no-backend.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

/** With a console over the sections and no backend, for tests that only look at what is loaded. */
export const test = base.extend<object, { readonly site: Console }>({
  site: [
    async ({ sections }, use) => {
      const site = await openConsole(sections, NO_BACKEND, 'Bearer');
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});
