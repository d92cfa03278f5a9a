import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publish } from '../ship/commands.ts';
import { ROOT } from '../tooling/apps.ts';
import { build } from '../tooling/build.ts';
import { freePort, HOST, isTaken } from '../tooling/network.ts';
import { WORKSHOP } from './harness/build-first.ts';
import { type LiveConsole, openLiveConsole } from './harness/consoles.ts';
import { failedRequest } from './harness/guard.ts';
import { ADMIN, enterAs, PLAYER, signInAt } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

const PROMOS = 'e2e/sections/mfe-promos';
const SERVICE = '/api/sections/mfe_promos/campaigns';

let site: LiveConsole;
let service: ChildProcess;
let file: string;

/** The program of the how-to, as it is printed there. */
function serviceOfDocs(): string {
  const page = readFileSync(path.join(ROOT, 'docs/how-to/your-own-service.md'), 'utf8');
  const [, code = ''] = /^```js\n(.*?)^```$/ms.exec(page) ?? [];
  return code;
}

test.beforeAll(async ({ platform }) => {
  await build([PROMOS], () => undefined);
  const port = await freePort();
  site = await openLiveConsole(platform.api, { sectionBackends: { mfe_promos: `http://${HOST}:${port}` } });
  // Below the repository, where it finds jose.
  mkdirSync(path.join(WORKSHOP, 'runs'), { recursive: true });
  file = path.join(WORKSHOP, `runs/service-${port}.mjs`);
  writeFileSync(file, serviceOfDocs());
  service = spawn(process.execPath, [file], { env: { ...process.env, PORT: String(port), CONSOLE_URL: site.url }, stdio: 'inherit' });
  await expect.poll(() => isTaken(port)).toBe(true);
  await publish(site.publisher, { folder: 'mfe-promos', build: path.join(ROOT, PROMOS, 'dist') });
});
test.afterAll(async () => {
  const ended = once(service, 'exit');
  service.kill();
  await ended;
  rmSync(file);
  await site.close();
});

test('a section reads from a service of its own, and writes there once, for the user who is signed in', async ({ page }) => {
  const { user } = await signInAt(site.url, ADMIN);
  await enterAs(page, site.url, ADMIN);
  await page.goto(`${site.url}/admin/promos`);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveText(['Winter cup, by user 1']);
  await page.getByLabel('Title').fill('Spring cup');
  await page.getByRole('button', { name: 'Create' }).dblclick();
  await expect(rows).toHaveText(['Winter cup, by user 1', `Spring cup, by user ${user.id}`]);
});

test('the token stays out of the page, and no other request gets in', async ({ page, guard }) => {
  guard.allow(failedRequest('40[13]'));
  await enterAs(page, site.url, ADMIN);
  await page.goto(`${site.url}/admin/promos`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText('Winter cup, by user 1');
  const asked = (address: string, method: string, body?: string) =>
    page.evaluate(
      async ([url, verb, sent]) => {
        const { token } = JSON.parse(localStorage.getItem('auth') ?? '{}') as { token: string };
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
        const answer = await fetch(url, { method: verb, headers, ...(sent === undefined ? {} : { body: sent }) });
        return [answer.status, await answer.text()] as const;
      },
      [address, method, body] as const,
    );
  expect(await asked('/api/v1/section-tokens', 'POST', '{"section":"mfe_promos"}')).toEqual([
    403,
    expect.stringContaining('Only a server'),
  ]);
  expect(await asked(SERVICE, 'GET')).toEqual([200, expect.stringContaining('Winter cup')]);
  // With the cookie alone, as a link or a form of another site sends it.
  expect(await page.evaluate(async (url) => (await fetch(url)).status, SERVICE)).toBe(401);
  const player = await signInAt(site.url, PLAYER);
  const answer = await fetch(site.url + SERVICE, { headers: { authorization: `Bearer ${player.token}` } });
  expect([answer.status, await answer.json()]).toEqual([403, { message: 'Only administrators can manage campaigns.' }]);
});
