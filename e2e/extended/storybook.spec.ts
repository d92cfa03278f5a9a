import { execFile } from 'node:child_process';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../tooling/apps.ts';
import { freePort } from '../../tooling/network.ts';

/** The kit's static site, as `npm run dev -- kit --build` writes it. */

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
const site = mkdtempSync(path.join(tmpdir(), 'arena-stories-'));
let server: Server;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await promisify(execFile)('npm', ['run', 'dev', '--', 'kit', '--build', '--out', site], { cwd: ROOT });
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, origin);
    const file = path.join(site, pathname === '/' ? 'index.html' : pathname);
    response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    createReadStream(file)
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  }).listen(port);
});
test.afterAll(() => {
  server.close();
  rmSync(site, { recursive: true });
});

test('a story shows its component, a control changes it, and the toolbar switches to light', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin)) elsewhere.push(request.url());
  });
  await page.goto(`${origin}/?path=/story/kit-buttons-and-texts--button`);
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('button', { name: 'Save changes' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('row', { name: 'children' }).getByRole('textbox').fill('Pay winner');
  await expect(story.getByRole('button', { name: 'Pay winner' })).toBeVisible();

  const ground = () => story.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const dark = await ground();
  await page.getByRole('button', { name: /Dark/ }).click();
  await page
    .getByRole('option', { name: 'Light' })
    .or(page.getByRole('button', { name: 'Light' }))
    .first()
    .click();
  await expect.poll(ground).not.toBe(dark);

  await page.goto(`${origin}/?path=/story/recipes--server-paged-table`);
  await expect(story.getByRole('row', { name: /Amara Khan 1 / })).toBeVisible();
  await page.getByRole('link', { name: 'Docs' }).first().click();
  await expect(story.getByRole('heading', { name: 'Recipes' })).toBeVisible();
  expect(elsewhere).toEqual([]);
});
