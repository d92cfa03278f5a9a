import type { SectionDescriptor } from '@arena/shared/contract/section';
import { failedRequest } from './harness/guard.ts';
import { unlessIn } from './harness/extended.ts';
import { NetworkLog } from './harness/network-log.ts';
import { ADMIN, enterAs, goToAdmin, PLAYER, QUIET_SCREEN } from './harness/people.ts';
import { heading, panel, panelPath, ROOMS, sidebarLink } from './harness/rooms.ts';
import { expect, test } from './harness/test.ts';

declare global {
  interface Window {
    /** How many copies of react-dom have announced themselves. */
    __renderers?: number;
    __FEDERATION__?: {
      readonly __INSTANCES__: readonly {
        readonly name: string;
        readonly shareScopeMap: Record<string, Record<string, Record<string, { readonly loaded?: boolean; readonly from: string }>>>;
      }[];
    };
  }
}

const REFUSAL = 'You are not authorized to access this page';

test('nothing of a section is requested before the user approaches it, and then only that section, each file once', async ({
  page,
  context,
  platform,
}) => {
  await enterAs(page, platform.url, ADMIN);
  const log = new NetworkLog(context);
  await page.goto(platform.url);
  await goToAdmin(page);
  await expect(page.getByRole('region', { name: 'Rooms awaiting payout' })).toBeVisible();
  // The public page is mfe-public's and the overview shows the widgets of some sections. No page requests the rest.
  const descriptors = platform.sections.map(async ({ name, url }) => {
    const { widgets } = (await (await fetch(`${url}/section.json`)).json()) as SectionDescriptor;
    return widgets.length > 0 ? [name] : [];
  });
  const withWidgets = (await Promise.all(descriptors)).flat();
  expect(withWidgets).toEqual(expect.arrayContaining(['mfe-finance', 'mfe-rooms']));
  await expect.poll(() => [...log.sectionsAsked(platform)].sort()).toEqual([...withWidgets, 'mfe-public'].sort());
  // No document, so that nothing of the overview arrives late.
  await page.goto('about:blank');
  log.clear();
  await page.goto(platform.url + QUIET_SCREEN);
  await expect(sidebarLink(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(log.sectionsAsked(platform)).toEqual([]);

  // Pointing at the link is enough for everything that its page needs.
  const rooms = platform.section('mfe-rooms');
  const { mounts } = (await (await fetch(`${rooms.url}/section.json`)).json()) as SectionDescriptor;
  const mount = mounts.find(({ path }) => path === ROOMS);
  const files = [...(mount?.preload ?? []), ...(mount?.pages.find(({ path }) => path === '')?.preload ?? [])];
  const needed = files.map((file) => `${rooms.url}/${file}`);
  expect(needed.length).toBeGreaterThan(2);
  await sidebarLink(page).hover();
  await expect.poll(() => needed.filter((url) => !log.of(rooms.url).includes(url)), { message: 'the hover fetches the page' }).toEqual([]);
  const prefetched = log.of(rooms.url).length;

  await sidebarLink(page).click();
  await expect(heading(page)).toBeVisible();
  await page.getByRole('tab', { name: 'CoinTime' }).click();
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Room Rewards' })).toBeVisible();
  expect(log.of(rooms.url).length, 'a second page is a second file').toBeGreaterThan(prefetched);
  expect(log.sectionsAsked(platform)).toEqual(['mfe-rooms']);
  expect(log.filesTwice).toEqual([]);
});

test('React is loaded once, with any combination of sections', async ({ page, platform }) => {
  await page.addInitScript(() => {
    const inject = () => (window.__renderers = (window.__renderers ?? 0) + 1);
    const quiet = () => undefined;
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        inject,
        supportsFiber: true,
        onCommitFiberRoot: quiet,
        onCommitFiberUnmount: quiet,
        checkDCE: quiet,
      },
    });
  });
  await enterAs(page, platform.url, ADMIN);
  const scripts: { readonly url: string; readonly text: Promise<string> }[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push({ url: response.url(), text: response.text().catch(() => '') });
  });
  await page.goto(platform.url + ROOMS);
  await expect(heading(page)).toBeVisible();

  expect(await page.evaluate(() => window.__renderers)).toBe(1);
  const texts = await Promise.all(scripts.map(async ({ url, text }) => ({ origin: new URL(url).origin, text: await text })));
  expect(texts.some(({ origin }) => origin === platform.section('mfe-rooms').url)).toBe(true);
  const withReact = texts.filter(({ text }) => /rendererPackageName:\s*["']react-dom["']/.test(text)).map(({ origin }) => origin);
  expect(withReact, 'the program of react-dom came from the shell, once').toEqual([platform.url]);

  const shared = await page.evaluate(() => {
    const instances = window.__FEDERATION__?.__INSTANCES__ ?? [];
    return instances.flatMap(({ shareScopeMap }) =>
      ['react', 'react-dom', '@arena/shared/platform', '@arena/shared/ui/core'].map((name) => ({
        name,
        from: Object.values(shareScopeMap.default?.[name] ?? {}).map(({ from }) => from),
      })),
    );
  });
  expect(shared.length).toBeGreaterThan(0);
  for (const { name, from } of shared) expect(from, `${name} has one provider`).toEqual(['arena_shell']);
});

