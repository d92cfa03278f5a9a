import { EXTENDED } from './harness/extended.ts';
import { AUDIT, REDEEMS, TOP_UPS } from './harness/finance.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { expect, test } from './harness/test.ts';
import { USERS } from './harness/users.ts';

test(
  'in each table a cell has its second line below the first, cuts both itself, and no box in it is cut a second time',
  EXTENDED,
  async ({ page, platform }) => {
    await enterAs(page, platform.url, ADMIN);
    for (const screen of [TOP_UPS, REDEEMS, AUDIT, USERS]) {
      await page.goto(platform.url + screen);
      const second = page.locator('tbody small');
      await expect(second.first()).toBeVisible();
      const seen = await second.evaluateAll((lines) =>
        lines.map((line) => {
          const cell = line.parentElement as HTMLElement;
          const [first = ''] = cell.innerText.split('\n');
          // A link above a number that can be pressed is a box, as high as a finger needs.
          const cut = [...cell.querySelectorAll('*:not(svg, a, [data-badge])')].filter(
            (part) => getComputedStyle(part).overflowX !== 'visible',
          );
          return {
            cell:
              cell.matches('th, td') &&
              getComputedStyle(cell).textOverflow === 'ellipsis' &&
              getComputedStyle(cell).overflowX !== 'visible',
            below: first !== '' && cell.innerText !== first,
            cut: cut.length,
          };
        }),
      );
      expect.soft(seen, screen).toEqual(seen.map(() => ({ cell: true, below: true, cut: 0 })));
    }
  },
);

test('a row shows its copy button on hover and on keyboard focus', async ({ page, platform }) => {
  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url + TOP_UPS);
  const row = page.locator('tbody tr').nth(2);
  const button = row.getByRole('button', { name: /^Copy request ID / });
  const icon = button.locator('svg');
  await expect(button).toBeAttached();
  await expect(icon).toBeHidden();
  await row.hover();
  await expect(icon).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(icon).toBeHidden();
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(icon).toBeVisible();
});
