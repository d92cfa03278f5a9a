import { expectPublicAccessible } from '../harness/accessible.ts';
import { FOOTER, FOUND, HIDDEN, wordsOf } from '../harness/public-pages.ts';
import { expect, test } from '../harness/test.ts';

const ALL = [...FOUND, ...HIDDEN].map(([path, heading]) => ({ path, heading }));
const HEADINGS = new Map<string, string>([...FOUND, ...HIDDEN].map(([path, heading]) => [path, heading]));

for (const { path } of ALL)
  test(`with JavaScript off ${path} shows its full text`, async ({ browser, page, platform }) => {
    const without = await browser.newContext({ javaScriptEnabled: false });
    const plain = await without.newPage();
    await plain.goto(platform.url + path);
    await page.goto(platform.url + path);
    const words = await wordsOf(plain);
    expect(words.length).toBeGreaterThan(30);
    expect(words).toEqual(await wordsOf(page));
    await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [, , sentence] of FOUND.filter(([found]) => found === path)) await expect(plain.getByText(sentence).first()).toBeVisible();
    await without.close();
  });

test('with JavaScript off the form says that it needs it, and the navigation works', async ({ browser, platform }) => {
  const without = await browser.newContext({ javaScriptEnabled: false });
  const plain = await without.newPage();
  await plain.goto(`${platform.url}/account-deletion`);
  // Texts inside a noscript are no texts to Playwright's locators.
  const hint = plain.locator('noscript p');
  await expect(hint).toBeVisible();
  await expect(hint).toContainText('This form needs JavaScript.');
  await expect(plain.getByRole('button', { name: 'Request deletion' })).toBeDisabled();
  // The navigation, the menu on a phone and the fragment's focus are the browser's own work.
  await plain.setViewportSize({ width: 360, height: 780 });
  await plain.goto(platform.url);
  await plain.getByRole('button', { name: 'Sections' }).click();
  await plain.getByRole('link', { name: 'ContactUs' }).click();
  await expect(plain.locator('#contact')).toBeInViewport();
  await without.close();
});

for (const [group, paths] of Object.entries(FOOTER)) {
  test(`every link of the footer's group ${group} leads to its page`, async ({ page, platform }) => {
    for (const [index, path] of paths.entries()) {
      if (path === '/feedback') continue;
      await page.goto(platform.url);
      await page.getByRole('contentinfo').getByRole('navigation', { name: group }).getByRole('link').nth(index).click();
      await expect(page).toHaveURL(platform.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS.get(path) ?? 'no such page');
    }
  });
}

const TEXTS = [
  '/country-compliance-matrix',
  '/account-deletion',
  '/products',
  '/terms-and-conditions',
  '/privacy-policy',
  '/cookie-policy',
  '/about-us',
  '/disclaimer',
  '/acceptable-use-policy',
  '/user-agreement',
];

for (const path of TEXTS) {
  test(`${path} breaks no rule of WCAG 2.2 AA, dark and light, wide and narrow, and does not scroll sideways`, async ({
    page,
    platform,
  }) => {
    await expectPublicAccessible(page, platform.url + path);
  });
}
