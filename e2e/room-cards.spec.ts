import { enterAs, ADMIN } from './harness/people.ts';
import { ROOMS } from './harness/rooms.ts';
import { expect, test } from './harness/test.ts';

test('room cards measure 292 by 268 pixels at every width, and the search never ends beyond them', async ({ page, platform }) => {
  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url + ROOMS);
  for (const width of [1920, 1440, 1024, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();
    const boxes = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    for (const box of boxes) expect({ width: box.width, height: box.height }, `${width} pixels`).toEqual({ width: 292, height: 268 });
    const search = await page.getByRole('searchbox', { name: 'Search rooms' }).locator('xpath=ancestor::*[.//kbd][1]').boundingBox();
    const right = Math.max(...boxes.map((box) => box.right));
    expect((search?.x ?? Infinity) + (search?.width ?? Infinity), `${width} pixels`).toBeLessThanOrEqual(right + 0.5);
  }
});
