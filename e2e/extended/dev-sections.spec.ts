import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openLiveConsole } from '../harness/consoles.ts';
import { banner, cookieOf, DevConsole, EIGHT_HOURS_MS, grantsOf, MINE, OLD, SERVICE } from '../harness/dev-sections.ts';
import { failedRequest } from '../harness/guard.ts';
import { ADMIN, enterAs, PLAYER } from '../harness/people.ts';
import { ROOMS } from '../harness/rooms.ts';
import { expect, test } from '../harness/test.ts';

// The attacks that need a grant, or another site; those that need neither are in ../dev-sections.spec.ts.
const tried = new DevConsole();

test('attacks: a grant that has ended, in an open tab and in a copy', async ({ page, context }) => {
  await context.clock.install();
  await tried.enterRooms(page);
  expect(await tried.agree(page)).toBe(200);
  await page.goto(tried.site.url + ROOMS);
  await expect(page.getByText(MINE)).toBeVisible();
  const cookie = await cookieOf(context);
  tried.ahead = EIGHT_HOURS_MS;
  await page.clock.fastForward(EIGHT_HOURS_MS);
  await expect(page.getByText(OLD)).toBeVisible();
  await expect(page.getByText(/Rooms is back on the live version: the time limit was reached/)).toBeVisible();
  // A browser that keeps it for longer than it was told to.
  await context.addCookies([{ ...cookie, expires: -1 }]);
  await tried.isUnchanged(page);
});

test('attacks: a grant that was copied to another browser, and to another session of this one', async ({ page, context, browser }) => {
  await tried.enterRooms(page);
  expect(await tried.agree(page)).toBe(200);
  const cookie = await cookieOf(context);
  expect([cookie.httpOnly, cookie.sameSite, cookie.path]).toEqual([true, 'Strict', '/']);
  const elsewhere = await browser.newContext();
  await elsewhere.addCookies([cookie]);
  const thief = await elsewhere.newPage();
  await enterAs(thief, tried.site.url, ADMIN);
  await tried.isRefused(thief);
  await elsewhere.close();
  await enterAs(page, tried.site.url, ADMIN);
  await context.addCookies([cookie]);
  await tried.isRefused(page);
});

test('attacks: an altered grant, an origin that is not allowed, a user who is not an administrator', async ({ page, context, guard }) => {
  guard.allow(failedRequest(SERVICE));
  await tried.enterRooms(page);
  expect(await tried.agree(page, { origin: 'https://evil.example' })).toBe(403);
  expect(await tried.agree(page)).toBe(200);
  const cookie = await cookieOf(context);
  const [text = '', signature = ''] = cookie.value.split('.');
  const grant = JSON.parse(Buffer.from(text, 'base64url').toString()) as object;
  for (const changes of [{ section: 'mfe_users' }, { origin: 'http://localhost:1' }, { until: Date.now() + 1000 }]) {
    const value = `${Buffer.from(JSON.stringify({ ...grant, ...changes })).toString('base64url')}.${signature}`;
    await context.addCookies([{ ...cookie, value }]);
    await tried.isUnchanged(page);
  }
  // A page that is open when the cookies go would ask on without a session.
  await page.goto('about:blank');
  await context.clearCookies();
  await enterAs(page, tried.site.url, PLAYER);
  await page.goto(tried.site.url);
  expect(await tried.agree(page)).toBe(403);
  expect(await grantsOf(context)).toEqual([]);
});

test('attack: a page of another origin posts, with a form and with a program', async ({ page, context, guard }) => {
  guard.allow(/CORS|Failed to load resource|ERR_FAILED/);
  const evil = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<title>evil</title>')).listen(
    0,
    'localhost',
  );
  try {
    await tried.enterRooms(page);
    const trap = await context.newPage();
    await trap.goto(`http://localhost:${(evil.address() as AddressInfo).port}/`);
    const body = JSON.stringify({ section: 'mfe_rooms', origin: tried.developer.origin });
    const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { token: string }).token);
    const sent = await trap.evaluate(
      async ([address, text, stolen]) => {
        const send = (headers: Record<string, string>, mode: RequestMode) =>
          fetch(address, { method: 'POST', mode, credentials: 'include', headers, body: text }).then(
            ({ type }) => type as string,
            () => 'blocked',
          );
        return [
          await send({ 'content-type': 'application/json', authorization: `Bearer ${stolen}` }, 'cors'),
          await send({ 'content-type': 'text/plain' }, 'no-cors'),
        ];
      },
      [tried.site.url + SERVICE, body, token] as const,
    );
    // Not even whether there was an answer: `cross-origin-resource-policy`.
    expect(sent).toEqual(['blocked', 'blocked']);
    await trap.setContent(
      `<form method="post" enctype="text/plain" action="${tried.site.url}${SERVICE}"><input name='${body.slice(0, -1)},"x":"' value='"}'></form>`,
    );
    await Promise.all([trap.waitForURL(tried.site.url + SERVICE), trap.evaluate(() => document.forms[0]?.submit())]);
    expect(await grantsOf(context)).toEqual([]);
    await tried.isUnchanged(page);
  } finally {
    evil.close();
  }
});

test('attack: the machine answers with another section', async ({ page }) => {
  await tried.enterRooms(page);
  expect(await tried.agree(page)).toBe(200);
  tried.developer.save(tried.users.folder);
  await page.goto(tried.site.url + ROOMS);
  await expect(page.getByText(OLD)).toBeVisible();
  await expect(banner(page)).toContainText(
    `${tried.developer.origin} answers with mfe_users, which you didn’t confirm. Rooms is the live version.`,
  );
  expect(tried.developer.asked.filter((address) => address.endsWith('.js'))).toEqual([]);
});

test('attack: the setting is switched off while grants are out', async ({ page, platform, context, guard }) => {
  guard.allow(failedRequest(SERVICE));
  await tried.enterRooms(page);
  expect(await tried.agree(page)).toBe(200);
  const off = await openLiveConsole(platform.api);
  try {
    // Cookies belong to a host, not to a port: this is the same browser at the same server, restarted.
    await enterAs(page, off.url, ADMIN);
    expect((await cookieOf(context)).value).not.toBe('');
    await tried.isUnchanged(page, off.url);
    expect(await tried.agree(page)).toBe(404);
  } finally {
    await off.close();
  }
});
