import type { BrowserContext, Page } from '@playwright/test';
import { type LiveConsole, openLiveConsole } from './consoles.ts';
import { Developer } from './developer.ts';
import { patchedBuild } from './patched-build.ts';
import { ADMIN, enterAs, type SignIn } from './people.ts';
import { ROOMS } from './rooms.ts';
import { expect, test } from './test.ts';
import type { Variant } from './variant.ts';

/* A console that lets sections run from developers' machines, and a developer who has changed a line of the rooms. */

export const OLD = 'Manage multiplayer gaming sessions and rooms and payment';
export const MINE = 'Rooms, as they are on my machine';
export const SAVED = 'Rooms, after another change';
export const SERVICE = '/-/dev-sections';
export const EIGHT_HOURS_MS = 8 * 60 * 60_000;

export const banner = (page: Page) => page.getByRole('region', { name: 'Running from a developer machine' });

/** The grants that a browser has, besides its session. */
export const grantsOf = async (context: BrowserContext) => (await context.cookies()).filter(({ name }) => name === 'arena-dev-sections');

export async function cookieOf(context: BrowserContext) {
  const [cookie] = await grantsOf(context);
  if (cookie === undefined) throw new Error('There is no grant in this browser.');
  return cookie;
}

/** The console and the machine of one file's tests; each test gets a new machine. */
export class DevConsole {
  site!: LiveConsole;
  /** The builds of the machine: the changed line, the same with another change, and another section. */
  mine!: Variant;
  saved!: Variant;
  users!: Variant;
  developer!: Developer;
  /** How far the server's clock is ahead (milliseconds). */
  ahead = 0;

  constructor() {
    test.beforeAll(async ({ platform }) => {
      this.site = await openLiveConsole(platform.api, {
        devSections: { allowed: ['http://localhost:*'], now: () => Date.now() + this.ahead },
      });
      this.mine = patchedBuild('mfe-rooms', [{ from: OLD, to: MINE }]);
      this.saved = patchedBuild('mfe-rooms', [{ from: OLD, to: SAVED }]);
      this.users = patchedBuild('mfe-users', []);
    });
    test.afterAll(async () => {
      for (const variant of [this.mine, this.saved, this.users]) variant.remove();
      await this.site.close();
    });
    test.beforeEach(async () => {
      this.developer = new Developer(this.mine.folder);
      await this.developer.start();
    });
    test.afterEach(async () => {
      this.ahead = 0;
      await this.developer.stop();
    });
  }

  /** Sends the request that the panel sends after a confirmation, from the page itself. Returns the status. */
  agree(page: Page, { section = 'mfe_rooms', origin = this.developer.origin } = {}): Promise<number> {
    return page.evaluate(
      async ([address, body]) => {
        const { token } = JSON.parse(localStorage.getItem('auth') ?? '{}') as { token?: string };
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}` };
        return (await fetch(address, { method: 'POST', headers, body })).status;
      },
      [SERVICE, JSON.stringify({ section, origin })] as const,
    );
  }

  async enterRooms(page: Page, person: SignIn = ADMIN): Promise<void> {
    await enterAs(page, this.site.url, person);
    await page.goto(this.site.url + ROOMS);
  }

  /** No file of the developer's machine is there, nor may one load: the page is the same as for every user. */
  async isUnchanged(page: Page, at = this.site.url): Promise<void> {
    this.developer.asked.length = 0;
    const answer = await page.goto(at + ROOMS);
    await expect(page.getByText(OLD)).toBeVisible();
    expect(answer?.headers()['content-security-policy']).not.toContain(this.developer.origin);
    await expect(banner(page)).toHaveCount(0);
    expect(this.developer.asked).toEqual([]);
  }

  /** As `isUnchanged`; the document may still let the origin in, as it cannot know the session. The next one does not. */
  async isRefused(page: Page): Promise<void> {
    this.developer.asked.length = 0;
    await page.goto(this.site.url + ROOMS);
    await expect(page.getByText(OLD)).toBeVisible();
    expect(this.developer.asked).toEqual([]);
    await this.isUnchanged(page);
  }
}
