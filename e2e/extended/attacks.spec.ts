import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { PublishedRegistry, SignedRegistry } from '@arena/shared/contract/publishing';
import { publish } from '../../ship/commands.ts';
import { ROOT } from '../../tooling/apps.ts';
import { type LiveConsole, openLiveConsole } from '../harness/consoles.ts';
import { listedFiles } from '../harness/flipped.ts';
import { failedRequest } from '../harness/guard.ts';
import { enterWithoutBackend, NO_BACKEND } from '../harness/no-backend.ts';
import { heading, ROOMS } from '../harness/rooms.ts';
import { expect, test } from '../harness/test.ts';

/** What an attacker can do who writes into the folder of published versions, or intercepts requests, without the signing key. */

let site: LiveConsole;
test.beforeEach(async ({ page, guard }) => {
  site = await openLiveConsole(NO_BACKEND);
  guard.allow(failedRequest(/403.*telemetry/));
  await enterWithoutBackend(page, site.url, guard);
});
test.afterEach(() => site.close());

const file = () => path.join(site.folder, 'registry.json');
const read = () => JSON.parse(readFileSync(file(), 'utf8')) as PublishedRegistry & { readonly signed: SignedRegistry };

async function startsWith(page: Page): Promise<void> {
  await page.goto(site.url + ROOMS);
  await expect(heading(page)).toBeVisible();
}

/** The console says so, and requested no file of any section. */
async function isRefused(page: Page, why: RegExp): Promise<void> {
  await page.goto(site.url + ROOMS);
  const said = page.getByRole('alert');
  await expect(said).toContainText('The console could not start');
  await expect(said).toContainText('The console was not started: the section list failed verification (');
  await expect(said).toContainText(why);
  await expect(said).toContainText('S-12');
  expect(await page.evaluate(() => Object.keys(window).filter((name) => name.startsWith('webpackChunkmfe_')))).toEqual([]);
}

test('a replayed registry is refused by a browser that has seen a later one, and the open tab keeps working', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/untrusted/);
  const before = readFileSync(file(), 'utf8');
  await startsWith(page);
  await publish(site.publisher, { folder: 'mfe-users', build: path.join(ROOT, 'mfe-users/dist'), version: '1.1.0' });
  const other = await context.newPage();
  await startsWith(other);

  writeFileSync(file(), before);
  await isRefused(await context.newPage(), /it is older than one already seen \(\d+, was \d+\)/);
  await expect(heading(other)).toBeVisible();
});

test('a registry of two halves is refused', async ({ page, guard }) => {
  guard.allow(/untrusted/);
  const one = read();
  await publish(site.publisher, { folder: 'mfe-users', build: path.join(ROOT, 'mfe-users/dist'), version: '1.1.0' });
  const other = read();
  const [first, ...rest] = one.signed.sections;
  expect(first).toBeDefined();
  const halves = { ...other, signed: { ...other.signed, sections: [...other.signed.sections.slice(0, -rest.length), ...rest] } };
  expect(halves.signed.sections).not.toEqual(other.signed.sections);
  writeFileSync(file(), JSON.stringify(halves));
  await isRefused(page, /its signature doesn’t match its content/);
});

test('a registry that is unsigned, or signed with an attacker’s key that is supplied with it, is refused', async ({ page, guard }) => {
  guard.allow(/untrusted/);
  const { signed: _, ...unsigned } = read();
  writeFileSync(file(), JSON.stringify(unsigned));
  await isRefused(page, /it is not signed/);
});

test('a section that names another’s file is refused, and so is one whose list was exchanged', async ({ page, guard }) => {
  guard.allow(/untrusted/, /Federation Runtime/, /MIME type/, failedRequest('404'));
  const rooms = path.join(site.folder, 'mfe-rooms/1.0.0/files.json');
  const published = readFileSync(rooms, 'utf8');
  const said = page.getByRole('alert').filter({ hasText: 'Rooms is unavailable' });

  // Its list with another section's file in it: it is not the list that was signed.
  const list = JSON.parse(published) as { files: Record<string, string> };
  const users = JSON.parse(readFileSync(path.join(site.folder, 'mfe-users/1.0.0/files.json'), 'utf8')) as typeof list;
  const [name = '', hash = ''] = Object.entries(users.files).find(([one]) => one.endsWith('.js')) ?? [];
  const body = JSON.stringify({ ...list, files: { ...list.files, [`../../mfe-users/1.0.0/${name}`]: hash } });
  writeFileSync(rooms, body);
  await page.goto(site.url + ROOMS);
  // The origin sends no file of such a version.
  await expect(said).toContainText('Rooms was blocked: its file list couldn’t be loaded (status 404)');
  await expect(said).toContainText('S-11');
  writeFileSync(rooms, published);
  await page.route('**/mfe-rooms/1.0.0/files.json', (route) => route.fulfill({ contentType: 'application/json', body }));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(said).toContainText('Rooms was blocked: its file list is not the one that was published');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page)).toBeVisible();

  // Another section's folder in its place: the registry is not the one that was signed.
  const registry = read();
  const other = registry.signed.sections.find((one) => one.name === 'mfe_users')?.live.base ?? '';
  const sections = registry.signed.sections.map((one) => (one.name === 'mfe_rooms' ? { ...one, live: { ...one.live, base: other } } : one));
  writeFileSync(file(), JSON.stringify({ ...registry, signed: { ...registry.signed, sections } }));
  await isRefused(page, /its signature doesn’t match its content/);
});

test('a file that was changed in the folder is not run, also when the browser has kept it, and comes back once it is right', async ({
  page,
  guard,
}) => {
  guard.allow(/integrity/, /Federation Runtime/);
  const [entry = ''] = listedFiles('mfe-rooms', /^remoteEntry\./);
  const place = path.join(site.folder, 'mfe-rooms/1.0.0', entry);
  const published = readFileSync(place);
  const compressed = ['.br', '.gz'].map((suffix) => [place + suffix, readFileSync(place + suffix)] as const);
  const changed = Buffer.from(published);
  changed.writeUInt8(changed.readUInt8(100) ^ 1, 100);
  writeFileSync(place, changed);
  // Then it goes out as it lies there.
  for (const [copy] of compressed) rmSync(copy);
  const said = page.getByRole('alert').filter({ hasText: 'Rooms is unavailable' });
  await page.goto(site.url + ROOMS);
  await expect(said).toContainText(`${entry} of Rooms doesn’t match the published file and was blocked.`);
  await expect(said).toContainText('S-10');
  writeFileSync(place, published);
  for (const [copy, bytes] of compressed) writeFileSync(copy, bytes);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page)).toBeVisible();
});

test('an open tab takes a later version, whose files nothing in its document names', async ({ page, context }) => {
  await context.clock.install();
  await startsWith(page);
  await publish(site.publisher, { folder: 'mfe-users', build: path.join(ROOT, 'mfe-users/dist'), version: '1.1.0' });
  await page.clock.fastForward(30_000);
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'User Management' }).click();
  await expect(page.getByRole('heading', { name: 'User Management', level: 1 })).toBeVisible();
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  expect(asked.filter((address) => address.startsWith('/live/mfe-users/')).every((address) => address.includes('/1.1.0/'))).toBe(true);
});
