import { CHROMIUM_ARGS, findChromium } from '../tooling/chromium.ts';
import { EXTENDED } from './harness/extended.ts';
import { row, rows, TOP_UPS } from './harness/finance.ts';
import { financeServer } from './harness/finance-server.ts';
import { ADMIN, logIn } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

/** More than a browser opens connections to one host over HTTP/1.1. */
const TABS = 8;

test(
  'over plain HTTP, eight tabs share one event stream: all load, and each hears of a decision',
  EXTENDED,
  async ({ browser, platform }) => {
    const server = await financeServer(platform);
    const client = await server.client();
    const [id = 0] = await server.askTopUps(client, [11]);
    // Not 127.0.0.1, which browsers trust without TLS.
    const host = 'arena.test';
    const args = [...CHROMIUM_ARGS, `--host-resolver-rules=MAP ${host} 127.0.0.1`];
    const insecure = await browser.browserType().launch({ executablePath: await findChromium(), args });
    try {
      const context = await insecure.newContext({ viewport: { width: 1440, height: 900 } });
      const url = platform.url.replace('127.0.0.1', host);
      const streams: string[] = [];
      context.on('request', (request) => request.url().endsWith('/api/v1/events') && streams.push(request.url()));
      const pages = [];
      for (let place = 0; place < TABS; place += 1) {
        const page = await context.newPage();
        if (place === 0) await logIn(page, url, ADMIN);
        await page.goto(`${url}${TOP_UPS}?search=${client.email}`);
        await expect(rows(page)).toHaveCount(1);
        pages.push(page);
      }
      expect(await pages[0]?.evaluate(() => isSecureContext)).toBe(false);
      await expect.poll(() => streams.length).toBeGreaterThan(0);
      await server.approve('topup', id);
      for (const page of pages) await expect(row(page, id)).toContainText('Approved', { timeout: 5000 });
      expect(streams).toHaveLength(1);
    } finally {
      await insecure.close();
    }
  },
);
