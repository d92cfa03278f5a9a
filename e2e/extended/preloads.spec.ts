import type { BrowserContext, Page } from '@playwright/test';
import type { RegistryDocument } from '@arena/shared/contract/publishing';
import { openLiveConsole } from '../harness/consoles.ts';
import { failedRequest } from '../harness/guard.ts';
import { NetworkLog } from '../harness/network-log.ts';
import { OVERVIEW } from '../harness/overview.ts';
import { ADMIN, enterAs, QUIET_SCREEN } from '../harness/people.ts';
import { expect, test as base } from '../harness/test.ts';

/** The two ways to serve a console: each section on an origin of its own, or all of them below the shell's. */
const FORMS = ['own origins', 'one origin'] as const;
type Form = (typeof FORMS)[number];

const test = base.extend<object, { readonly sites: Readonly<Record<Form, string>> }>({
  sites: [
    async ({ platform }, use) => {
      const live = await openLiveConsole(platform.api);
      await use({ 'own origins': platform.url, 'one origin': live.url });
      await live.close();
    },
    { scope: 'worker' },
  ],
});

/** Number 1 is no room that has winners and no tournament, and a picture of the demo is lost: the screens say so. */
const REFUSED_CALLS = failedRequest(/40[04].*\/api\/v1\//);
const AT_ONCE = 5;
/** The browser waits three seconds after the load before it warns about an unused preload. */
const COMPLAINS_WITHIN_MS = 4500;

async function registryOf(url: string): Promise<RegistryDocument> {
  return (await (await fetch(`${url}/registry.json`)).json()) as RegistryDocument;
}

/** Every address of every section, with a number where a page wants one, and the shell's own. */
async function screensOf(url: string): Promise<readonly string[]> {
  const descriptors = (await registryOf(url)).sections.map(({ live }) => live.descriptor);
  const pages = descriptors
    .flatMap(({ mounts }) => mounts)
    .flatMap((mount) => mount.pages.map((page) => `${mount.path}/${page.path}`.replace(/(.)\/$/, '$1').replaceAll(/:\w+/g, '1')));
  const documents = descriptors
    .flatMap((descriptor) => descriptor.documents ?? [])
    .flatMap((document) => ('file' in document ? [document.path] : []))
    .filter((address) => !address.includes('.'));
  return [...new Set([OVERVIEW, QUIET_SCREEN, '/auth/login', ...documents, ...pages])];
}

/** Opens a screen in a tab of its own, waits until the browser has had its say, and answers what was fetched more than once. */
async function open(context: BrowserContext, address: string): Promise<readonly string[]> {
  const page = await context.newPage();
  const log = new NetworkLog(page);
  await page.goto(address);
  await expect(page.locator('h1').first(), address).toBeVisible();
  const sinceLoad = () =>
    page.evaluate(() => {
      const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return performance.now() - (loaded?.loadEventEnd || Infinity);
    });
  await expect.poll(sinceLoad, { timeout: 30_000 }).toBeGreaterThan(COMPLAINS_WITHIN_MS);
  const twice = log.filesTwice;
  await page.close();
  return twice;
}

for (const form of FORMS) {
  test(`${form}: no screen fetches a file twice or preloads one in vain`, async ({ page, context, sites, guard }) => {
    test.setTimeout(180_000);
    guard.allow(REFUSED_CALLS);
    const url = sites[form];
    await enterAs(page, url, ADMIN);
    const all = await screensOf(url);
    expect(all.length).toBeGreaterThan(20);
    // In production's form every other one, from other origins, where the same code does it, some of the rest.
    const screens = all.filter((_, place) => (form === 'one origin' ? place % 2 === 0 : place % 4 === 1));
    const twice: string[] = [];
    for (let from = 0; from < screens.length; from += AT_ONCE) {
      const answers = await Promise.all(screens.slice(from, from + AT_ONCE).map((address) => open(context, url + address)));
      twice.push(...answers.flat());
    }
    expect(twice).toEqual([]);
    expect(guard.unusedPreloads).toEqual([]);
  });

  test(`${form}: a deep link preloads the section's files from the document`, async ({ page, context, sites, guard }) => {
    guard.allow(REFUSED_CALLS);
    const url = sites[form];
    await enterAs(page, url, ADMIN);
    const log = new NetworkLog(context);
    for (const { live } of (await registryOf(url)).sections) {
      const mount = live.descriptor.mounts.find(({ layout, pages }) => layout === 'console' && pages.some((one) => one.path === ''));
      if (mount === undefined) continue;
      const files = [...mount.preload, ...(mount.pages.find((one) => one.path === '')?.preload ?? [])];
      log.clear();
      await page.goto(url + mount.path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const preloaded = await page
        .locator('link[rel=preload][as=script]')
        .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
      expect(preloaded).toEqual(files.map((file) => new URL(live.base + file, url).href));
      expect(preloaded.filter((file) => log.of(new URL(file).origin).filter((asked) => asked === file).length !== 1)).toEqual([]);
    }
  });

  test(`${form}: pointing at every link of the sidebar, the overview's widgets and the pages fetch each file once`, async ({
    page,
    context,
    sites,
    guard,
  }) => {
    guard.allow(REFUSED_CALLS);
    await enterAs(page, sites[form], ADMIN);
    const log = new NetworkLog(context);
    await page.goto(sites[form] + OVERVIEW);
    const links = page.getByRole('navigation', { name: 'Console' }).getByRole('link');
    await expect(page.getByRole('region', { name: 'Rooms awaiting payout' }).getByRole('listitem').first()).toBeVisible();
    const count = await links.count();
    expect(count).toBeGreaterThan(6);
    for (let index = 0; index < count; index += 1) await pointAndFollow(page, index);
    expect(log.filesTwice).toEqual([]);
    expect(guard.unusedPreloads).toEqual([]);
  });
}

test('after pointing at its link a screen needs no more code, and its dialogs come when it is there', async ({ page, sites, guard }) => {
  guard.allow(REFUSED_CALLS);
  await enterAs(page, sites['one origin'], ADMIN);
  await page.goto(sites['one origin'] + '/admin/notification');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  const link = page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Top-ups' });
  await link.hover();
  let before = 0;
  const fetchedAll = () => {
    const earlier = before;
    before = scripts.length;
    return earlier > 0 && earlier === before;
  };
  await expect.poll(fetchedAll, { message: 'what pointing fetches has come', intervals: [1000] }).toBe(true);
  scripts = [];
  // In one piece, with the click: rendered in pieces they are seen some frames later.
  const rows = await link.evaluate(async (element: HTMLElement) => {
    element.click();
    await Promise.resolve();
    return [...document.querySelectorAll('tbody tr')].filter((row) => row.checkVisibility()).length;
  });
  expect(rows).toBeGreaterThan(0);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(scripts).toEqual([]);
  await expect.poll(() => scripts.length, { message: 'the dialogs' }).toBeGreaterThan(0);
});

async function pointAndFollow(page: Page, index: number): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Console' }).getByRole('link').nth(index);
  const address = (await link.getAttribute('href')) ?? '';
  await link.hover();
  await link.focus();
  await link.click();
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(address));
  await expect(page.locator('#main h1'), address).toBeVisible();
}
