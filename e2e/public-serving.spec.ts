import type { Page } from '@playwright/test';
import { openConsole, SHELL_FOLDER } from './harness/consoles.ts';
import { fingerprints } from './harness/fingerprints.ts';
import { failedRequest } from './harness/guard.ts';
import { patchedBuild } from './harness/patched-build.ts';
import { expect, test } from './harness/test.ts';

/** Waits for every response: those still open when a section is stopped or restarted break off, and the browser reports that. */
const openWhole = (page: Page, address: string) => page.goto(address, { waitUntil: 'networkidle' });

test('a change in mfe-public, built and served again, is in the HTML of / at the next load, and the shell stays as it is', async ({
  page,
  request,
  platform,
}) => {
  const section = platform.section('mfe-public');
  const [before, after] = ['Pick your ground', 'Choose the battlefield'];
  const first = await request.get(platform.url);
  expect(await first.text()).toContain(before);
  await openWhole(page, platform.url);
  await expect(page.getByText(before)).toBeVisible();

  const shell = fingerprints(SHELL_FOLDER);
  const variant = patchedBuild('mfe-public', [{ from: before, to: after }]);
  try {
    await section.serve(variant.folder);
    // A section that is slow to answer keeps its last page for one load more.
    const read = async () => (await request.get(platform.url)).text();
    await expect.poll(read).toContain(after);
    expect((await request.get(platform.url)).headers().etag).not.toBe(first.headers().etag);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByText(after)).toBeVisible();
    await expect(page.getByText(before)).toBeHidden();
  } finally {
    await section.reset();
    variant.remove();
  }
  expect(fingerprints(SHELL_FOLDER)).toEqual(shell);
  const again = () => request.get(platform.url, { headers: { 'if-none-match': first.headers().etag ?? '' } });
  await expect.poll(async () => (await again()).status(), { message: 'and back again' }).toBe(304);
});

test('pages that were served before are still served when the section is down; without any, the shell has a plain home page', async ({
  page,
  platform,
  sections,
  guard,
}) => {
  guard.allow(failedRequest('ERR_CONNECTION_REFUSED'), /ERR_CONNECTION_REFUSED/);
  const section = platform.section('mfe-public');
  await openWhole(page, `${platform.url}/about-us`);
  const fresh = await openConsole(sections, platform.api, 'Bearer');
  await section.stop();
  try {
    await page.goto(`${platform.url}/about-us`);
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    await page.goto(`${fresh.url}/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Play for the win.' })).toBeVisible();
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    // Back at the home page there is nothing better than before, and no page that loads itself for ever.
    await page.getByRole('link', { name: 'Arena' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Play for the win.' })).toBeVisible();
    await section.start();
    await page.getByRole('link', { name: 'Login' }).click();
    await page.getByRole('link', { name: 'Arena' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skill wins. Skill earns.');
  } finally {
    await fresh.close();
  }
});

test('a page that is not what the section published is not served', async ({ request, platform, sections }) => {
  const fresh = await openConsole(sections, platform.api, 'Bearer');
  platform
    .section('mfe-public')
    .behave((asked, reply) => (asked.url.endsWith('.html') ? reply.type('text/html').send('<h1>Taken over</h1>') : undefined));
  try {
    expect(await (await request.get(`${fresh.url}/disclaimer`)).text()).not.toContain('Taken over');
  } finally {
    await fresh.close();
  }
});

test('the home page works for clients without compression, and the build’s own notes are not served', async ({ request, platform }) => {
  const plain = await request.get(platform.url, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.status()).toBe(200);
  expect((await plain.text()).includes('Know the prize before you drop')).toBe(true);
  for (const file of ['.build.json', '.modules.json', 'index.html.gz', 'index.html.br']) {
    for (const origin of [platform.url, platform.section('mfe-rooms').url]) {
      const answer = await request.get(`${origin.replace(/\/$/, '')}/${file}`);
      expect([file, answer.status()]).toEqual([file, 404]);
    }
  }
});
