import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { HOST } from '../tooling/network.ts';
import { SHELL_FOLDER } from './harness/consoles.ts';
import { NOISE } from './harness/fault-kinds.ts';
import { ADMIN, enter, signInAt } from './harness/people.ts';
import { heading, ROOMS } from './harness/rooms.ts';
import { passOn } from './harness/telemetry.ts';
import { expect, test } from './harness/test.ts';

test('a program that arrived cut off, and is cached, is fetched again; while that fails, a sentence has a button', async ({
  page,
  platform,
  guard,
}) => {
  guard.allow(...NOISE, /integrity checks failed/);
  let cuts = 0;
  const front = createServer((incoming, response) => {
    const file = /^\/(main\.\w+\.js)$/.exec(incoming.url ?? '')?.[1];
    if (file === undefined || cuts === 0) return void passOn(platform.url, incoming, Buffer.alloc(0), response);
    cuts -= 1;
    const whole = readFileSync(path.join(SHELL_FOLDER, file));
    const headers = { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' };
    response.writeHead(200, headers).end(whole.subarray(0, whole.length / 2));
  }).listen(0, HOST);
  await once(front, 'listening');
  const url = `http://${HOST}:${(front.address() as AddressInfo).port}`;
  try {
    await enter(page, url, await signInAt(platform.url, ADMIN));
    const browser = await page.context().newCDPSession(page);
    for (const [lost, isTold] of [
      [1, false],
      [2, true],
    ] as const) {
      await browser.send('Network.clearBrowserCache');
      cuts = lost;
      await page.goto(url + ROOMS);
      if (isTold) await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
      await expect(heading(page)).toBeVisible();
      expect(cuts).toBe(0);
    }
  } finally {
    front.closeAllConnections();
    front.close();
  }
});
