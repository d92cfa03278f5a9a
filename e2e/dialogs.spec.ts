import type { Page } from '@playwright/test';
import { DIALOGS, dialogsInSources } from './harness/dialogs.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { expect, test } from './harness/test.ts';
import { callsOf } from './harness/tournament-calls.ts';

/** Milliseconds between the two clicks of a double click, from a quick hand to a slow one. */
const PAUSES = [60, 120, 200, 350];
/** Longer than a dialog takes to close (140 ms): what is going to vanish has vanished. */
const CLOSED_BY_THEN_MS = 400;

/** As a mouse does it: both clicks at one place, the second one counted as such. */
async function doubleClick(page: Page, { x, y }: { readonly x: number; readonly y: number }, pause: number): Promise<void> {
  await page.mouse.move(x, y);
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    if (clickCount === 1) await page.waitForTimeout(pause);
  }
}

test('the table has every dialog and every question of the console', () => {
  const listed: Record<string, number> = {};
  for (const { source } of DIALOGS) listed[source] = (listed[source] ?? 0) + 1;
  expect(dialogsInSources()).toEqual(listed);
});

for (const { name, ready } of DIALOGS) {
  test(`${name}: a double click leaves the dialog open and sends nothing, a click outside leaves it open, Escape closes it`, async ({
    page,
    platform,
    guard,
  }) => {
    guard.allow(/Failed to load resource/);
    const token = await enterAs(page, platform.url, ADMIN);
    const { path, title, opener } = await ready(platform, token, page);
    await page.goto(platform.url + path);
    const sent = callsOf(page);
    const dialog = page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }));
    for (const pause of PAUSES) {
      await test.step(`${pause} ms between the clicks`, async () => {
        const control = await opener(page);
        await expect(control).toBeEnabled();
        await control.scrollIntoViewIfNeeded();
        // Where it stands once nothing moves any more: a menu opens with an animation.
        await control.click({ trial: true });
        const box = await control.boundingBox();
        if (box === null) throw new Error('The opener has no place.');
        await doubleClick(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, pause);
        await expect(dialog).toBeVisible();
        await page.waitForTimeout(CLOSED_BY_THEN_MS);
        await expect(dialog, 'after the double click').toBeVisible();
        await expect(dialog, 'asked once').toHaveCount(1);

        await page.mouse.click(8, 8);
        await page.waitForTimeout(CLOSED_BY_THEN_MS);
        await expect(dialog, 'after a click outside').toBeVisible();

        await page.keyboard.press('Escape');
        await expect(dialog, 'untouched, it goes by Escape').toBeHidden();
        expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
      });
    }
  });
}
