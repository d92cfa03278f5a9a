import { ADMIN, enterAs, QUIET_SCREEN } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

const heightOf = (element: Element) => element.getBoundingClientRect().height;

test('prerenders the screen behind a hovered link, hidden and without a page view until it is opened', async ({ page, platform }) => {
  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url + QUIET_SCREEN);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const title = await page.title();
  const link = page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Top-ups' });
  await link.hover();

  const rows = page.locator('#main tbody tr');
  await expect(rows).not.toHaveCount(0);
  await expect(rows.first()).toBeHidden();
  await expect(page.locator('#main h1')).toHaveCount(2);
  await expect(heading).toHaveCount(1);
  expect(await page.title()).toBe(title);
  await expect.poll(() => rows.first().evaluate(heightOf), 'it has boxes, hidden as it is').toBeGreaterThan(20);
  await rows.first().evaluate((row: HTMLElement) => void (row.dataset.same = ''));

  await link.click();
  await expect(heading).toHaveText('Top-Up Management');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^Top-Up Management/);
  await expect(page.locator('#main h1')).toHaveCount(1);
  await expect(page.locator('tr[data-same]'), 'it is the same screen').toBeVisible();
});