test('every script of a page begins with the line that has it compiled while it loads', async ({ page, platform }) => {
  await enterAs(page, platform.url, ADMIN);
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.set(response.url(), response.text());
  });
  await page.goto(platform.url + ROOMS);
  await expect(page.getByRole('article').first()).toBeVisible();
  const all = await Promise.all([...scripts].map(async ([url, text]) => ({ url, text: await text })));
  expect(all.map(({ url }) => new URL(url).origin)).toEqual(expect.arrayContaining([platform.url, platform.section('mfe-rooms').url]));
  expect(all.filter(({ text }) => !text.startsWith('//# allFunctionsCalledOnLoad\n')).map(({ url }) => url)).toEqual([]);
});

const DEEP_LINKS = [
  ['Room Management', ROOMS, heading],
  ['the winner panel', panelPath(999_999, 1), panel],
] as const;

for (const [what, path, landmark] of DEEP_LINKS) {
  test(
    `a deep link to ${what} preloads the section's files from the document, and uses each of them once`,
    unlessIn(['the winner panel'], what),
    async ({ page, context, platform, guard }) => {
      // The panel's room does not exist: its screen says so.
      guard.allow(failedRequest('404'));
      await enterAs(page, platform.url, ADMIN);
      const log = new NetworkLog(context);
      await page.goto(platform.url + path);
      await expect(landmark(page)).toBeVisible();
      const rooms = platform.section('mfe-rooms');
      const preloaded = await page.locator('link[rel=preload]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
      const ofRooms = preloaded.filter((url) => url.startsWith(rooms.url));
      expect(ofRooms.length).toBeGreaterThan(2);
      expect(ofRooms.filter((url) => !log.of(rooms.url).includes(url))).toEqual([]);
      expect(log.filesTwice, 'a preload that does not fit its use is fetched a second time').toEqual([]);
      expect(log.sectionsAsked(platform)).toEqual(['mfe-rooms']);
      await expect.poll(() => page.evaluate(() => performance.now()), { timeout: 10_000 }).toBeGreaterThan(5500);
      expect(guard.unusedPreloads).toEqual([]);
      // Its origin does not count, so the page does not either.
      expect(log.of(platform.url).filter((url) => url.includes('telemetry'))).toEqual([]);
    },
  );
}

for (const [who, person] of [
  ['a signed-in player', PLAYER],
  ['a visitor', null],
] as const) {
  test(`${who} who opens Room Management gets a refusal, is back at the home page, and was sent no file of the section`, async ({
    page,
    context,
    platform,
  }) => {
    if (person !== null) await enterAs(page, platform.url, person);
    const log = new NetworkLog(context);
    await page.goto(platform.url + ROOMS);
    await expect(page.getByText(REFUSAL)).toBeVisible();
    await expect(page).toHaveURL(`${platform.url}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(log.sectionsAsked(platform)).toEqual(['mfe-public']);
    expect(log.of(platform.url).filter((url) => url.includes('/api/v1/room'))).toEqual([]);
    await expect(heading(page)).toBeHidden();
  });
}

test('the refused address leaves no step in the history', async ({ page, platform }) => {
  await page.goto(`${platform.url}/auth/register`);
  await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible();
  await page.goto(platform.url + ROOMS);
  await page.waitForURL(`${platform.url}/`);
  // The public page has taken over from the document that refused.
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${platform.url}/auth/register`);
});

test('the registry is revalidated on every load, and files with a hash in their names are cached for ever', async ({
  request,
  platform,
}) => {
  const registry = await request.get(`${platform.url}/registry.json`);
  expect(registry.headers()['cache-control']).toBe('no-cache');
  const again = await request.get(`${platform.url}/registry.json`, { headers: { 'if-none-match': registry.headers().etag ?? '' } });
  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  expect((await request.get(`${platform.url}/auth/login`)).headers()['cache-control']).toBe('no-store');
  // A public page may be cached, and is revalidated on every load.
  expect((await request.get(platform.url)).headers()['cache-control']).toBe('no-cache');
  const rooms = platform.section('mfe-rooms').url;
  expect((await request.get(`${rooms}/section.json`)).headers()['cache-control']).toBe('no-cache');
  const { metaData } = (await (await request.get(`${rooms}/mf-manifest.json`)).json()) as { metaData: { remoteEntry: { name: string } } };
  expect((await request.get(`${rooms}/${metaData.remoteEntry.name}`)).headers()['cache-control']).toContain('immutable');
});
