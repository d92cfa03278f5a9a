import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { SHELL } from '../../ship/registry/published-registry.ts';
import { SECTIONS } from '../../tooling/apps.ts';
import { type LiveConsole, openLiveConsole } from '../harness/consoles.ts';
import { TRIED } from '../harness/fault-builds.ts';
import { AFTER, BEFORE, buildNextMajor } from '../harness/next-major.ts';
import { NetworkLog } from '../harness/network-log.ts';
import { ADMIN, enterAs } from '../harness/people.ts';
import { expect, test } from '../harness/test.ts';
import { type WorkingCopy, workingCopy } from '../harness/working-copy.ts';

/** Tabs read the registry this often. */
const HALF_A_MINUTE_MS = 30_000;
const LAST = 'mfe-users';

let site: LiveConsole;
let copy: WorkingCopy;
let builds: ReadonlyMap<string, string>;

test.beforeAll(async ({ platform }) => {
  // All builds of two consoles, on a machine that may have others to do.
  test.setTimeout(30 * 60_000);
  copy = workingCopy();
  site = await openLiveConsole(platform.api);
  builds = await buildNextMajor(copy);
});
test.afterAll(async () => {
  copy.remove();
  await site.close();
});

/** Publishes a build as its team does, with `ship` of the next release. */
async function ship(folder: string, build: string, version: string): Promise<string> {
  const options = ['--build', builds.get(build) ?? '', '--version', version, '--folder', site.folder];
  process.env.SHIP_SIGNING_KEY = site.signingKey;
  return copy.run('npm', 'run', 'ship', '--', 'publish', folder, ...options).finally(() => delete process.env.SHIP_SIGNING_KEY);
}

/** Every section shows its page in a tab that doesn't load another document. The top-ups use both names that the next contract changes. */
async function visitAll(page: Page, when: string): Promise<void> {
  for (const { link, heading, title } of TRIED) {
    const entries = page.getByRole('navigation', { name: 'Console' });
    await entries.getByRole('link', { name: new RegExp(`^${link}`) }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading }), `${title} ${when}`).toBeVisible();
    if (title === 'Finance')
      await expect(
        page
          .locator('main')
          .getByText(/\d (minute|hour|day)s? ago/)
          .first(),
        `ages ${when}`,
      ).toBeVisible();
    await expect(page.getByText(/S-\d\d/), `${title} ${when}`).toBeHidden();
  }
  const visitor = await page.context().newPage();
  await visitor.goto(site.url);
  await expect(visitor.getByRole('heading', { level: 1 }), `the public site ${when}`).toBeVisible();
  await visitor.close();
}

/** The window's file of adapters: the only one that still has the old name. */
function adapterFile(): string {
  const folder = builds.get('window') ?? '';
  const found = readdirSync(folder).filter(
    (file) => file.endsWith('.js') && readFileSync(path.join(folder, file), 'utf8').includes('oldestFirst'),
  );
  expect(found).toHaveLength(1);
  return `${site.url}/${found[0]}`;
}

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const offer = (page: Page) => page.getByRole('status', { name: 'Updates available' });

async function reload(page: Page): Promise<void> {
  await page.clock.fastForward(HALF_A_MINUTE_MS);
  await offer(page).getByRole('button', { name: 'Reload' }).click();
  await page.waitForFunction(() => !('sameDocument' in window));
  await mark(page);
}

test('five sections go over to the next major version on a day of their own, and at no moment is one of them away', async ({
  page,
  context,
}) => {
  test.setTimeout(20 * 60_000);
  await context.clock.install();
  await enterAs(page, site.url, ADMIN);
  await page.goto(`${site.url}/admin`);
  await mark(page);
  await visitAll(page, 'before');
  // A tab that stays open all the time, in which no section was visited.
  const patient = await context.newPage();
  await patient.goto(`${site.url}/admin/sections`);
  await expect(patient.getByRole('navigation', { name: 'Console' })).toBeVisible();
  await mark(patient);

  await expect(ship('mfe-rooms', 'mfe-rooms', '2.0.0')).rejects.toThrow(
    `It was built for contract ${AFTER}, and the shell offers ${BEFORE}. Publish a shell that offers it first, or both as one change with --set.`,
  );
  await ship(SHELL, 'window', '2.0.0');
  await visitAll(page, 'in the shell of before');
  const asked = new NetworkLog(page);
  await reload(page);
  await visitAll(page, 'with adapters');
  expect(asked.of(site.url)).toContain(adapterFile());

  for (const name of SECTIONS.filter((one) => one !== LAST)) {
    await ship(name, name, '2.0.0');
    await page.clock.fastForward(HALF_A_MINUTE_MS);
    const update = offer(page).getByRole('button', { name: 'Update' });
    if (name !== 'mfe-public') await update.click();
    await expect(offer(page)).toHaveCount(0);
    await visitAll(page, `after ${name} went over`);
    expect(await isSameDocument(page), 'updated in place').toBe(true);
  }

  const { title } = TRIED.find(({ folder }) => folder === LAST) ?? { title: '' };
  await expect(ship(SHELL, 'closed', '3.0.0')).rejects.toThrow(
    `${LAST} 1.0.0 (${title} team, ${title.toLowerCase()}-team@arena.test) would break with it. CONTRACT_VERSION (section): It was built for contract ${BEFORE}, and the shell offers ${AFTER}.`,
  );
  await ship(LAST, LAST, '2.0.0');
  await page.clock.fastForward(HALF_A_MINUTE_MS);
  await offer(page).getByRole('button', { name: 'Update' }).click();
  await expect(offer(page)).toHaveCount(0);
  const late = await context.newPage();
  const askedLate = new NetworkLog(late);
  await late.goto(`${site.url}/admin`);
  await visitAll(late, 'when all went over');
  expect(askedLate.of(site.url), 'the adapters load only for a section that needs them').not.toContain(adapterFile());
  await late.close();
  await ship(SHELL, 'closed', '3.0.0');
  await visitAll(page, 'while the window is closed');
  await reload(page);
  await visitAll(page, 'after the window is closed');

  await patient.clock.fastForward(HALF_A_MINUTE_MS);
  await expect(offer(patient).getByText('Arena Console 3.0.0 is available')).toBeVisible();
  await visitAll(patient, 'in a tab from before the upgrade');
  expect(await isSameDocument(patient)).toBe(true);
});
