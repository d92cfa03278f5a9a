import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chromium, expect } from '@playwright/test';
import { Guard } from '../harness/guard.ts';
import { ADMIN, goToAdmin, logIn } from '../harness/people.ts';
import { heading, sidebarLink } from '../harness/rooms.ts';
import { CHROMIUM_ARGS, findChromium } from '../../tooling/chromium.ts';
import type { Site } from './site.ts';

/** An administrator's way from the home page to a section, in a real browser. */
export function checkBrowser(open: () => Site): void {
  describe('in a browser', () => {
    it('the home page, the sign-in and Room Management work, with every file of a section from nginx itself', async () => {
      const { origin, nginx } = open();
      const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_ARGS] });
      try {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
        const guard = new Guard();
        guard.watch(context);
        const asked: URL[] = [];
        context.on('request', (request) => asked.push(new URL(request.url())));
        const page = await context.newPage();
        await page.goto(origin);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await logIn(page, origin, ADMIN);
        await goToAdmin(page);
        await sidebarLink(page).click();
        await expect(heading(page)).toBeVisible();
        await expect(page.getByRole('article').first()).toBeVisible();

        assert.deepEqual(guard.unexpected, [], 'no error in the console');
        const other = asked.filter(({ protocol, origin: from }) => protocol.startsWith('http') && from !== origin);
        assert.deepEqual(other.map(String), [], 'one origin for everything');
        const live = [...new Set(asked.map(({ pathname }) => pathname).filter((address) => address.startsWith('/live/')))];
        for (const section of ['mfe-rooms', 'mfe-public'])
          assert.ok(live.filter((address) => address.startsWith(`/live/${section}/1.0.0/`)).length > 1, `${section}: ${live.join(', ')}`);
        for (const address of live) assert.match(await nginx.lineOf(address), / upstream=- - id=-$/);
      } finally {
        await browser.close();
      }
    });
  });
}
