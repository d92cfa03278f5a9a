import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expectAccessible } from '../harness/accessible.ts';
import { fingerprints } from '../harness/fingerprints.ts';
import { type LiveConsole, openLiveConsole, SHELL_FOLDER } from '../harness/consoles.ts';
import { region } from '../harness/overview.ts';
import { ADMIN, enterAs, PLAYER } from '../harness/people.ts';
import { expectPromos, PROMOS as PAGE, promosEntry, promosRows, scheduledRooms } from '../harness/promos.ts';
import { expect, test } from '../harness/test.ts';
import { type WorkingCopy, workingCopy } from '../harness/working-copy.ts';

const FOLDER = 'mfe-promos';
const REFUSAL = 'You are not authorized to access this page';
const AT_MOST_S = 300;

/** The files of all other sections' published versions. */
const others = ({ folder }: LiveConsole) =>
  Object.fromEntries(
    Object.entries(fingerprints(folder)).filter(([file]) => /^[a-z][a-z-]*\/\d/.test(file) && !file.startsWith(`${FOLDER}/`)),
  );

let site: LiveConsole;
let copy: WorkingCopy;

test.beforeAll(async ({ platform }) => {
  test.setTimeout(120_000);
  copy = workingCopy();
  site = await openLiveConsole(platform.api);
});
test.afterAll(async () => {
  copy.remove();
  await site.close();
});

test('from nothing, a section is made, tested and live in the console within five minutes, and the shell stays as it is', async ({
  page,
  browser,
  platform,
}) => {
  test.setTimeout(AT_MOST_S * 1000);
  const shell = fingerprints(SHELL_FOLDER);
  const published = others(site);
  for (const files of [shell, published]) expect(Object.keys(files).length).toBeGreaterThan(3);
  const token = await enterAs(page, site.url, ADMIN);
  const rooms = await scheduledRooms(platform.api, token);
  await page.goto(`${site.url}/admin`);
  await expect(region(page, 'Rooms awaiting payout')).toBeVisible();
  await expect(promosEntry(page)).toBeHidden();

  const started = Date.now();
  expect(await copy.run('npm', 'run', 'new-section', '--', FOLDER)).toContain(`npm run ship -- publish ${FOLDER}`);
  expect(await copy.run('npx', 'jest', FOLDER)).toMatch(/Tests: +\d+ passed/);
  process.env.SHIP_SIGNING_KEY = site.signingKey;
  await copy.run('npm', 'run', 'ship', '--', 'publish', FOLDER, '--folder', site.folder);
  delete process.env.SHIP_SIGNING_KEY;
  await expectPromos(page, site, rooms);
  const seconds = (Date.now() - started) / 1000;
  test.info().annotations.push({ type: 'from nothing to live', description: `${seconds.toFixed(1)} s` });
  console.log(`From nothing to live: ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(AT_MOST_S);

  // It works as its page says, at the address that was given to it.
  const rows = promosRows(page);
  const [{ roomId, user } = { roomId: 0, user: { name: '' } }] = rooms;
  await expect(page).toHaveURL(site.url + PAGE);
  await page.getByLabel('Search rooms').fill(user.name);
  await expect(rows.filter({ hasNotText: user.name })).toHaveCount(0);
  await expect(page).toHaveURL(/\?search=/);
  await rows
    .filter({ hasText: `Room ${roomId} ·` })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(`${site.url}${PAGE}/${roomId}`);
  await expect(page.getByRole('heading', { level: 1, name: user.name })).toBeVisible();
  await expectAccessible(page);
  await page.goto(site.url + PAGE);
  await expect(rows).toHaveCount(rooms.length);
  await expectAccessible(page);
  await page.goto(`${site.url}/admin`);
  await expect(region(page, 'Promos')).toContainText(`${rooms.length} scheduled rooms`);

  // A user without the role does not get in, and is sent no file of it.
  const stranger = await (await browser.newContext()).newPage();
  const asked: string[] = [];
  stranger.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await enterAs(stranger, site.url, PLAYER);
  await stranger.goto(site.url + PAGE);
  await expect(stranger.getByText(REFUSAL)).toBeVisible();
  await expect(stranger).toHaveURL(`${site.url}/`);
  await stranger.waitForLoadState('networkidle');
  expect(asked).toContain('/registry.json');
  expect(asked.filter((path) => path.includes(FOLDER))).toEqual([]);
  await stranger.context().close();

  expect(fingerprints(SHELL_FOLDER)).toEqual(shell);
  expect(others(site)).toEqual(published);
});

test('a name that cannot be one is refused with a sentence, and nothing is written', async () => {
  const written = () => [readdirSync(copy.folder), readFileSync(path.join(copy.folder, 'package-lock.json'), 'utf8')];
  const before = written();
  const tries = [
    [['promos'], "'promos' cannot be a section's name."],
    [['mfe-rooms'], 'mfe-rooms is there already.'],
    [['mfe-messages'], '/admin/messages belongs to mfe-users (Users team, users-team@arena.test).'],
  ] as const;
  for (const [args, sentence] of tries) {
    const said = await copy.run('npm', 'run', 'new-section', '--', ...args).then(
      () => 'It was made.',
      (error: Error) => error.message,
    );
    expect(said).toContain(sentence);
    expect(said, 'a sentence and no stack').not.toMatch(/\n[ \t]+at /);
  }
  expect(written()).toEqual(before);
});
