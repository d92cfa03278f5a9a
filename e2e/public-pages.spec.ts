import { expectPublicAccessible } from './harness/accessible.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { FOUND, HIDDEN } from './harness/public-pages.ts';
import { EXTENDED } from './harness/extended.ts';
import { expect, test } from './harness/test.ts';

const ALL = [...FOUND, ...HIDDEN].map(([path, heading]) => ({ path, heading }));

test(
  'every public page has one heading of its own, a title, a description, and what search engines need',
  EXTENDED,
  async ({ page, platform }) => {
    const titles = new Set<string>();
    for (const { path, heading } of ALL) {
      await page.goto(platform.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      titles.add(await page.title());
      const description = await page.locator('meta[name=description]').getAttribute('content');
      expect(description?.length, `description of ${path}`).toBeGreaterThan(40);
      const hidden = HIDDEN.some(([one]) => one === path);
      await expect(page.locator('meta[name=robots]'), path).toHaveCount(hidden ? 1 : 0);
      await expect(page.locator('link[rel=canonical]'), path).toHaveCount(hidden ? 0 : 1);
      if (!hidden) await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', platform.url + path);
      const card = await page.locator('meta[property="og:image"]').getAttribute('content');
      expect(card, path).toContain(platform.section('mfe-public').url);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    expect(titles.size).toBe(ALL.length);
  },
);

test('the sitemap lists what should be found and nothing else, robots.txt names it, and the card is a picture', async ({
  request,
  platform,
}) => {
  const sitemap = await request.get(`${platform.url}/sitemap.xml`);
  expect(sitemap.headers()['content-type']).toContain('xml');
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual(FOUND.map(([path]) => platform.url + path).sort());
  expect(await (await request.get(`${platform.url}/robots.txt`)).text()).toContain(`Sitemap: ${platform.url}/sitemap.xml`);
  const html = await (await request.get(platform.url)).text();
  const [, card = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  expect((await request.get(card)).headers()['content-type']).toBe('image/jpeg');
});

test('the contents list of a legal text names every part, and leads to it', async ({ page, platform }) => {
  for (const [path] of FOUND.slice(2)) {
    await page.goto(platform.url + path);
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const parts = page.locator('.text section');
    expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash))).toEqual(
      await parts.evaluateAll((all) => all.map(({ id }) => `#${id}`)),
    );
    await links.last().click();
    await expect(parts.last()).toBeInViewport();
    await expect(page.getByText('In force since')).toBeVisible();
    await expect(page.locator('time')).toHaveCount(2);
  }
});

test('14 regions, each with its laws and what they mean, reachable by its own address; the matrix is a table with headers', async ({
  page,
  platform,
}) => {
  await page.goto(`${platform.url}/privacy/legal`);
  const regions = page.locator('.text section');
  await expect(regions).toHaveCount(14);
  for (const region of await regions.all()) {
    expect(await region.getByRole('list').count()).toBe(2);
    expect(await region.getByRole('listitem').count()).toBeGreaterThanOrEqual(5);
  }
  await expect(page.locator('#india')).toContainText('within 6 hours');
  await expect(page.locator('#european-union')).toContainText('16 by default');
  await page.goto(`${platform.url}/country-compliance-matrix`);
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  await expect(page.getByRole('rowheader')).toHaveCount(14);
  await page.getByRole('rowheader', { name: 'Singapore' }).getByRole('link').click();
  await expect(page).toHaveURL(`${platform.url}/privacy/legal#singapore`);
  await expect(page.locator('#singapore')).toBeInViewport();
});

test('the terms name the ages 13, 16 and 18, and print only their text', async ({ page, platform }) => {
  await page.goto(`${platform.url}/terms-and-conditions`);
  const age = page.locator('#age');
  await expect(age).toContainText('at least 13 years');
  await expect(age).toContainText('18 or older');
  await expect(age).toContainText('16 years where the law of your country allows it');
  await page.emulateMedia({ media: 'print' });
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden();
  await expect(page.locator('.toc')).toBeHidden();
  await expect(age).toBeVisible();
});

// A page with pictures, one of text, one with a form; extended/public-pages.spec.ts has the others.
const KINDS = ['/', '/privacy/legal', '/contact'];

test('no kind of public page breaks a rule of WCAG 2.2 AA, dark and light, wide and narrow, and none scrolls sideways', async ({
  page,
  platform,
}) => {
  for (const path of KINDS) await expectPublicAccessible(page, platform.url + path);
  await enterAs(page, platform.url, ADMIN);
  await expectPublicAccessible(page, platform.url);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
});

test('the first Tab stop skips the navigation, and the focus is always visible', async ({ page, platform }) => {
  await page.goto(platform.url);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  for (let steps = 0; steps < 30; steps += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)).not.toBe('none');
  }
});
